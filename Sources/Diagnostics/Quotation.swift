/// Texts from outside, as messages repeat them.
public enum Quotation {
  /// The most letters of a foreign text that a message repeats.
  public static let limit = 80

  /// The text, cut where it is longer than a message bears.
  public static func cut(_ text: some StringProtocol) -> String { cut(text, at: limit) }

  static func cut(_ text: some StringProtocol, at limit: Int) -> String {
    // Not by counting: the text may have a million letters.
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end != text.endIndex else {
      return String(text)
    }
    return cutScalars(String(text[..<end]), at: limit) + "…"
  }

  /// One letter may carry any number of marks.
  private static func cutScalars(_ text: String, at limit: Int) -> String {
    text.unicodeScalars.count <= 4 * limit ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
  }
}

/// The text in single quotes, cut where it is longer than a message bears.
public func quoted(_ text: some StringProtocol) -> String { "'\(Quotation.cut(text))'" }
