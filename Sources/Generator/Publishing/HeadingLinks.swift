import Site

/// Gives each heading with an anchor a link to itself, so that a reader can pass on its address.
///
/// The anchor is the heading's own or that of the section that it opens. The heading is named by its own text, which
/// stands in an element for that: the link in it is no part of its name. Pages are ours, so a tag is as templates and the
/// Markdown writer write it.
enum HeadingLinks {
  /// `label` is what screen readers say of such a link.
  static func added(to bytes: [UInt8], label: String) -> [UInt8] {
    let label = HTMLText.escaped(label)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8_000)
    // The anchor of the section that has just begun; a heading that is not its first has another section's.
    var section: ArraySlice<UInt8>?
    var heading: ArraySlice<UInt8>?
    var isInTag = false
    // Bytes up to here are in the result. What nothing is inserted into is copied as one stretch.
    var copied = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") || (isInTag && bytes[index] == UInt8(ascii: ">"))
    {
      if bytes[index] == UInt8(ascii: "<") {
        // Of all tags few are a section's or a heading's.
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
        guard next == UInt8(ascii: "s") || next == UInt8(ascii: "h") || next == UInt8(ascii: "/") else { continue }
        let rest = bytes[index...]
        if rest.starts(with: "<section".utf8) {
          section = anchor(rest)
        } else if Self.opening.contains(where: rest.starts) {
          heading = isClosed(rest) ? anchor(rest) ?? section : nil
          section = nil
          isInTag = heading != nil
        } else if let id = heading, rest.starts(with: "</h".utf8) {
          result += bytes[copied..<index]
          copied = index
          result += "</span> <a class=\"anchor\" href=\"#".utf8
          result += id
          result += "\" aria-label=\"\(label)\">#</a>".utf8
          heading = nil
        }
      } else if let id = heading {
        result += bytes[copied..<index]
        copied = index
        let name = Array(Self.name.utf8) + id
        result += " aria-labelledby=\"".utf8 + name + "\"><span id=\"".utf8 + name + "\"".utf8
        isInTag = false
      }
    }
    return result + bytes[copied...]
  }

  /// What the id of a heading's text begins with, before the anchor; no anchor has a colon.
  static let name = "t:"

  /// Headings of the second to the fourth level: the first is the page itself.
  private static let opening = ["<h2", "<h3", "<h4"].map { Array($0.utf8) }

  private static func isClosed(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.indices.contains { rest[$0] == UInt8(ascii: "<") && rest[$0...].starts(with: "</h".utf8) }
  }

  /// The id in the tag that begins there.
  private static func anchor(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let tag = rest.prefix { $0 != UInt8(ascii: ">") }
    let mark = Array(" id=\"".utf8)
    guard let start = tag.indices.first(where: { tag[$0...].starts(with: mark) }) else { return nil }
    let value = tag[(start + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
    return value.isEmpty ? nil : value
  }
}
