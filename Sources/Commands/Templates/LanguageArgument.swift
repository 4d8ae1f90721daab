public import ArgumentParser
public import Diagrams
import Generator
import Scenarios

extension DiagramLanguage: ExpressibleByArgument {
  /// The language of a code on the command line. Whether there are words for it is seen when the templates are read.
  public init?(argument: String) {
    guard LanguageTag.isValid(argument) else { return nil }
    self.init(code: argument)
  }

  /// Its code.
  public var defaultValueDescription: String { code }

  /// The codes of those for which Lifeline itself has all words.
  public static var allValueStrings: [String] { spoken.map(\.code) }
}

extension TemplateWords {
  /// The words of a language that somebody asks for on the command line.
  static func asked(_ language: DiagramLanguage, _ origin: TemplateOrigin) throws(UsageError) -> TemplateWords {
    do throws(TemplateWords.Missing) {
      return try TemplateWords(language, in: origin)
    } catch {
      throw UsageError(error.reason)
    }
  }

  /// What diagrams say in it. Tables are read only where they say more than the diagrams' own.
  static func ofDiagrams(_ language: DiagramLanguage, _ origin: TemplateOrigin) throws(UsageError) -> DiagramWords {
    if origin.folder == nil, DiagramLanguage.spoken.contains(language) { return DiagramWords(language) }
    return try asked(language, origin).ofDiagrams
  }
}
