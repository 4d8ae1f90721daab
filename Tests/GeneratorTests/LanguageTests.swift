import Diagnostics
import Diagrams
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// The site in Korean and Japanese beside English.
@Suite struct LanguageTests {
  private static let translated = pushScenario.replacing(
    "title: Push & \"pop\"", with: "title: {en: Push & \"pop\", ko: 푸시와 팝, ja: プッシュとポップ}")

  /// What is built from it in every language, once for all tests that only look.
  private static let built = Result { () throws -> SiteBuilder.Outcome in
    let site = try TestSite(["Content/Scenarios/push.yaml": translated], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    return site.build()
  }

  @Test func everyPageStandsInEveryLanguage() throws {
    let outcome = try Self.built.get()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let english = outcome.site.paths.filter { $0.hasSuffix(".html") && !$0.hasPrefix("ko/") && !$0.hasPrefix("ja/") }
    #expect(english.count > 20)
    for language in ["ko", "ja"] {
      for path in english { #expect(outcome.site.contains("\(language)/\(path)"), "\(language)/\(path)") }
    }
    #expect(outcome.book.paths.allSatisfy { !$0.hasPrefix("ko/") && !$0.hasPrefix("ja/") })
  }

  @Test func aPageSpeaksItsLanguageAndLeadsToTheOthers() throws {
    let outcome = try Self.built.get()
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
    #expect(try !Self.built.get().diagnostics.contains { $0.id == "template.untranslated" })
    let site = try TestSite(["Content/Scenarios/push.yaml": Self.translated], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    // One other language will do.
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent("Templates/words/ja.json"))
    let table = try String(contentsOf: site.folder.appendingPathComponent("Templates/words/ko.json"), encoding: .utf8)
    try site.write(table.replacing("\"1 scenario\":", with: "\"one scenario\":"), to: "Templates/words/ko.json")
    #expect(
      site.problems().contains(
        "Templates/words/ko.json: warning: '1 scenario' has no words in 'ko', and pages say it [template.untranslated]")
    )
    try site.write("{}", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.contains("'Skip to the content' has no words in 'ko'") })
    try site.write("[1]", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.contains("not a JSON object of texts by texts [template.words]") })
    try site.write("{\n  \"Search\": 1,\n  \"Menu\": \"a\",\n  \"Menu\": \"b\"\n}", to: "Templates/words/ko.json")
    let words = "Templates/words/ko.json:"
    #expect(
      site.problems().contains(
        "\(words)2:13: error: the words of 'Search' are a text in double quotes [template.words]"))
    #expect(
      site.problems().contains { $0.hasPrefix(words) && $0.hasSuffix("'Menu' is given twice [yaml.duplicate-key]") })
    try site.write("{\n  \"Search\": \"a\"\n  \"Menu\": \"b\"\n}", to: "Templates/words/ko.json")
    #expect(site.problems().contains { $0.hasPrefix("\(words)3:") && $0.contains(": error: ") })
    #expect(site.build().site.paths.isEmpty)
  }

  @Test func aTextThatALanguageLacksIsToldAndMarked() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let outcome = site.build()
    #expect(
      site.problems(of: outcome).filter { $0.contains("content.untranslated") } == [
        "Content/Scenarios/push.yaml:2:8: warning: 'title' has no text in 'ko' and 'ja' [content.untranslated]",
        "Content/Scenarios/push.yaml:3:10: warning: 'summary' has no text in 'ko' and 'ja' [content.untranslated]",
        "Content/Scenarios/push.yaml:6:14: warning: 'explanation' has no text in 'ko' and 'ja' [content.untranslated]",
      ])
    let korean = try outcome.page("ko/scenarios/push.html")
    #expect(korean.contains("<p class=\"notice\">이 페이지는 아직 번역되지 않았다."))
    #expect(korean.contains("<h1><span lang=\"en\">Push &amp; &quot;pop&quot;</span></h1>"))
    #expect(korean.contains("<div lang=\"en\"><h3 id=\"explanation-what-to-notice\""))
    // No element stands inside a tag or in the title.
    #expect(korean.contains("<title>Push &amp; &quot;pop&quot; · "))
    // Lists on other pages mark it as well.
    #expect(try outcome.page("ja/index.html").contains("<span lang=\"en\">A &lt;screen&gt; is pushed.</span>"))
    let english = try outcome.page("scenarios/push.html")
    #expect(!english.contains("class=\"notice\"") && !english.contains("<span lang"))
    // A site without words in a language does without texts in it.
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent("Templates/words/ja.json"))
    #expect(site.problems().contains { $0.hasSuffix("'title' has no text in 'ko' [content.untranslated]") })
    try FileManager.default.removeItem(at: site.folder.appendingPathComponent("Templates/words/ko.json"))
    #expect(site.problems().isEmpty)
  }

  @Test func anAnswerThatALanguageLacksIsToldAndMarked() throws {
    let site = try TestSite(
      [
        "Content/Scenarios/push.yaml": pushScenario,
        "Content/site.yaml": """
        title: {en: T, ko: 티, ja: ティー}
        questions:
          - question: {en: Why?, ko: 왜?, ja: なぜ？}
            answer: scenario:push
            reply: It is *pushed*.
        """,
      ], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let problem = "Content/site.yaml:5:12: warning: 'reply' has no text in 'ko' and 'ja' [content.untranslated]"
    let outcome = site.build()
    let problems = site.problems(of: outcome)
    #expect(problems.contains(problem), "\(problems.filter { $0.contains("site.yaml") })")
    #expect(try outcome.page("ko/scenarios/push.html").contains("<span lang=\"en\">It is <em>pushed</em>.</span>"))
    #expect(try outcome.page("ko/search.html").contains("<span lang=\"en\">It is pushed.</span>"))
    #expect(try outcome.page("scenarios/push.html").contains("<p>It is <em>pushed</em>.</p>"))
  }

  @Test func aControllersNameIsNoPhrase() throws {
    let scenario = pushScenario.replacing("Detail", with: "Search").replacing("Root", with: "Map")
    let site = try TestSite(["Content/Scenarios/push.yaml": scenario], templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let korean = try site.build().page("ko/scenarios/push.html")
    #expect(korean.contains("<span>Search</span></th>") && !korean.contains("<span>검색</span></th>"))
  }

  @Test func gapsAreFilledInTheLanguagesOrder() {
    let words = SiteWords(.korean, ["{1} before {2}": "{2}, 그 전에 {1}"])
    #expect(words("\("A") before \("B")") == "B, 그 전에 A")
    #expect(words("unknown \("x")") == "unknown x")
    #expect(words.askedInVain == ["unknown {1}"])
    let template = TemplateSource(path: "t", name: "t", text: "<p>[[{1} before {2}]] [[left]]</p>")
    #expect(words.translated(template).text == "<p>{2}, 그 전에 {1} left</p>")
    #expect(
      MarkedPhrase.all(in: TemplateSource(path: "t", name: "t", text: "[[a]] b [[c]]")).map(\.text) == ["a", "c"])
  }
}
