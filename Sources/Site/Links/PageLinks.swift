/// What one page links to and what in it can be linked to.
public struct PageLinks: Sendable {
  struct Link: Hashable, Sendable {
    /// The destination as written, references resolved.
    var destination: String
    /// Where it stands, in bytes.
    var offset: Int
  }

  var links: [Link] = []
  var anchors: Set<String> = []

  /// The same places, as they are kept.
  public var kept: PageAnchors { PageAnchors(anchors) }

  /// The links of an HTML or Markdown file; `nil` for any other.
  public init?(path: String, bytes: [UInt8]) {
    if path.hasSuffix(".html") {
      addHTML(bytes)
    } else if path.hasSuffix(".md") {
      let page = MarkdownScan(bytes)
      // HTML in Markdown can link and be linked to as well.
      addHTML(Self.withoutEscapes(page.masked))
      links += page.links
      var anchors = HeadingAnchors()
      for heading in page.headings { self.anchors.insert(anchors.next(for: Self.words(of: heading))) }
    } else {
      return nil
    }
  }

  /// The bytes with escaped signs blanked: a '<' behind a backslash begins no element.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while index < result.count {
      if result[index] == UInt8(ascii: "\\"), index + 1 < result.count {
        if result[index + 1] != UInt8(ascii: "\n") { result[index + 1] = UInt8(ascii: " ") }
        index += 1
      }
      index += 1
    }
    return result
  }

  /// A heading's words; most have no markup, and reading these as Markdown would be most of the check's work.
  private static func words(of heading: String) -> String {
    let isPlain = heading.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "\n"):
        false
      default: true
      }
    }
    return isPlain ? heading : Markdown.plainText(heading)
  }

  private mutating func addHTML(_ bytes: [UInt8]) {
    for attribute in HTMLScan(bytes).attributes {
      switch attribute.name {
      case "href", "src", "poster": links.append(Link(destination: attribute.value, offset: attribute.offset))
      default: anchors.insert(attribute.value)
      }
    }
  }
}
