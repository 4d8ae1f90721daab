import BuiltInTemplates
import Diagnostics
import Diagrams
import Reports
import Site

// Phrases that a language has no words for.
extension TemplateFolder {
  /// The most phrases of Lifeline's own that are told each by itself. A table that somebody has just begun lacks some 1,500:
  /// they would hide those of the author's own templates.
  static let mostOfLifeline = 20

  /// Phrases that a language has no words for: those of the templates, and those that another language has words for,
  /// which pages say. A table that could not be read has none, and says so itself.
  func untranslated(in languages: [DiagramLanguage]) -> [Diagnostic] {
    words.filter { languages.contains($0.language) && !unreadableWords.contains($0.language) }.flatMap { words in
      let missing = missing(words)
      if missing.isEmpty { return [Diagnostic]() }
      let (ofLifeline, own) = missing.partitioned(by: isOfLifeline)
      guard ofLifeline.count > Self.mostOfLifeline else { return untranslated(missing, words) }
      return untranslated(own, words) + [summary(of: ofLifeline.count, words.language)]
    }
  }

  /// The phrases without words in a language, each once: first where templates of one's own say them.
  func missing(_ words: SiteWords) -> [MarkedPhrase] {
    if words.language == .english { return [] }
    let own = sources.filter { !isBuiltIn($0) }
    let said = (own + sources.filter(isBuiltIn)).flatMap { MarkedPhrase.all(in: $0) }
    let table = SourceLocation(file: tablePlace(of: words.language))
    let others = others(words.language).map { MarkedPhrase(text: $0, location: table) }
    var seen = Set<String>()
    return (said + others).filter { !words.has($0.text) && seen.insert($0.text).inserted }
  }

  /// What is said and stands in no template, as far as it is known: what the tables of the other languages have words for.
  /// What no page says was told where it stands.
  private func others(_ language: DiagramLanguage) -> [String] {
    let unread = Set(tables.filter { !$0.isBuiltIn }.flatMap(\.places.keys)).subtracting(BuiltInPhrases.all)
    return elsewhere(than: language).subtracting(hasBuiltIn ? unread : []).union(ofDiagrams(language)).sorted()
  }

  /// What the diagrams say, where they do not have the language's words themselves.
  private func ofDiagrams(_ language: DiagramLanguage) -> [String] {
    DiagramLanguage.spoken.contains(language) ? [] : DiagramPhrase.allCases.map(\.rawValue)
  }

  private func untranslated(_ phrases: [MarkedPhrase], _ words: SiteWords) -> [Diagnostic] {
    let needed = Set(sources.flatMap { MarkedPhrase.all(in: $0).map(\.text) }).union(others(words.language))
    let spare = words.keys.subtracting(needed).sorted()
    return phrases.map { phrase in
      Diagnostic(
        .warning, id: "template.untranslated", at: phrase.location,
        "'\(phrase.text)' has no words in '\(words.language.code)'"
          + (Suggestion.nearest(to: phrase.text, in: spare).map { "; the table has '\($0)'" } ?? ""))
    }
  }

  private func summary(of count: Int, _ language: DiagramLanguage) -> Diagnostic {
    let (code, place) = (language.code, tablePlace(of: language))
    var found = Diagnostic(
      .warning, id: "template.untranslated", at: SourceLocation(file: place),
      "\(count) phrases of Lifeline's own have no words in '\(code)', and pages show them in English; "
        + "'\(wordsCommand(code, to: place))' adds them to the table, to be filled in")
    // A table of one's own is easily taken for an addition to the one that comes with Lifeline.
    let table = "words/\(code).json"
    if BuiltInTemplates.files.contains(where: { $0.path == table }), !builtInFiles.contains(table) {
      found.notes.append(
        Diagnostic.Note(
          "the file takes the place of the built-in table; one in \(ownFolder)/words/\(code) would add to it"))
    }
    return found
  }

  /// Whether a phrase is Lifeline's own: a template that is built in says it, or it is one of those that come with words, as
  /// in a copy of a template of which somebody has changed another part, or that is as an older Lifeline had it.
  private var isOfLifeline: (MarkedPhrase) -> Bool {
    let builtIn = Set(sources.filter(isBuiltIn).map(\.path))
    return { phrase in
      builtIn.contains(phrase.location.file) || hasBuiltIn && BuiltInPhrases.all.contains(phrase.text)
    }
  }

  /// A copy that nobody has changed says what Lifeline says.
  private func isBuiltIn(_ source: TemplateSource) -> Bool {
    let path = "\(source.name).mustache"
    return builtInFiles.contains(path) || unchangedCopies.contains(path)
  }

  private var hasBuiltIn: Bool { !builtInFiles.isEmpty || !unchangedCopies.isEmpty }

  /// Where words of a language belong: in a table of one's own, the first where there are several.
  private func tablePlace(of language: DiagramLanguage) -> String {
    tables.first { $0.language == language && !$0.isBuiltIn }?.file ?? "\(ownFolder)/words/\(language.code).json"
  }

  /// The command that writes a table of a language's missing phrases, or adds them to the one that is there.
  func wordsCommand(_ code: String, to table: String) -> String {
    let option = ownFolder == "Templates" ? "" : " --templates \(ShellWords.word(ownFolder))"
    return "lifeline templates words \(code)\(option) --output \(ShellWords.word(table))"
  }

  /// What the tables of the other languages have words for.
  private func elsewhere(than language: DiagramLanguage) -> Set<String> {
    words.filter { $0.language != language && $0.language != .english }.reduce(into: []) { $0.formUnion($1.keys) }
  }

  /// Phrases that pages have said, that a language has no words for, and that could not be known before.
  func diagnostics(askedInVain phrases: Set<String>, in language: DiagramLanguage) -> [Diagnostic] {
    if unreadableWords.contains(language) || phrases.isEmpty { return [] }
    let elsewhere = elsewhere(than: language).union(ofDiagrams(language))
    let known = sources.reduce(into: elsewhere) { $0.formUnion(MarkedPhrase.all(in: $1).map(\.text)) }
    return phrases.subtracting(known).sorted().map { phrase in
      Diagnostic(
        .warning, id: "template.untranslated", at: SourceLocation(file: tablePlace(of: language)),
        "'\(phrase)' has no words in '\(language.code)', and pages say it")
    }
  }
}

extension [MarkedPhrase] {
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> (first: [Element], rest: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
