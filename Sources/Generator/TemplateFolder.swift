import Diagnostics
import Diagrams
import Foundation
import Scenarios
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
  var diagnostics: [Diagnostic] = []
  let folder: String

  /// The templates in a language.
  func library(_ words: SiteWords) -> TemplateLibrary {
    TemplateLibrary(
      sources: sources.map { TemplateSource(path: $0.path, name: $0.name, text: words.translated($0.text)) },
      folder: folder)
  }

  /// Whether a folder has a table of words in a language.
  static func hasWords(_ language: DiagramLanguage, in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/words/\(language.rawValue).json")
  }

  /// Phrases of the templates that a language has no words for.
  var untranslated: [Diagnostic] {
    words.flatMap { words -> [Diagnostic] in
      var told = Set<String>()
      return sources.flatMap { source in
        SiteWords.phrases(in: source.text).filter { !words.has($0) && told.insert($0).inserted }.map { phrase in
          Diagnostic(
            .warning, id: "template.untranslated", at: SourceLocation(file: source.path),
            "'\(phrase)' has no words in '\(words.language.rawValue)'")
        }
      }
    }
  }

  /// Phrases that pages have said and a language has no words for.
  func diagnostics(askedInVain words: SiteWords) -> [Diagnostic] {
    words.askedInVain.map { phrase in
      Diagnostic(
        .warning, id: "template.untranslated",
        at: SourceLocation(file: "\(folder)/words/\(words.language.rawValue).json"),
        "'\(phrase)' has no words in '\(words.language.rawValue)', and pages say it")
    }
  }

  static func load(_ folder: String) -> TemplateFolder {
    var found = TemplateFolder(folder: folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      let diagnostic = Diagnostic(
        id: "template.no-folder", at: SourceLocation(file: folder), "there is no folder of templates here")
      found.diagnostics.append(diagnostic)
      return found
    }
    for path in files(below: folder) {
      let shown = "\(folder)/\(path)"
      guard let data = FileManager.default.contents(atPath: shown) else {
        found.diagnostics.append(
          Diagnostic(id: "file.unreadable", at: SourceLocation(file: shown), "the file cannot be read"))
        continue
      }
      if path.hasPrefix("assets/") {
        found.assets.add(Array(data), at: String(path.dropFirst("assets/".count)))
      } else if path.hasPrefix("styles/"), path.hasSuffix(".css") {
        guard let text = String(validating: data, as: UTF8.self) else {
          found.diagnostics.append(
            Diagnostic(id: "file.not-utf-8", at: SourceLocation(file: shown), "the style sheet is not UTF-8"))
          continue
        }
        if let line = StyleSheet.unbalancedLine(text) {
          found.diagnostics.append(
            Diagnostic(
              id: "template.braces", at: SourceLocation(file: shown, line: line, column: 1),
              "the braces do not match from here on, which would undo the rules that follow"))
        }
        found.styles += text
      } else if let language = DiagramLanguage.allCases.first(where: { path == "words/\($0.rawValue).json" }) {
        // A slip in it must not silently leave pages in English.
        let table = WordTable(TextFile(path: shown, bytes: Array(data)))
        found.diagnostics += table.diagnostics
        if language != .english { found.words.append(SiteWords(language, table.words)) }
      } else if path.hasSuffix(".mustache") {
        guard let text = String(validating: data, as: UTF8.self) else {
          found.diagnostics.append(
            Diagnostic(id: "file.not-utf-8", at: SourceLocation(file: shown), "the template is not UTF-8"))
          continue
        }
        found.sources.append(TemplateSource(path: shown, name: String(path.dropLast(".mustache".count)), text: text))
      }
    }
    found.words.sort { Self.place($0) < Self.place($1) }
    return found
  }

  private static func place(_ words: SiteWords) -> Int {
    DiagramLanguage.allCases.firstIndex(of: words.language) ?? 0
  }

  private static func files(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let path = walk.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      let type = walk.fileAttributes?[.type] as? FileAttributeType
      if !name.hasPrefix("."), type == .typeRegular || type == .typeSymbolicLink { files.append(path) }
    }
    return files.sorted()
  }
}
