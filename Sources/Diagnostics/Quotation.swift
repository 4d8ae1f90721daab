/// Texts from outside, as messages repeat them.
public enum Quotation {
  /// The most letters of a foreign text that a message repeats.
  public static let limit = 80

  /// The text, cut where it is longer than a message bears.
  public static func cut(_ text: some StringProtocol) -> String { cut(text, at: limit) }

  /// The text, cut where it is longer than so many letters.
  public static func cut(_ text: some StringProtocol, at limit: Int) -> String {
    // Not by counting: the text may have a million letters.
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex) ?? text.endIndex
    let start = text[..<end].unicodeScalars
    // One letter may carry any number of marks.
    if start.count > 4 * limit { return String(String.UnicodeScalarView(start.prefix(limit))) + "…" }
    return end == text.endIndex ? String(text) : String(text[..<end]) + "…"
  }
}

/// The text in single quotes, cut where it is longer than a message bears.
public func quoted(_ text: some StringProtocol) -> String { "'\(Quotation.cut(text))'" }
