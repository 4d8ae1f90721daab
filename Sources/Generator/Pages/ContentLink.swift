/// A link in prose to another part of the content, such as `scenario:push-pop`.
struct ContentLink: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case scenario, comparison, disagreement, machine, source, rule, callback, claim, page, unit, task
  }

  let kind: Kind
  let id: String

  init(_ kind: Kind, _ id: String) {
    self.kind = kind
    self.id = id
  }

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
    case .source: SourcePage.address(id)
    case .rule: "rules#\(Self.anchor(ofRule: id))"
    case .page: DocsPage.address(id)
    case .unit: UnitPage.address(id)
    case .task: TaskPage.address(id)
    }
  }

  /// A rule's name has a point, which anchors do without.
  static func anchor(ofRule id: String) -> String { String(id.lowercased().map { $0 == "." ? "-" : $0 }) }

  /// The text with every such link's destination replaced.
  static func replaced(in markdown: String, with destination: (ContentLink) -> String) -> String {
    var result = ""
    var rest = markdown[...]
    while let open = opening(in: rest) {
      result += rest[..<open]
      rest = rest[open...]
      // No part's name holds a bracket, and none is that long; what is no link is not read to the end of the text.
      let target = rest.prefix(longestTarget).prefix { !"()[]>\"'".contains($0) && !$0.isWhitespace }
      if let link = ContentLink(parsing: String(target)) {
        result += destination(link)
        rest = rest[target.endIndex...]
      }
    }
    return result + rest
  }

  private static let longestTarget = 200

  /// Where the next destination begins: behind `](`, or behind the `]:` of a definition, in angle brackets or not.
  private static func opening(in text: Substring) -> Substring.Index? {
    // By bytes: to find letters with their marks takes several times longer.
    let bytes = text.utf8
    var index = text.startIndex
    while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
      index = bytes.index(after: bracket)
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ":") else {
        continue
      }
      let start = text[text.index(after: index)...].drop { $0.isWhitespace }
      return start.first == "<" ? text.index(after: start.startIndex) : start.startIndex
    }
    return nil
  }
}
