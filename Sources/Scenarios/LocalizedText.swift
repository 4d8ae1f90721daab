public import Diagnostics

/// A text in one or more languages.
public struct LocalizedText: Hashable, Sendable {
  /// Where a text stands.
  public struct Origin: Hashable, Sendable {
    /// The key that it is the text of.
    public var key: String
    /// Its place.
    public var location: SourceLocation
    /// How it stands there in each language, by their codes.
    public var written: [String: WrittenText] = [:]
  }

  /// The English text.
  public var english: String
  /// The text in other languages, by their codes.
  public var translations: [String: String]
  /// Where it stands; `nil` for a text that stands in for one that no file gives.
  public var origin: Origin?

  /// Makes a text.
  public init(_ english: String, translations: [String: String] = [:], origin: Origin? = nil) {
    self.english = english
    self.translations = translations
    self.origin = origin
  }

  /// The text in a language by its code; English where there is no translation.
  public func text(in language: String) -> String { translations[language] ?? english }

  /// The same text in each language after a change, such as taking marks away.
  public func mapped(_ change: (String) -> String) -> LocalizedText {
    LocalizedText(change(english), translations: translations.mapValues(change), origin: origin)
  }

  /// Whether somebody has written it, but not in that language.
  public func isMissing(in language: String) -> Bool {
    origin != nil && language != "en" && !english.isEmpty && translations[language] == nil
  }

  /// Whether no file gives the text, and this one stands in for it.
  public var isLeftOut: Bool { origin == nil }

  /// The languages that texts may be in.
  public static let languages = ["en", "ko", "ja"]
}
