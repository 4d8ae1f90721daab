import Diagnostics
import Diagrams
import Foundation
import Site
import Testing

@testable import Generator

/// The site in Korean and Japanese beside English.
@Suite struct LanguageTests {
  private static let translated = pushScenario.replacing(
    "title: Push & \"pop\"", with: "title: {en: Push & \"pop\", ko: 푸시와 팝, ja: プッシュとポップ}")

  @Test func everyPageStandsInEveryLanguage() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": Self.translated])
    defer { site.remove() }
    let outcome = site.build()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let english = outcome.site.paths.filter { $0.hasSuffix(".html") && !$0.hasPrefix("ko/") && !$0.hasPrefix("ja/") }
    #expect(english.count > 20)
    for language in ["ko", "ja"] {
      for path in english { #expect(outcome.site.contains("\(language)/\(path)"), "\(language)/\(path)") }
    }
    #expect(outcome.book.paths.allSatisfy { !$0.hasPrefix("ko/") && !$0.hasPrefix("ja/") })
  }

  @Test func aPageSpeaksItsLanguageAndLeadsToTheOthers() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": Self.translated])
    defer { site.remove() }
    let outcome = site.build()
    let korean = try outcome.page("ko/scenarios/push.html")
    #expect(korean.contains("<html lang=\"ko\">") && korean.contains("<h1>푸시와 팝</h1>"))
    #expect(korean.contains("hreflang=\"ja\" href=\"../../ja/scenarios/push.html\""))
    #expect(korean.contains("hreflang=\"en\" href=\"../../scenarios/push.html\""))
    #expect(korean.contains("href=\"../../style.css\""))
    // The diagrams speak it, too; names of callbacks are the same everywhere.
    #expect(korean.contains("나타나는 중") && korean.contains("viewWillAppear"))
    #expect(try outcome.page("ja/scenarios/push.html").contains("プッシュとポップ"))
    #expect(!korean.contains("[["))
  }

  @Test func theWordsOfTheTemplatesAreComplete() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": Self.translated])
    defer { site.remove() }
    #expect(!site.problems().contains { $0.contains("template.untranslated") })
    try site.write("{}", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.contains("'Skip to the content' has no words in 'ko'") })
    try site.write("[1]", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.contains("not a JSON object of texts by texts [template.words]") })
  }

  @Test func gapsAreFilledInTheLanguagesOrder() {
    let words = SiteWords(.korean, ["{1} before {2}": "{2}, 그 전에 {1}"])
    #expect(words("\("A") before \("B")") == "B, 그 전에 A")
    #expect(words("unknown \("x")") == "unknown x")
    #expect(words.askedInVain == ["unknown {1}"])
    #expect(words.translated("<p>[[{1} before {2}]] [[left]]</p>") == "<p>{2}, 그 전에 {1} left</p>")
    #expect(SiteWords.phrases(in: "[[a]] b [[c]]") == ["a", "c"])
  }
}
