import BuiltInTemplates
import Diagnostics
import Diagrams
import Scenarios
import Site

/// Finds what nothing reads in a folder whose files take the place of built-in ones: a file with a slip in its name takes
/// nothing's place, and words of a phrase with a slip are never said.
struct UnreadTemplates {
  let folder: TemplateFolder
  /// The languages of the site.
  let languages: [DiagramLanguage]

  /// The templates that come with Lifeline, whether a page has them or, as that of a log's report, a command.
  private static let builtIn = Set(BuiltInTemplates.files.map(\.path))

  /// The findings; `pages` are the templates of pages. A folder that stands alone misses what has another name, which says
  /// enough.
  func diagnostics(in library: TemplateLibrary, pages: [String]) -> [Diagnostic] {
    folder.builtInFiles.isEmpty ? [] : templates(in: library, pages: pages) + words
  }

  private func templates(in library: TemplateLibrary, pages: [String]) -> [Diagnostic] {
    let own = folder.sources.filter { !Self.builtIn.contains("\($0.name).mustache") }
    guard !own.isEmpty else { return [] }
    // What another file of one's own includes is right: that one is told if nothing reads it.
    let included = own.flatMap { source in library.names(reachedFrom: [source.name]).subtracting([source.name]) }
    let read = library.names(reachedFrom: pages).union(included)
    // A copy of a template that is gone was told as such.
    let gone = folder.diagnostics.filter { $0.id == "template.no-longer-built-in" }.map(\.location.file)
    let names = folder.builtInFiles.filter { $0.hasSuffix(".mustache") }.sorted()
    return own.filter { !read.contains($0.name) && !gone.contains($0.path) }.map { source in
      unread(
        SourceLocation(file: source.path),
        "file: no page has such a template, and no template includes it"
          + Suggestion.phrase(for: "\(source.name).mustache", in: names))
    }
  }

  private var words: [Diagnostic] {
    let tables = folder.tables.filter { !$0.isBuiltIn && languages.contains($0.language) }
    guard !tables.isEmpty else { return [] }
    let said = BuiltInPhrases.all.union(folder.sources.flatMap { MarkedPhrase.all(in: $0).map(\.text) })
    let sorted = said.sorted()
    return tables.flatMap { table in
      table.places.filter { !said.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map {
        unread(
          $0.value,
          "text: no template and no page has the phrase \(quoted($0.key))"
            + Suggestion.phrase(for: $0.key, in: sorted))
      }
    }
  }

  private func unread(_ place: SourceLocation, _ reason: String) -> Diagnostic {
    Diagnostic(.warning, id: "template.unread", at: place, "nothing reads this \(reason)")
  }
}
