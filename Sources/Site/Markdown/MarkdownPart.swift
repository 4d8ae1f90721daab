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
  }

  /// What it is.
  public let kind: Kind
  /// Where it stands in the text, in bytes: a link and a picture by their destination.
  public let offset: Int
}

extension Markdown {
  /// The links, pictures and HTML of a text, in order.
  ///
  /// A definition such as `[label]: destination` is a link, whether a link has that label or not.
  public static func parts(of markdown: String) -> [MarkdownPart] {
    // Most texts have none of them, and parsing is most of the work.
    guard
      markdown.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ":") })
    else { return [] }
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

  /// Whether a destination leads to the web or into the site, so that following it runs nothing.
  public static func isHarmless(_ destination: String) -> Bool { AddressText.isHarmless(destination) }

  /// Whether a destination is a place in the site: neither a host nor a scheme is named.
  public static func isInSite(_ destination: String) -> Bool { AddressText.isInSite(destination) }
}

extension MarkdownPart.Kind {
  /// What is written between a link's parentheses.
  fileprivate var destination: String? {
    switch self {
    case .link(let destination), .image(let destination): destination
    case .bareLink, .html: nil
    }
  }
}
