import BuiltInTemplates
import Diagnostics
import Diagrams
import Fingerprints
import Foundation
import Scenarios
import Site

extension TemplateFolder {
  /// Reads templates. What is wrong with a file does not hide what is wrong with others.
  static func load(_ origin: TemplateOrigin) -> TemplateFolder {
    switch origin {
    case .folder(let folder):
      var found = TemplateFolder(folder: folder, ownFolder: folder)
      found.read(folder)
      return found.inOrder()
    case .builtIn(let folder, let place):
      var found = TemplateFolder(folder: folder ?? Self.builtIn, ownFolder: folder ?? place)
      let builtIn = BuiltInTemplates.files
      let own = folder.map { found.read($0, beside: builtIn) } ?? []
      for file in builtIn where !own.contains(file.path) && file.path != Self.ownPicture {
        found.add(file.bytes, at: file.path, "\(Self.builtIn)/\(file.path)")
        found.builtInFiles.insert(file.path)
      }
      if let folder { found.diagnostics += BuiltInChanges(in: folder).diagnostics(in: folder) }
      return found.inOrder()
    }
  }

  /// The picture of Lifeline's own site, with its name on it. No other site takes it over, so that a folder has one of its own
  /// or there is none.
  private static let ownPicture = "assets/\(PageFrame.preview)"

  /// What stands in place of a folder where a template comes with Lifeline.
  static let builtIn = "(built-in templates)"

  /// Reads the files of a folder, and gives their paths.
  @discardableResult private mutating func read(
    _ folder: String, beside builtIn: [BuiltInTemplates.File] = []
  ) -> Set<String> {
    let originals = Dictionary(builtIn.map { ($0.path, $0.bytes) }) { first, _ in first }
    let (files, problems) = TemplateFiles.list(below: folder)
    diagnostics += problems
    for path in files {
      let shown = "\(folder)/\(path)"
      guard let data = FileManager.default.contents(atPath: shown) else {
        report("file.unreadable", shown, String(cString: strerror(errno)))
        continue
      }
      let bytes = Array(data)
      if originals[path] == bytes { unchangedCopies.insert(path) }
      add(bytes, at: path, shown)
    }
    // What is there and cannot be read is not missing.
    let unread = problems.filter { $0.severity == .error && $0.location.file.hasSuffix(".mustache") }.map {
      String($0.location.file.dropFirst(folder.count + 1))
    }
    for path in unread {
      sources.append(TemplateSource(path: "\(folder)/\(path)", name: Self.name(of: path), text: ""))
    }
    return Set(files + unread)
  }

  private func inOrder() -> TemplateFolder {
    var ordered = self
    ordered.sources.sort { $0.name < $1.name }
    ordered.words.sort { (Self.place($0), $0.language.code) < (Self.place($1), $1.language.code) }
    ordered.styles.sort { $0.path < $1.path }
    ordered.ownPlaces = ordered.placesOfOnesOwn()
    // A partial may be one of the other form's: `{{> /book/partials/note}}`.
    let forms = Set(Edition.Form.allCases.map(\.templates))
    let isMixed = ordered.sources.contains { source in forms.contains { source.text.contains("/\($0)/") } }
    for form in Edition.Form.allCases {
      let sources = ordered.sources.filter { isMixed || $0.name.hasPrefix("\(form.templates)/") }
      ordered.sourceKeys[form] = Fingerprint(of: sources.flatMap { [$0.name, $0.text] })
    }
    return ordered
  }

  private mutating func add(_ bytes: [UInt8], at path: String, _ shown: String) {
    let parts = SitePath.parts(of: path)
    switch parts.first {
    case "assets" where parts.count > 1: addAsset(bytes, at: String(path.dropFirst("assets/".count)), shown)
    case "styles" where path.hasSuffix(".css"):
      if let text = text(bytes, shown) { addStyle(text, at: path, shown) }
    case "words" where (2...3).contains(parts.count) && path.hasSuffix(".json"):
      addWords(bytes, code: parts.count == 3 ? parts[1] : String(parts[1].dropLast(".json".count)), shown)
    case "site" where path.hasSuffix(".mustache"), "book" where path.hasSuffix(".mustache"):
      let source = TemplateSource(path: shown, name: Self.name(of: path), text: text(bytes, shown) ?? "")
      diagnostics += MarkedPhrase.diagnostics(of: source)
      sources.append(source)
    default: addUnread(parts, shown)
    }
  }

  private static func name(of path: String) -> String { String(path.dropLast(".mustache".count)) }

