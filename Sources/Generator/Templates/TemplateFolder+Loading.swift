import Diagnostics
import Diagrams
import Foundation
import Scenarios
import Site

extension TemplateFolder {
  /// Reads a folder of templates. What is wrong with a file does not hide what is wrong with others.
  static func load(_ folder: String) -> TemplateFolder {
    var found = TemplateFolder(folder: folder)
    let (files, problems) = TemplateFiles.list(below: folder)
    found.diagnostics += problems
    for path in files {
      let shown = "\(folder)/\(path)"
      guard let data = FileManager.default.contents(atPath: shown) else {
        found.report("file.unreadable", shown, String(cString: strerror(errno)))
        continue
      }
      found.add(Array(data), at: path, shown)
    }
    found.words.sort { place($0) < place($1) }
    return found
  }

  private mutating func add(_ bytes: [UInt8], at path: String, _ shown: String) {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "assets" where parts.count > 1: addAsset(bytes, at: String(path.dropFirst("assets/".count)), shown)
    case "styles" where path.hasSuffix(".css"):
      if let text = text(bytes, shown, "style sheet") { addStyle(text, shown) }
    case "words" where parts.count == 2 && path.hasSuffix(".json"):
      addWords(bytes, code: String(parts[1].dropLast(".json".count)), shown)
    case "site" where path.hasSuffix(".mustache"), "book" where path.hasSuffix(".mustache"):
      if let text = text(bytes, shown, "template") {
        let name = String(path.dropLast(".mustache".count))
        let source = TemplateSource(path: shown, name: name, text: text)
        diagnostics += MarkedPhrase.diagnostics(of: source)
        sources.append(source)
      }
    default: addUnread(parts, shown)
    }
  }

  private mutating func addAsset(_ bytes: [UInt8], at path: String, _ shown: String) {
    let known = assets.diagnostics.count
    assets.add(bytes, at: path)
    for problem in assets.diagnostics[known...] { report(problem.id, shown, problem.summary) }
  }

  private mutating func addStyle(_ text: String, _ shown: String) {
    if let line = StyleSheet.unbalancedLine(text) {
      report(
        "template.braces", shown, "the braces do not match from here on, which would undo the rules that follow", line)
    }
    styles += text
  }

  /// A slip in it must not silently leave pages in English.
  private mutating func addWords(_ bytes: [UInt8], code: String, _ shown: String) {
    guard let language = DiagramLanguage(rawValue: code), language != .english else {
      let known = DiagramLanguage.allCases.filter { $0 != .english }.map(\.rawValue)
      return report(
        "template.unknown-language", shown,
        "'\(code)' is not a language that Lifeline speaks"
          + "\(Suggestion.phrase(for: code, in: known, orList: "it speaks en and"))")
    }
    let table = WordTable(TextFile(path: shown, bytes: bytes))
    diagnostics += table.diagnostics
    if table.diagnostics.hasErrors { unreadableWords.insert(language) }
    words.append(SiteWords(language, table.words))
    for (phrase, text) in table.words.sorted(by: { $0.key < $1.key }) where MarkupParts(text) != MarkupParts(phrase) {
      report("template.words", shown, "the words of '\(phrase)' have other tags than the phrase itself")
    }
  }

  /// What nothing reads is most likely named wrongly. Files about the folder itself may lie at its top.
  private mutating func addUnread(_ parts: [String], _ shown: String) {
    let folders = ["site", "book", "assets", "styles", "words"]
    guard let first = parts.first, parts.count > 1 else { return }
    let rule =
      switch first {
      case "site", "book": "a template's name ends in .mustache"
      case "styles": "a style sheet's name ends in .css"
      case "words": "a table of words is named after its language, such as words/ko.json"
      default: "'\(first)' is not a folder of templates\(Suggestion.phrase(for: first, in: folders))"
      }
    diagnostics.append(
      Diagnostic(.warning, id: "template.unread", at: SourceLocation(file: shown), "nothing reads this file: \(rule)"))
  }

  private mutating func text(_ bytes: [UInt8], _ shown: String, _ what: String) -> String? {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var line = 1
    var rest = bytes.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      if scalar == "\n" { line += 1 }
    }
    report("file.not-utf-8", shown, "the \(what) is not UTF-8 from here on", line)
    return nil
  }

  private mutating func report(_ id: String, _ file: String, _ summary: String, _ line: Int = 0) {
    diagnostics.append(
      Diagnostic(id: id, at: SourceLocation(file: file, line: line, column: line > 0 ? 1 : 0), summary))
  }

  private static func place(_ words: SiteWords) -> Int {
    DiagramLanguage.allCases.firstIndex(of: words.language) ?? 0
  }
}

/// What of a phrase is no words, in HTML, Markdown and templates: its translation has the same, in any order.
///
/// A phrase may stand in an attribute, a link's words or a table's cell, so what could end those counts as well.
private struct MarkupParts: Equatable {
  let parts: [String]

  init(_ text: String) {
    var parts: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { Self.isMark($0) }) {
      let mark = rest[start]
      let isDestination = mark == "]" && rest[start...].dropFirst().first == "("
      let close: Character? = isDestination ? ")" : ["<": ">", "{": "}"][mark]
      let end = close.map { close in rest[start...].firstIndex(of: close) ?? rest.endIndex } ?? start
      parts.append(close == nil ? String(mark) : String(rest[start..<end]))
      rest = rest[end...].dropFirst()
    }
    self.parts = parts.sorted()
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isNewline || ["<", "{", "[", "]", "\"", "`", "|", "\\"].contains(character)
  }
}
