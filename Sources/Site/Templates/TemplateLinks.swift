internal import Diagnostics

/// The links that a template's own text holds, without those that a value is part of, and the places in it that can be
/// linked to.
struct TemplateLinks: Sendable {
  /// A link with its place in the template.
  struct Link: Hashable, Sendable {
    /// Where it leads, as seen from each page of the template.
    var destination: String
    /// Where that stands.
    var location: SourceLocation
  }

  private(set) var links: [Link] = []
  private(set) var anchors: Set<String> = []

  init(_ source: TemplateSource, _ escaping: TemplateEscaping) {
    let scan = TemplateScanner(source)
    var bytes = scan.bytes
    var tags: [Range<Int>] = []
    for (index, tag) in scan.tags.enumerated() {
      let range = scan.texts[index].upperBound..<scan.texts[index + 1].lowerBound
      tags.append(range)
      // A value is part of a word. Between attributes other tags are like white space; in Markdown that ends a link.
      let blank = tag.isValue || escaping == .markdown ? UInt8(ascii: "x") : UInt8(ascii: " ")
      for place in range { bytes[place] = blank }
    }
    let page = PageLinks(path: escaping == .html ? "page.html" : "page.md", bytes: bytes)
    for link in page?.links ?? [] {
      let range = link.offset..<max(link.offset + link.destination.utf8.count, link.offset + 1)
      if !tags.contains(where: { $0.overlaps(range) }) {
        links.append(Link(destination: link.destination, location: scan.location(of: link.offset)))
      }
    }
    anchors = page?.anchors ?? []
  }
}

extension TemplateScanner {
  /// The place of a byte of the template.
  fileprivate func location(of offset: Int) -> SourceLocation {
    var (line, column) = (1, 1)
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return source.place(line: line, column: column)
  }
}
