/// The ids that a page of prose has besides those of its headings: the frame's, and those of what it embeds.
///
/// Scripts and style sheets go by these, so a heading of the same name steps aside. What it is called then follows from its
/// anchor alone: a link from another page needs to know nothing of this one.
enum PageIDs {
  /// What a heading's anchor is called on a page of the site.
  static func heading(_ anchor: String) -> String { isTaken(anchor) ? prefix + anchor : anchor }

  private static let prefix = "text-"

  /// Whether a page may have the id without a heading, or has it for a heading that stepped aside.
  static func isTaken(_ id: String) -> Bool {
    var rest = id[...]
    while rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    return frame.contains(String(rest)) || isNumbered(rest) || isOfDiagram(rest)
  }

  /// What stands once on a page.
  private static let frame: Set<String> = [
    "content", "site-menu", "theme", "release", "beside", "calls-essential", "calls-layout", "calls-all", "player",
    "player-data", "sequence-caption",
  ]

  /// Parts of tables: `row-3`, and `row-3-2` in the second part of the page.
  private static func isNumbered(_ id: Substring) -> Bool {
    let names = ["row-", "step-", "sequence-caption-", "comparison-caption-"]
    guard let name = names.first(where: id.hasPrefix) else { return false }
    let numbers = id.dropFirst(name.count).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count <= 2 && numbers.allSatisfy(isNumber)
  }

  /// Diagrams and their parts: `push_pop_sequence`, `push_pop_2_title`, `machine_app`.
  private static func isOfDiagram(_ id: Substring) -> Bool {
    let parts = id.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    return ["machine", "comparison"].contains(parts[0])
      || parts.dropFirst().contains { ["sequence", "hierarchy", "app"].contains($0) || isNumber($0) }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) }
  }
}
