import Diagnostics
public import Diagrams
public import Fingerprints
private import Synchronization

/// What the site says around the content, in one language: the templates' own words and the pages'.
///
/// English stands in the templates and in the code, and is the key to the others, as gaps and tags may stand elsewhere in
/// another language.
public struct SiteWords: Hashable, Fingerprinted, Sendable {
  /// The language.
  public let language: DiagramLanguage
  private let table: PhraseTable
  private let missing = MissingPhrases()

  /// Makes words of a table from English.
  public init(_ language: DiagramLanguage, _ table: [String: String] = [:]) {
    self.init(PhraseTable(language, table))
  }

  private init(_ table: PhraseTable) {
    language = table.language
    self.table = table
  }

  /// English, which needs no table.
  public static let english = SiteWords(.english)

  /// The words of diagrams.
  var ofDiagrams: DiagramWords { table.ofDiagrams }

  /// The fingerprint of what these words say in place of the diagrams' own.
  var inPlaceOfDiagrams: Fingerprint { table.inPlaceOfDiagrams }

  /// These words, and those of another table of the same language.
  func merging(_ other: SiteWords) -> SiteWords {
    SiteWords(language, table.words.merging(other.table.words) { _, new in new })
  }

  /// The same words with an empty list of missing phrases, so that each page learns which phrases it lacks itself.
  func anew() -> SiteWords { SiteWords(table) }

  /// The language's own words for a phrase by its key, those of the diagrams where the site has none of its own; what has
  /// none at all stays as it is, and is remembered.
  private subscript(_ key: String) -> String {
    if let own = table.words[key] { return own }
    if let phrase = DiagramPhrase(rawValue: key), DiagramLanguage.spoken.contains(language) {
      return DiagramWords(language)[phrase]
    }
    if language != .english { missing.add(key) }
    return key
  }

  /// A phrase in the language.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text { self[$0] } }

  /// Whether there are words for the phrase.
  func has(_ key: String) -> Bool { language == .english || table.words[key] != nil }

  /// The table's words for a phrase.
  func translation(of key: String) -> String? { table.words[key] }

  /// Adds the language and its table.
  public func add(to fingerprint: inout Fingerprint) { table.all.add(to: &fingerprint) }

  /// The phrases that the table has words for, in no order.
  var keys: Set<String> { Set(table.words.keys) }

  /// The phrases that were asked for and have no words, in order.
  var askedInVain: [String] { missing.keys }
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

/// A table from English, with what is asked of it again and again, found out once.
private final class PhraseTable: Hashable, Sendable {
  let language: DiagramLanguage
  let words: [String: String]
  let ofDiagrams: DiagramWords
  /// The fingerprints of the whole, and of what the diagrams have phrases for.
  let all, inPlaceOfDiagrams: Fingerprint

  init(_ language: DiagramLanguage, _ words: [String: String]) {
    self.language = language
    self.words = words
    var ofDiagrams: [DiagramPhrase: String] = [:]
    var (all, inPlaceOfDiagrams) = (Fingerprint(of: language.code), Fingerprint())
    for (key, text) in words.sorted(by: { $0.key < $1.key }) {
      let entry = Fingerprint(of: key, text)
      entry.add(to: &all)
      guard let phrase = DiagramPhrase(rawValue: key) else { continue }
      ofDiagrams[phrase] = text
      entry.add(to: &inPlaceOfDiagrams)
    }
    self.ofDiagrams = DiagramWords(language, ofDiagrams)
    (self.all, self.inPlaceOfDiagrams) = (all, inPlaceOfDiagrams)
  }

  static func == (left: PhraseTable, right: PhraseTable) -> Bool {
    left === right || (left.language, left.words) == (right.language, right.words)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
