public import Diagrams
import Lifecycle

/// What the site says around the content, in one language: the templates' own words and the pages'.
///
/// English stands in the templates and in the code, and is the key to the others, as gaps and tags may stand elsewhere in
/// another language.
public struct SiteWords: Hashable, Sendable {
  /// The language.
  public let language: DiagramLanguage
  private let table: [String: String]

  /// Makes words of a table from English.
  public init(_ language: DiagramLanguage, _ table: [String: String] = [:]) {
    self.language = language
    self.table = table
  }

  /// English, which needs no table.
  public static let english = SiteWords(.english)

  /// The language's own words for a phrase; what has none stays as it is.
  subscript(_ phrase: String) -> String { table[phrase] ?? phrase }

  /// Whether there are words for the phrase.
  func has(_ phrase: String) -> Bool { language == .english || table[phrase] != nil }

  /// A phrase whose gaps, `{1}` and so on, are filled.
  func callAsFunction(_ phrase: String, _ values: String...) -> String {
    var result = self[phrase]
    // From the last, so that a value with a gap in it stays as it is where its number is smaller.
    for (index, value) in values.enumerated().reversed() { result = result.replacing("{\(index + 1)}", with: value) }
    return result
  }

  /// The releases in words.
  func releases(_ range: ReleaseRange) -> String {
    switch (range.first, range.last) {
    case (nil, nil): self["every iOS"]
    case (let first?, nil): self("iOS {1} and later", "\(first)")
    case (nil, let last?): self("up to iOS {1}", "\(last)")
    case (let first?, let last?):
      first == last ? "iOS \(first)" : self("iOS {1} to {2}", "\(first)", "\(last)")
    }
  }

  /// A template's text with its marked phrases, `[[Evidence]]`, in this language.
  func translated(_ template: String) -> String {
    var result = ""
    var rest = template[...]
    while let (before, phrase, after) = Self.split(rest) {
      result += before + self[String(phrase)]
      rest = after
    }
    return result + rest
  }

  /// The marked phrases of a template.
  static func phrases(in template: String) -> [String] {
    var found: [String] = []
    var rest = template[...]
    while let (_, phrase, after) = split(rest) {
      found.append(String(phrase))
      rest = after
    }
    return found
  }

  private static func split(_ text: Substring) -> (before: Substring, phrase: Substring, after: Substring)? {
    guard let open = text.firstRange(of: "[["), let close = text[open.upperBound...].firstRange(of: "]]") else {
      return nil
    }
    return (text[..<open.lowerBound], text[open.upperBound..<close.lowerBound], text[close.upperBound...])
  }
}
