import Diagnostics
import Diagrams
import Evidence
import Foundation
import Lifecycle
import ScenarioLanguage
import Scenarios
import Site
import TestSupport
import Testing

@testable import Generator

/// The tables of words against what templates, code and model say.
@Suite struct WordsTests {
  static let tables: [(language: String, table: [String: String])] = ["ko", "ja"].map { language in
    let file = package.appendingPathComponent("Templates/words/\(language).json")
    let table = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))) ?? [:]
    return (language, table)
  }

  private static func files(below folder: String, ending: String) throws -> [String] {
    let root = package.appendingPathComponent(folder)
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (walk?.allObjects as? [URL] ?? []).filter { $0.pathExtension == ending }.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
  }

  /// What templates say.
  private static func inTemplates() throws -> Set<String> {
    Set(
      try files(below: "Templates", ending: "mustache").flatMap { text in
        MarkedPhrase.all(in: TemplateSource(path: "", name: "", text: text)).map(\.text)
      })
  }

  private static let variants = RuleBook.rules.flatMap(\.variants)

  /// What the model says, which the code only passes on.
  private static let inTheModel = Set(
    RuleBook.rules.map(\.summary) + variants.map(\.summary) + variants.compactMap(\.title)
      + ["observed", "documented", "inferred", "incoming", "outgoing", "other"]
      + ["a disagreement of the sources", "not given"] + AppState.allCases.map(\.rawValue)
      + ["push", "pop", "dismissal", "page turn forward", "page turn back"])

  /// The literals of code that is typed as a phrase: what functions return, what properties are, what is passed on.
  private static func inCode() throws -> Set<String> {
    let sources = try ["Generator", "Analysis", "Reports", "Scenarios", "Study"].flatMap {
      try files(below: "Sources/\($0)", ending: "swift")
    }
    var found = Set<String>()
    for source in sources {
      let literals = SwiftLiterals(source)
      let text = String(literals.source)
      for pattern in [#/(-> |: )Phrase\??\)?\??( \{)/#, #/(edition\.phrase|words)(\()/#] {
        for match in text.matches(of: pattern) {
          let bracket = text.distance(from: text.startIndex, to: match.output.2.startIndex)
          let opening = literals.source[bracket...].firstIndex { $0 == "{" || $0 == "(" } ?? bracket
          found.formUnion(literals.literals(inBracketsAt: opening))
        }
      }
      for match in text.matches(of: #/Phrase\?? =\s*"/#) {
        let quote = text.distance(from: text.startIndex, to: match.range.upperBound) - 1
        found.formUnion(literals.found.filter { $0.start == quote }.map(\.text))
      }
    }
    // What has no letter is a list's comma or a name and its callback; what has points between its words is an id.
    return found.filter { literal in
      literal.contains(where: \.isLetter) && !literal.contains("did you mean")
        && literal.wholeMatch(of: #/[a-z-]+\.[a-z-]+/#) == nil
    }
  }

  @Test func theLiteralsOfSwiftAreRead() {
    let source = #"""
      // "no"
      let a = "one \(b.map { "two \($0)" } ?? "") and \(c)"  // "nor this"
      f("say \"x\"")
      """#
    let literals = SwiftLiterals(source)
    #expect(literals.found.map(\.text) == ["two {1}", "", "one {1} and {2}", "say \"x\""])
    let start = Array(source).firstIndex(of: "f") ?? 0
    #expect(literals.literals(inBracketsAt: start + 1) == ["say \"x\""])
  }

  @Test func everyPhraseOfTheCodeHasWords() throws {
    let phrases = try Self.inCode()
    #expect(phrases.count > 150)
    for (language, table) in Self.tables {
      for phrase in phrases.union(Self.inTheModel).sorted()
      where table[phrase] == nil && DiagramPhrase(rawValue: phrase) == nil {
        Issue.record("'\(phrase)' has no words in '\(language)'")
      }
    }
  }

  @Test func noWordsAreForAPhraseThatNothingSays() throws {
    let sources = try Self.files(below: "Sources", ending: "swift")
    let said = Set(sources.flatMap { SwiftLiterals($0).found.map(\.text) })
      .union(try Self.inTemplates()).union(Self.inTheModel)
    for (language, table) in Self.tables {
      for key in table.keys.sorted() where !said.contains(key) {
        Issue.record("nothing says '\(key)', which has words in '\(language)'")
      }
    }
  }

  @Test func wordsHaveTheGapsAndTagsOfTheirPhrase() {
    func marks(_ text: String) -> [String] {
      text.matches(of: #/\{\{\{?[^}]*\}\}\}?|\{\w+\}|<[^>]*>/#).map { String($0.output) }.sorted()
    }
    for (language, table) in Self.tables {
      for (phrase, words) in table { #expect(marks(phrase) == marks(words), "\(language): \(words)") }
    }
  }

  @Test func noKoreanParticleHangsOnHowAValueIsPronounced() {
    let table = Self.tables.first { $0.language == "ko" }?.table ?? [:]
    for (phrase, words) in table {
      let found = words.matches(of: #/(\}|<\/a>|<\/code>)['”’]?(은|는|이|가|을|를|과|와|으로|로|이라는|라는|이다)(\s|$|[.,])/#)
      #expect(found.isEmpty, "\(phrase): \(words)")
    }
  }

  @Test func theTablesAreSorted() throws {
    for (language, table) in Self.tables {
      let file = package.appendingPathComponent("Templates/words/\(language).json")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().dropLast()
      let keys = lines.compactMap { line in
        line.firstMatch(of: #/^  "((?:[^"\\]|\\.)*)": "/#).map { String($0.output.1).replacing("\\\"", with: "\"") }
      }
      #expect(keys.count == table.count)
      #expect(
        keys
          == keys.sorted {
            Array($0.unicodeScalars.map(\.value)).lexicographicallyPrecedes(Array($1.unicodeScalars.map(\.value)))
          })
    }
  }

  @Test func whatTheModelSaysInEnglishIsThePhrase() {
    let ranges: [ReleaseRange] = [.all, .from(13), .upTo(12), .between(9, 12), .between(8, 8)]
    for range in ranges { #expect(range.phrase.english == range.description) }
  }
}
