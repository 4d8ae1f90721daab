import BuiltInTemplates
import Diagnostics
import Diagrams
import Fingerprints
import Scenarios
import Site

/// What a folder of templates holds: `site/` and `book/` the pages' templates, `assets/` what is copied as it is, `styles/`
/// what is joined to one style sheet in the order of the names, `words/` the templates' words in other languages.
struct TemplateFolder: Sendable {
  var sources: [TemplateSource] = []
  var assets = OutputTree()
  /// The style sheet: one file for the reader to fetch, several for whoever changes it.
  var styles: [(path: String, text: String)] = []
  /// English first; the others as far as there are tables for them.
  var words: [SiteWords] = [.english]
  /// The tables of words, each with the places of its phrases.
  var tables: [(language: DiagramLanguage, file: String, places: [String: SourceLocation], isBuiltIn: Bool)] = []
  /// The languages whose tables could not be read.
  var unreadableWords: Set<DiagramLanguage> = []
  var diagnostics: [Diagnostic] = []
  /// The folder that is named where something is missing.
  let folder: String
  /// The folder for files of one's own, whether it is there or not.
  let ownFolder: String
  /// The paths of the files that come with Lifeline and that no file of the folder takes the place of.
  var builtInFiles: Set<String> = []
  /// The paths of the folder's files that are the same as those that come with Lifeline.
  var unchangedCopies: Set<String> = []
  /// The places that templates of one's own name, by `id="legal"`, and that no built-in one does.
  var ownPlaces: Set<String> = []
  /// The fingerprints of the templates of each form of pages, once all are read.
  var sourceKeys: [Edition.Form: Fingerprint] = [:]

  /// How a file is named to the reader of a message.
  func shown(_ path: String) -> String {
    "\(builtInFiles.contains(path) ? Self.builtIn : folder)/\(path)"
  }

  /// The words of a site's languages, its first language first, and what is wrong with the choice. Where nobody has chosen,
  /// they are English and those for which the folder itself has words.
  func languages(_ settings: SiteSettings) -> (words: [SiteWords], diagnostics: [Diagnostic]) {
    if settings.languages.isEmpty {
      return (words.filter { !builtInLanguages.contains($0.language) }, [])
    }
    var found: [Diagnostic] = []
    let chosen = settings.languages.compactMap { code -> SiteWords? in
      if let words = words.first(where: { $0.language.code == code.id }) { return words }
      found.append(Diagnostic(id: "settings.no-words", at: code.location, noWords(for: code.id)))
      return nil
    }
    return (chosen.isEmpty ? [.english] : chosen, found + unread(settings.languages.map(\.id)))
  }

  /// That there is no table of a language, and how to make one.
  func noWords(for code: String) -> String {
    let command = wordsCommand(code, to: "\(ownFolder)/words/\(code).json")
    return "there are no words for '\(code)'; '\(command)' makes a table to fill in"
      + Suggestion.phrase(for: code, in: words.map(\.language.code), orList: "there are words for")
  }

  /// Whether a table of that name comes with Lifeline.
  private static func isOfLifeline(_ table: String) -> Bool {
    BuiltInTemplates.files.contains { table.hasSuffix("/\($0.path)") }
  }

  /// Tables of one's own in a language that the site does not have. Those that come with Lifeline may be copied whole.
  private func unread(_ chosen: [String]) -> [Diagnostic] {
    tables.filter { table in
      !chosen.contains(table.language.code) && !Self.isOfLifeline(table.file)
    }.map { table in
      let code = table.language.code
      let meant = LanguageTag.meant(by: code) ?? Suggestion.nearest(to: code, in: chosen)
      return Diagnostic(
        .warning, id: "template.unread", at: SourceLocation(file: table.file),
        "nothing reads this file: '\(code)' is not among the site's languages (\(chosen.joined(separator: ", ")))"
          + (meant.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  /// The languages of which all words come with Lifeline.
  private var builtInLanguages: Set<DiagramLanguage> {
    let own = words.map(\.language).filter { language in
      language == .english || !builtInFiles.contains { $0.hasPrefix("words/\(language.code)") }
    }
    return Set(words.map(\.language)).subtracting(own)
  }

  /// What pages of a form follow from in a language, besides their values.
  func key(of form: Edition.Form, _ words: SiteWords) -> Fingerprint { Fingerprint(of: sourceKeys[form], words) }

  /// The same for an edition: pages in Markdown follow from the places that they do not have, too.
  func key(of edition: Edition) -> Fingerprint {
    Fingerprint(of: key(of: edition.form, edition.words), edition.isSite ? [] : edition.ownPlaces.sorted())
  }

  /// The templates in a language.
  func library(_ words: SiteWords) -> TemplateLibrary {
    TemplateLibrary(
      sources: sources.map(words.translated), folder: folder)
  }
}
