import Diagnostics
public import Diagrams
public import Fingerprints
import Site
private import Synchronization

/// What the site says around the content, in one language: the templates' own words and the pages'.
///
/// English stands in the templates and in the code, and is the key to the others, as gaps and tags may stand elsewhere in
/// another language.
public struct SiteWords: Hashable, Fingerprinted, Sendable {
  /// The language.
  public let language: DiagramLanguage
  private let table: [String: String]
  private let missing = MissingPhrases()

  /// Makes words of a table from English.
  public init(_ language: DiagramLanguage, _ table: [String: String] = [:]) {
    self.language = language
    self.table = table
  }

  /// English, which needs no table.
  public static let english = SiteWords(.english)

  /// The words of diagrams.
  var ofDiagrams: DiagramWords {
    let phrases = table.compactMap { key, text in DiagramPhrase(rawValue: key).map { ($0, text) } }
    return DiagramWords(language, Dictionary(phrases) { first, _ in first })
  }

  /// What these words say in place of the diagrams' own, in the order of their keys.
  var inPlaceOfDiagrams: [String] {
    table.filter { DiagramPhrase(rawValue: $0.key) != nil }.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  /// These words, and those of another table of the same language.
  func merging(_ other: SiteWords) -> SiteWords {
    SiteWords(language, table.merging(other.table) { _, new in new })
  }

  /// The same words, with a list of their own of what is asked in vain.
  func anew() -> SiteWords { SiteWords(language, table) }

  /// The language's own words for a phrase by its key, those of the diagrams where the site has none of its own; what has
  /// none at all stays as it is, and is remembered.
  private subscript(_ key: String) -> String {
    if let own = table[key] { return own }
    if let phrase = DiagramPhrase(rawValue: key), DiagramLanguage.spoken.contains(language) {
      return DiagramWords(language)[phrase]
    }
    if language != .english { missing.add(key) }
    return key
  }

  /// A phrase in the language.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text { self[$0] } }

  /// Whether there are words for the phrase.
  func has(_ key: String) -> Bool { language == .english || table[key] != nil }

  /// Adds the language and its table.
  public func add(to fingerprint: inout Fingerprint) {
    language.code.add(to: &fingerprint)
    for (key, text) in table.sorted(by: { $0.key < $1.key }) {
      key.add(to: &fingerprint)
      text.add(to: &fingerprint)
    }
  }

  /// The phrases that the table has words for, sorted.
  var keys: [String] { table.keys.sorted() }

  /// The phrases that were asked for and have no words, in order.
  var askedInVain: [String] { missing.keys }

  /// A template with its marked phrases, `[[Evidence]]`, in this language.
  func translated(_ template: TemplateSource) -> TemplateSource {
    var result = template
    result.text = ""
    var rest = template.text[...]
    var (line, column) = (1, 1)
    func pass(_ text: Substring) {
      for scalar in text.unicodeScalars { (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1) }
    }
    while let (before, phrase, after) = Self.split(rest) {
      let words = table[String(phrase)] ?? String(phrase)
      result.text += before + words
      pass(before)
      let width = phrase.unicodeScalars.count + 4
      result.replaced.append(
        TemplateSource.Replaced(line: line, column: column, width: width, newWidth: words.unicodeScalars.count))
      pass(rest[before.endIndex..<after.startIndex])
      rest = after
    }
    result.text += rest
    return result
  }

  private static func split(_ text: Substring) -> (before: Substring, phrase: Substring, after: Substring)? {
    guard let open = text.firstRange(of: "[["), let close = text[open.upperBound...].firstRange(of: "]]") else {
      return nil
    }
    return (text[..<open.lowerBound], text[open.upperBound..<close.lowerBound], text[close.upperBound...])
  }
}

/// Which phrases a language was asked for and has no words for: only the pages know what they say, and only while they are
/// made.
private final class MissingPhrases: Hashable, Sendable {
  private let found = Mutex<Set<String>>([])

  var keys: [String] { found.withLock { $0 }.sorted() }

  func add(_ key: String) { found.withLock { _ = $0.insert(key) } }

  static func == (left: MissingPhrases, right: MissingPhrases) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
