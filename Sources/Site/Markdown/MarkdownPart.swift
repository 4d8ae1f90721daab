/// A part of a Markdown text that leads somewhere, or that is no Markdown.
public struct MarkdownPart: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A link with its destination.
    case link(String)
    /// A picture with its address.
    case image(String)
    /// HTML, from its beginning.
    case html(String)
  }

  /// What it is.
  public let kind: Kind
  /// The line of the text in which it begins, from 1.
  public let line: Int
  /// The column, counted in bytes from 1; 0 where only the line is known.
  public let column: Int
}

extension Markdown {
  /// The links, pictures and HTML of a text, in order.
  public static func parts(of markdown: String) -> [MarkdownPart] {
    // Most texts have none of them, and parsing is most of the work.
    guard
      markdown.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ":") })
    else { return [] }
    return MarkdownDocument.with(markdown) { $0.parts() } ?? []
  }

  /// Whether a destination leads to the web or into the site, so that following it runs nothing.
  public static func isHarmless(_ destination: String) -> Bool { AddressText.isHarmless(destination) }

  /// Whether a destination is a place in the site: neither a host nor a scheme is named.
  public static func isInSite(_ destination: String) -> Bool { AddressText.isInSite(destination) }
}
