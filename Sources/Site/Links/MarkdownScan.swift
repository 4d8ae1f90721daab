/// Finds a Markdown file's links and headings, in one pass over its lines.
struct MarkdownScan {
  private(set) var links: [PageLinks.Link] = []
  /// The headings' texts, with their markup.
  private(set) var headings: [String] = []
  /// The file with all code blanked, byte for byte, so that places stay the same.
  private(set) var masked: [UInt8]

  init(_ bytes: [UInt8]) {
    let mask = MarkdownMask(bytes)
    masked = mask.masked
    for line in mask.lines where !line.isCode {
      // The text itself is taken from the file: code in a heading belongs to its anchor.
      if let heading = Self.heading(bytes[line.range]) {
        headings.append(heading)
      } else if line.isUnderline, let above = line.paragraph {
        headings.append(String(decoding: bytes[above], as: UTF8.self))
      }
    }
    links = MarkdownLinks(masked).links
  }

  /// The text of a line such as `## Text ##`.
  private static func heading(_ line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    let marks = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard line.count - text.count < 4, (1...6).contains(marks) else { return nil }
    let rest = text.dropFirst(marks)
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "\t") else { return nil }
    let words = String(decoding: rest, as: UTF8.self).trimmed
    let closing = words.reversed().prefix { $0 == "#" }.count
    let opened = words.dropLast(closing)
    return opened.isEmpty || opened.last == " " ? String(opened).trimmed : words
  }
}
