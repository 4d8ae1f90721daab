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

    /// What stands in place of a code where a text names no language.
    public static let unnamed = ""
  }

  /// The text as it was written first: in English, unless `language` or the site's settings say otherwise.
  public var english: String
  /// The language of that text by its code; `nil` where the text names none and is in the site's first language.
  public var language: String?
  /// The text in other languages, by their codes.
  public var translations: [String: String]
  /// Where it stands; `nil` for a text that stands in for one that no file gives.
  public var origin: Origin? {
    get { places.first }
    set { places = newValue.map { [$0] } ?? [] }
  }
  // A list of one at most, which copies share: texts stand in very many values, and few of these ask for their places.
  private var places: [Origin]

  /// Makes a text.
  public init(
    _ english: String, in language: String? = nil, translations: [String: String] = [:], origin: Origin? = nil
  ) {
    self.english = english
    self.language = language
    self.translations = translations
    places = origin.map { [$0] } ?? []
  }

  /// Adds a translation that stands in a file of its own.
  mutating func add(_ translation: LocalizedText?, in language: String) {
    guard let translation, !translation.isLeftOut else { return }
    translations[language] = translation.english
    for (_, written) in translation.origin?.written ?? [:] { origin?.written[language] = written }
  }

  /// The text in a language by its code; as it was written first where there is no translation.
  public func text(in language: String) -> String { translations[language] ?? english }

  /// The same text as it is if one of its languages is the first one; where it lacks that one, nothing changes.
  public func beginning(with code: String) -> LocalizedText {
    guard let text = translations[code] else { return self }
    var others = translations
    others[code] = nil
    if let language { others[language] = english }
    return LocalizedText(text, in: code, translations: others, origin: origin)
  }

  /// The same text in each language after a change, such as taking marks away.
  public func mapped(_ change: (String) -> String) -> LocalizedText {
    LocalizedText(change(english), in: language, translations: translations.mapValues(change), origin: origin)
  }

  /// Whether somebody has written it, but not in that language; `first` is the site's first language.
  public func isMissing(in code: String, ofSiteIn first: String = "en") -> Bool {
    origin != nil && !english.isEmpty && code != language ?? first && translations[code] == nil
  }

  /// Whether no file gives the text, and this one stands in for it.
  public var isLeftOut: Bool { origin == nil }
}