  private mutating func addAsset(_ bytes: [UInt8], at path: String, _ shown: String) {
    let known = assets.diagnostics.count
    assets.add(bytes, at: path)
    for problem in assets.diagnostics[known...] { report(problem.id, shown, problem.summary) }
  }

  private mutating func addStyle(_ text: String, at path: String, _ shown: String) {
    if let fault = StyleSheet.fault(in: text) {
      let (id, summary) =
        switch fault.kind {
        case .brace: ("template.braces", "the braces do not match from here on, which would undo the rules that follow")
        case .comment: ("template.open-comment", "the comment that begins here is not closed by '*/'")
        case .text: ("template.open-text", "the text that begins here is not closed on its line")
        }
      diagnostics.append(
        Diagnostic(id: id, at: SourceLocation(file: shown, line: fault.line, column: fault.column), summary))
    }
    styles.append((path, text))
  }

  /// A slip in it must not silently leave pages in English.
  private mutating func addWords(_ bytes: [UInt8], code: String, _ shown: String) {
    let language = DiagramLanguage(code: code)
    guard LanguageTag.isKnown(code), language != .english else {
      return report(
        "template.unknown-language", shown,
        code == "en"
          ? "the templates are written in English; a table of words is for another language"
          : "\(quoted(code)) is not the code of a language"
            + (LanguageTag.meant(by: code).map { "; did you mean '\($0)'?" } ?? ", such as ko or ja"))
    }
    let table = WordTable(TextFile(path: shown, bytes: bytes))
    diagnostics += table.diagnostics
    if table.diagnostics.hasErrors { unreadableWords.insert(language) }
    tables.append((language, shown, table.places, shown.hasPrefix("\(Self.builtIn)/")))
    let found = SiteWords(language, table.words)
    if let index = words.firstIndex(where: { $0.language == language }) {
      words[index] = words[index].merging(found)
    } else {
      words.append(found)
    }
    for (phrase, text) in table.words.sorted(by: { $0.key < $1.key }) {
      guard let difference = MarkupParts(text).difference(from: MarkupParts(phrase)) else { continue }
      diagnostics.append(
        Diagnostic(
          id: "template.words", at: table.places[phrase] ?? SourceLocation(file: shown),
          "the words of \(quoted(phrase)) have other tags or marks than the phrase itself: \(difference)"))
    }
  }

  /// What nothing reads is most likely named wrongly. Files about the folder itself may lie at its top, and are not of the
  /// kinds that a folder in it is for.
  private mutating func addUnread(_ parts: [String], _ shown: String) {
    let folders = ["site", "book", "assets", "styles", "words"]
    guard let first = parts.first else { return }
    let rule: String
    if parts.count == 1 {
      guard let folder = Self.folder(for: first) else { return }
      rule = folder
    } else {
      rule =
        switch first {
        case "site", "book": "a template's name ends in .mustache"
        case "styles": "a style sheet's name ends in .css"
        case "words":
          "a table of words is named after its language, such as words/ko.json, or lies in a folder of that name"
        default: "'\(first)' is not a folder of templates\(Suggestion.phrase(for: first, in: folders))"
        }
    }
    diagnostics.append(
      Diagnostic(.warning, id: "template.unread", at: SourceLocation(file: shown), "nothing reads this file: \(rule)"))
  }

  /// Where a file belongs that lies at the top and is not read there; `nil` if it is of no kind that is read.
  private static func folder(for name: String) -> String? {
    let namesakes = BuiltInTemplates.files.map(\.path).filter { $0.hasSuffix("/\(name)") }
    let meant = namesakes.count == 1 ? "; did you mean '\(namesakes[0])'?" : ""
    if name.hasSuffix(".mustache") { return "a template lies in 'site' or 'book'\(meant)" }
    if name.hasSuffix(".css") { return "a style sheet lies in 'styles'\(meant)" }
    if name.hasSuffix(".json"), LanguageTag.isKnown(String(name.dropLast(".json".count))) {
      return "a table of words lies in 'words'\(meant)"
    }
    return nil
  }

  private mutating func text(_ bytes: [UInt8], _ shown: String) -> String? {
    let (text, problems) = TextFile(path: shown, bytes: bytes).visibleText()
    diagnostics += problems
    return text
  }

  private mutating func report(_ id: String, _ file: String, _ summary: String) {
    diagnostics.append(Diagnostic(id: id, at: SourceLocation(file: file), summary))
  }

  private static func place(_ words: SiteWords) -> Int {
    DiagramLanguage.spoken.firstIndex(of: words.language) ?? DiagramLanguage.spoken.count
  }
}
