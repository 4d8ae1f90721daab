/// A link in prose to another part of the content, such as `scenario:push-pop`.
struct ContentLink: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case scenario, comparison, disagreement, machine, source, rule, callback, claim, page, unit, task
  }

  let kind: Kind
  let id: String
  /// The place on its page, as in `page:guide#a-part` and `scenario:push-pop#step-2`.
  let fragment: String?

  init(_ kind: Kind, _ id: String, at fragment: String? = nil) {
    self.kind = kind
    self.id = id
    self.fragment = fragment
  }

  init?(parsing destination: String) {
    let parts = destination.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else { return nil }
    let mark = Self.withPlaces.contains(kind) ? parts[1].firstIndex(of: "#") : nil
    self.init(
      kind, String(parts[1][..<(mark ?? parts[1].endIndex)]),
      at: mark.map { String(parts[1][parts[1].index(after: $0)...]) })
  }

  /// The kinds that have pages of their own. The others are places on a page themselves.
  private static let withPlaces: Set<Kind> = [
    .scenario, .page, .comparison, .machine, .callback, .source, .unit, .task,
  ]

  /// The template of the page, for those kinds.
  static let templates: [Kind: String] = [
    .scenario: "scenario", .page: "docs", .comparison: "comparison", .machine: "machine", .callback: "callback",
    .source: "source", .unit: "unit", .task: "task",
  ]

  /// The address of what it leads to on the site.
  var address: String {
    guard let fragment else { return page }
    return "\(page)#\(kind == .page ? PageIDs.heading(fragment) : fragment)"
  }

  /// The same in Markdown: there a page has the anchors of its headings, and neither rows nor the `places` of templates.
  func addressInMarkdown(without places: Set<String>) -> String {
    guard let fragment, kind == .page, !places.contains(fragment) else { return page }
    return "\(page)#\(fragment)"
  }

  private var page: String {
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
