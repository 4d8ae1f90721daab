/// Prose in Markdown by its headings.
public struct ProseSections {
  /// The sections with their headings; what stands before the first heading is left out.
  public let sections: [String]

  /// Takes a text apart. A line that begins with `#` in a block of code is no heading.
  public init(_ markdown: String) {
    var found: [String] = []
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("#") {
        found.append(String(line))
      } else if !found.isEmpty {
        found[found.count - 1] += "\n\(line)"
      }
    }
    sections = found
  }

  /// The first sections as one text.
  func first(_ count: Int) -> String { sections.prefix(count).joined(separator: "\n") }

  /// The entries of a section's list, in Markdown, each on one line.
  public func entries(_ section: Int) -> [String] {
    guard sections.indices.contains(section) else { return [] }
    var found: [String] = []
    for line in sections[section].split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if line.hasPrefix("- ") {
        found.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), !found.isEmpty {
        found[found.count - 1] += " " + line.drop { $0 == " " }
      } else if !line.isEmpty, !found.isEmpty {
        break
      }
    }
    return found
  }
}
