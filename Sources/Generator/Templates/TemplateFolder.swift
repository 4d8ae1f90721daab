import Diagnostics
import Diagrams
import Site

/// What a folder of templates holds: `site/` and `book/` the pages' templates, `assets/` what is copied as it is, `styles/`
/// what is joined to one style sheet in the order of the names, `words/` the templates' words in other languages.
struct TemplateFolder {
  var sources: [TemplateSource] = []
  var assets = OutputTree()
  /// The style sheet: one file for the reader to fetch, several for whoever changes it.
  var styles = ""
  /// English first; the others as far as there are tables for them.
  var words: [SiteWords] = [.english]
  /// The languages whose tables could not be read.
  var unreadableWords: Set<DiagramLanguage> = []
  var diagnostics: [Diagnostic] = []
  let folder: String

  /// The templates in a language.
  func library(_ words: SiteWords) -> TemplateLibrary {
    TemplateLibrary(
      sources: sources.map { TemplateSource(path: $0.path, name: $0.name, text: words.translated($0.text)) },
      folder: folder)
  }

  /// Phrases of the templates that a language has no words for. A table that could not be read has none, and says so
  /// itself.
  var untranslated: [Diagnostic] {
    let phrases = sources.flatMap { source in
      MarkedPhrase.all(in: source).map { (phrase: $0, text: $0.text) }
    }
    let known = Set(phrases.map(\.text))
    return words.filter { !unreadableWords.contains($0.language) }.flatMap { words -> [Diagnostic] in
      let spare = words.keys.filter { !known.contains($0) }
      var seen = Set<String>()
      return phrases.filter { !words.has($0.text) && seen.insert($0.text).inserted }.map { phrase, text in
        Diagnostic(
          .warning, id: "template.untranslated", at: phrase.location,
          "'\(text)' has no words in '\(words.language.rawValue)'"
            + (Suggestion.nearest(to: text, in: spare).map { "; the table has '\($0)'" } ?? ""))
      }
    }
  }

  /// Phrases that pages have said and a language has no words for.
  func diagnostics(askedInVain words: SiteWords) -> [Diagnostic] {
    unreadableWords.contains(words.language)
      ? []
      : words.askedInVain.map { phrase in
        Diagnostic(
          .warning, id: "template.untranslated",
          at: SourceLocation(file: "\(folder)/words/\(words.language.rawValue).json"),
          "'\(phrase)' has no words in '\(words.language.rawValue)', and pages say it")
      }
  }
}
