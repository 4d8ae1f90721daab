import Diagnostics
public import Diagrams

/// The words of a language, for commands that make no site: those of Lifeline and those of tables of one's own.
public struct TemplateWords: Sendable {
  /// Why there are none.
  public struct Missing: Error {
    /// Where they would stand, and which languages have words.
    public let reason: String
  }

  /// What diagrams say.
  public var ofDiagrams: DiagramWords { words.ofDiagrams }

  let words: SiteWords

  /// The words of a language that has a table.
  public init(_ language: DiagramLanguage, in origin: TemplateOrigin) throws(Missing) {
    if language == .english {
      words = .english
      return
    }
    let folder = TemplateFolder.load(origin)
    guard let words = folder.words.first(where: { $0.language == language }) else {
      throw Missing(reason: folder.noWords(for: language.code))
    }
    self.words = words
  }

  /// The phrases that have no words in a language, in order; all of them where it has no table.
  public static func missing(in language: DiagramLanguage, _ origin: TemplateOrigin) -> [String] {
    let folder = TemplateFolder.load(origin)
    let words = folder.words.first { $0.language == language } ?? SiteWords(language)
    return folder.missing(words).map(\.text).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }
}
