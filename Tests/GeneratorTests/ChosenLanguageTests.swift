import BuiltInTemplates
import Diagnostics
import Diagrams
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// Languages as a setting.
@Suite struct ChosenLanguageTests {
  private static func build(
    _ languages: String, _ files: [String: String] = [:], scenario: String = pushScenario
  ) throws -> SiteBuilder.Outcome {
    let own = [
      "Content/site.yaml": "title: T\nlanguages: \(languages)\ngroups: [{id: navigation, title: N}]",
      "Content/Scenarios/push.yaml": scenario,
    ]
    let folder = try TemporaryFolder(files.merging(own) { first, _ in first })
    return SiteBuilder.build(
      content: folder("Content"),
      templates: .builtIn(overriddenBy: folder.exists("Templates") ? folder("Templates") : nil))
  }

  @Test func whatIsNotInTheSetIsNotMissed() throws {
    let outcome = try Self.build("[en]")
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let two = try Self.build("[en, ja]")
    #expect(
      two.diagnostics.allSatisfy { $0.id == "content.untranslated" && $0.summary.hasSuffix("has no text in 'ja'") })
    #expect(!two.diagnostics.isEmpty && two.site.contains("ja/index.html") && !two.site.contains("ko/index.html"))
  }

  /// Texts that name no language are in the first one.
  @Test func theFirstLanguageStandsAtTheTop() throws {
    let korean = try Self.build("[ko]", scenario: pushScenario.replacing("title: Push & \"pop\"", with: "title: 푸시와 팝"))
    #expect(korean.diagnostics.isEmpty, "\(korean.diagnostics.map(\.summary))")
    let page = try korean.page("scenarios/push.html")
    #expect(page.contains("<html lang=\"ko\">") && page.contains("<h1>푸시와 팝</h1>") && page.contains("나타나는 중"))
    #expect(!korean.site.paths.contains { $0.hasPrefix("ko/") || $0.hasPrefix("en/") })
    #expect(try korean.page("scenarios/push.md").contains("푸시와 팝"))

    let both = try Self.build(
      "[ja, en]", scenario: pushScenario.replacing("title: Push & \"pop\"", with: "title: {ja: プッシュ}"))
    #expect(try both.page("en/scenarios/push.html").contains("<h1><span lang=\"ja\">プッシュ</span></h1>"))
    #expect(both.diagnostics.contains { $0.summary == "'title' has no text in 'en'" })
  }

  /// What there is once for all languages is in the first one, whatever stands first in the alphabet or in the file.
  @Test func whatIsSharedIsInTheFirstLanguage() throws {
    let outcome = try Self.build(
      "[ko, ja]",
      scenario: pushScenario.replacing("title: Push & \"pop\"", with: "title: {ja: プッシュ, ko: 푸시, en: Push}"))
    let list = String(decoding: try #require(outcome.site["llms.txt"]), as: UTF8.self)
    #expect(list.contains("- [푸시](") && !list.contains("プッシュ"), "\(list)")
    let code = String(decoding: try #require(outcome.site["downloads/push.swift"]), as: UTF8.self)
    #expect(code.hasPrefix("// push: 푸시\n"), "\(code.prefix(80))")
    #expect(try outcome.page("ja/scenarios/push.html").contains("// push: 푸시"))
  }

  /// A language by files alone: tables of words, and nothing compiled.
  @Test func aFourthLanguageIsAFolderOfWords() throws {
    let korean = try #require(BuiltInTemplates.files.first { $0.path == "words/ko.json" }).bytes
    let table = try #require(try JSONSerialization.jsonObject(with: Data(korean)) as? [String: String])
    // As a translator would leave it who has nothing but an accent.
    func translated(_ phrases: some Sequence<String>) throws -> String {
      let words = Dictionary(phrases.map { ($0, Self.french($0)) }) { first, _ in first }
      let data = try JSONSerialization.data(withJSONObject: words, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
    let outcome = try Self.build(
      "[en, fr]",
      [
        "Templates/words/fr/pages.json": try translated(table.keys),
        "Templates/words/fr/diagrams.json": try translated(DiagramPhrase.allCases.map(\.rawValue)),
      ], scenario: pushScenario.replacing("title: Push & \"pop\"", with: "title: {en: Push, fr: Empiler}"))
    let words = outcome.diagnostics.filter { $0.id.hasPrefix("template.") }
    #expect(words.isEmpty, "\(words.map(\.summary))")
    let page = try outcome.page("fr/scenarios/push.html")
    #expect(page.contains("<html lang=\"fr\">") && page.contains("<h1>Empiler</h1>"))
    #expect(page.contains("Français") && page.contains("content=\"fr_FR\""))
    #expect(page.contains("êAppearing"))
    // A phrase that is left out is told.
    let lacking = try Self.build("[fr]", ["Templates/words/fr.json": "{\"English\": \"Français\"}"])
    #expect(lacking.diagnostics.contains { $0.summary.contains(" phrases of Lifeline's own have no words in 'fr'") })
    let phrases = Set(table.keys).union(DiagramPhrase.allCases.map(\.rawValue))
    let few = phrases.subtracting(["Skip to the content", "Appearing"])
    let almost = try Self.build("[fr]", ["Templates/words/fr.json": try translated(few)])
    #expect(almost.diagnostics.contains { $0.summary.hasPrefix("'Skip to the content' has no words in 'fr'") })
    #expect(almost.diagnostics.contains { $0.summary.hasPrefix("'Appearing' has no words in 'fr'") })
  }

  private static func french(_ phrase: String) -> String {
    switch phrase {
    case "English": "Français"
    case "en_US": "fr_FR"
    default: "ê\(phrase)"
    }
  }

  @Test func aLanguageWithoutWordsIsAnError() throws {
    func problem(_ languages: String) throws -> String? { try Self.build(languages).diagnostics.first?.summary }
    #expect(try problem("[en, de]")?.hasPrefix("there are no words for 'de'; 'lifeline templates words de ") == true)
    #expect(try problem("[en, jp]") == "'jp' is not the code of a language; did you mean 'ja'?")
    #expect(try problem("[en, en]") == "'en' is in the list already")
    #expect(
      try problem("[]") == "a site has at least one language; name one, such as [en], or leave 'languages' out")
  }
}
