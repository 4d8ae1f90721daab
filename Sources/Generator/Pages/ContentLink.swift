/// A link in prose to another part of the content, such as `scenario:push-pop`.
struct ContentLink: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case scenario, comparison, disagreement, machine, source, rule, callback, claim, page
  }

  let kind: Kind
  let id: String

  init?(parsing destination: String) {
    let parts = destination.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    self.kind = kind
    self.id = parts[1]
  }

  /// The address of what it leads to.
  var address: String {
    switch kind {
    case .scenario: "scenarios/\(id)"
    case .comparison: "comparisons/\(id)"
    case .machine: "machines/\(id)"
    case .callback: "callbacks/\(id)"
    case .claim: "\(ClaimsPage.address)#\(id)"
    case .disagreement: "disagreements#\(id)"
    case .source: "sources#\(id)"
    case .rule: "rules#\(Self.anchor(ofRule: id))"
    case .page: DocsPage.address(id)
    }
  }

  /// A rule's name has a point, which anchors do without.
  static func anchor(ofRule id: String) -> String { String(id.lowercased().map { $0 == "." ? "-" : $0 }) }

  /// The links in a text, in order.
  static func links(in markdown: String) -> [ContentLink] {
    var found: [ContentLink] = []
    _ = replaced(in: markdown) {
      found.append($0)
      return ""
    }
    return found
  }

  /// The text with every such link's destination replaced.
  static func replaced(in markdown: String, with destination: (ContentLink) -> String) -> String {
    var result = ""
    var rest = markdown[...]
    while let open = rest.range(of: "](") {
      result += rest[..<open.upperBound]
      rest = rest[open.upperBound...]
      let target = rest.prefix { $0 != ")" && $0 != "\n" }
      if let link = ContentLink(parsing: String(target)) {
        result += destination(link)
        rest = rest[target.endIndex...]
      }
    }
    return result + rest
  }
}

extension Substring {
  /// Where the text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
