/// A part of a Markdown text that leads somewhere, or that is no Markdown.
public struct MarkdownPart: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A link with its destination.
    case link(String)
    /// A link that is nothing but its destination, as in `<https://example.org>`.
    case bareLink(String)
    /// A picture with its address.
    case image(String)
    /// HTML, from its beginning.
    case html(String)
    /// Where the text is nested deeper than `Markdown.mostLevels`.
    case nested
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands in the text, in bytes: a link and a picture by their destination.
  public let offset: Int
}

extension Markdown {
  /// How deep a text may be nested: quotations, lists and their items, emphasis and links in each other. Prose has five or
  /// six levels; what browsers and readers of Markdown make of thousands differs, and costs them seconds.
  public static let mostLevels = 50

  /// The links, pictures and HTML of a text, in order, and where it is nested too deep.
  ///
  /// A definition such as `[label]: destination` is a link, whether a link has that label or not.
  public static func parts(of markdown: String) -> [MarkdownPart] {
    // Most texts have none of them, and parsing is most of the work.
    guard mayHaveParts(markdown) else { return [] }
    let bytes = Array(markdown.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    // The tree knows what is a link, the text itself where its destination stands.
    var written = Dictionary(grouping: MarkdownScan(bytes).links, by: \.destination).mapValues { $0.map(\.offset)[...] }
    var last: [String: Int] = [:]
    var parts: [MarkdownPart] = []
    for found in MarkdownDocument.with(markdown, { $0.parts() }) ?? [] {
      let line = starts[min(found.line, starts.count) - 1]
      var offset = min(line + found.column - 1, max(bytes.count - 1, 0))
      if let destination = found.kind.destination {
        // Several links may have one definition.
        last[destination] = written[destination]?.popFirst() ?? last[destination]
        offset = last[destination] ?? offset
      }
      parts.append(MarkdownPart(kind: found.kind, offset: offset))
    }
    for (destination, offsets) in written {
      parts += offsets.map { MarkdownPart(kind: .link(destination), offset: $0) }
    }
    return parts.sorted { $0.offset < $1.offset }
  }

  private static func mayHaveParts(_ markdown: String) -> Bool {
    var marks = 0
    for byte in markdown.utf8 {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: ":"): return true
      // Each level begins with one of these.
      case UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "-"),
        UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: ")"):
        marks += 1
      default: break
      }
    }
    // A list and its item are two levels.
    return marks * 2 > mostLevels
  }

  /// The place that a destination names behind its `#`, its codes resolved.
  public static func place(of destination: String) -> String {
    if case .relative(_, let fragment?) = LinkTarget(destination) { fragment } else { "" }
  }

  /// Whether a destination leads to the web or into the site, so that following it runs nothing.
  public static func isHarmless(_ destination: String) -> Bool { AddressText.isHarmless(destination) }

  /// Whether a destination is a place in the site: neither a host nor a scheme is named.
  public static func isInSite(_ destination: String) -> Bool { AddressText.isInSite(destination) }
}

extension MarkdownPart.Kind {
  /// What is written between a link's parentheses.
  public var destination: String? {
    switch self {
    case .link(let destination), .image(let destination): destination
    case .bareLink, .html, .nested: nil
    }
  }
}
