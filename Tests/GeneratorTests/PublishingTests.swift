import Diagnostics
import Foundation
import Scenarios
import Site
import TestSupport
import Testing

@testable import Generator

/// What a published site needs beside its pages.
@Suite struct PublishingTests {
  private func outcome(
    _ settings: String, address: SiteAddress = SiteAddress(), templates: TestTemplates = .shipped
  ) throws -> SiteBuilder.Outcome {
    let site = try TestSite(
      ["Content/Scenarios/push.yaml": pushScenario, "Content/site.yaml": settings], templates: templates)
    defer { site.remove() }
    return SiteBuilder.build(
      content: site.folder.appendingPathComponent("Content").path,
      templates: .folder(site.folder.appendingPathComponent("Templates").path), address: address)
  }

  @Test func withAnAddressThereAreASiteMapAFeedAndCanonicalLinks() throws {
    let outcome = try outcome(
      "title: T\nbaseURL: https://docs.example/\npathPrefix: lifeline", templates: .shippedInEveryLanguage)
    let map = try outcome.page("sitemap.xml")
    #expect(map.contains("<loc>https://docs.example/lifeline/scenarios/push.html</loc>"))
    #expect(map.contains("hreflang=\"ko\" href=\"https://docs.example/lifeline/ko/scenarios/push.html\""))
    #expect(!map.contains("404"))
    let feed = try outcome.page("ja/feed.xml")
    #expect(feed.contains("xml:lang=\"ja\"") && feed.contains("<updated>2019-09-01T00:00:00Z</updated>"))
    let page = try outcome.page("ko/scenarios/push.html")
    #expect(page.contains("<link rel=\"canonical\" href=\"https://docs.example/lifeline/ko/scenarios/push.html\">"))
    #expect(page.contains("hreflang=\"en\" href=\"https://docs.example/lifeline/scenarios/push.html\""))
    #expect(page.contains("<meta property=\"og:locale\" content=\"ko_KR\">"))
    // Other sites ask for a picture's whole address.
    #expect(page.contains("<meta property=\"og:image\" content=\"https://docs.example/lifeline/preview.png\">"))
    #expect(page.contains("<link rel=\"icon\" href=\"../../favicon.svg\""))
  }

  @Test func withoutAnAddressThereIsNothingThatNeedsOne() throws {
    let outcome = try outcome("title: T")
    #expect(!outcome.site.contains("sitemap.xml") && !outcome.site.contains("feed.xml"))
    let page = try outcome.page("scenarios/push.html")
    #expect(!page.contains("canonical") && !page.contains("feed.xml") && !page.contains("og:image"))
    #expect(outcome.site.contains("llms.txt"))
  }

  @Test func aBuildMaySayAnotherAddress() throws {
    let address = SiteAddress(baseURL: "https://other.example", pathPrefix: "/x/")
    let outcome = try outcome("title: T\nbaseURL: https://docs.example", address: address)
    #expect(try outcome.page("sitemap.xml").contains("<loc>https://other.example/x/index.html</loc>"))
  }

  @Test func thePageForLostReadersLeadsFromTheRoot() throws {
    let outcome = try outcome("title: T\npathPrefix: /lifeline/", templates: .shippedInEveryLanguage)
    let page = try outcome.page("404.html")
    #expect(page.contains("href=\"/lifeline/style.css\"") && page.contains("href=\"/lifeline/index.html\""))
    #expect(try outcome.page("ja/404.html").contains("href=\"/lifeline/ja/index.html\""))
  }

  @Test func thePathOfAnAddressIsTheFolderOfTheSite() throws {
    for outcome in [
      try outcome("title: T\nbaseURL: https://me.github.io/repo"),
      try outcome("title: T\nbaseURL: https://me.github.io/repo/\npathPrefix: /repo/"),
      try outcome("title: T", address: SiteAddress(baseURL: "https://me.github.io/repo")),
    ] {
      let page = try outcome.page("404.html")
      #expect(page.contains("href=\"/repo/style.css\"") && page.contains("href=\"/repo/index.html\""))
      #expect(page.contains("<link rel=\"canonical\" href=\"https://me.github.io/repo/404.html\">"))
    }
    #expect(SiteAddress(baseURL: "https://a.example/b", pathPrefix: "/c/").fault != nil)
    #expect(SiteAddress(baseURL: "https://a.example/b", pathPrefix: "/b/").fault == nil)
  }

  @Test func everyPageHasATwinInMarkdown() throws {
    let outcome = try outcome("title: T", templates: .shippedInEveryLanguage)
    let pages = outcome.site.paths.filter { $0.hasSuffix(".html") }
    #expect(pages.count > 30)
    for page in pages { #expect(outcome.site.contains(page.dropLast("html".count) + "md"), "\(page)") }
    let twin = String(decoding: try #require(outcome.site["ja/scenarios/push.md"]), as: UTF8.self)
    #expect(twin.contains("](../diagrams/push_sequence.svg)"))
    #expect(outcome.site.contains("ja/diagrams/push_sequence.svg"))
    #expect(outcome.diagnostics.allSatisfy { $0.id == "content.untranslated" }, "\(outcome.diagnostics.map(\.summary))")
  }

  @Test func whatHasNoSummaryIsListedByItsTitle() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario, "Content/Pages/how.md": "# How\n\nSo.\n"])
    defer { site.remove() }
    let text = String(decoding: try #require(site.build().site["llms.txt"]), as: UTF8.self)
    #expect(text.contains("- [How](docs/how.md)\n"), "\(text)")
    #expect(!text.contains(": \n"))
  }

  @Test func aPageCanBeEditedWhereTheSettingsSay() throws {
    let outcome = try outcome("title: T\neditURL: https://code.example/edit/main/Content/{path}")
    let link = "href=\"https://code.example/edit/main/Content/Scenarios/push.yaml\""
    #expect(try outcome.page("scenarios/push.html").contains(link))
    #expect(try !outcome.page("rules.html").contains("code.example"))
  }

  @Test func readersLearnWhereLifelineCanBeHadWhereTheSettingsSay() throws {
    let told = try outcome("title: T\nrepositoryURL: https://code.example/lifeline", templates: .shippedInEveryLanguage)
    #expect(try told.page("ja/scenarios/push.html").contains("<a href=\"https://code.example/lifeline\">"))
    #expect(try !outcome("title: T").page("index.html").contains("code.example"))
  }

  @Test func aScenarioLeadsToThePageThatTellsHowToRunOne() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/site.yaml": "title: T\nguide: how",
      "Content/Pages/how.yaml": "id: how\ntitle: How\nsummary: How.\ntext: Build it.",
    ])
    defer { site.remove() }
    #expect(try site.build().page("scenarios/push.html").contains("<a href=\"../docs/how.html\">"))
    let problems = try outcome("title: T\nguide: howw").diagnostics.map(\.summary)
    #expect(problems.contains { $0.hasPrefix("there is no page 'howw' to link to") }, "\(problems)")
  }

  @Test func slipsInTheSettingsAreTold() throws {
    let outcome = try outcome(
      "title: T\nbaseURL: docs.example\npathPrefix: a b\neditURL: https://code.example/edit\n"
        + "questions: [{question: Why?, answer: push}, {question: How?, answer: 'scenario:pusch'}]")
    let ids = outcome.diagnostics.filter { $0.location.file.hasSuffix("site.yaml") && $0.severity == .error }.map(\.id)
    #expect(ids.count { $0 == "content.not-an-address" } == 2, "\(ids)")
    #expect(ids.contains("content.not-a-path"))
    let later = try self.outcome(
      "title: T\nquestions: [{question: Why?, answer: push}, {question: How?, answer: 'scenario:pusch'}]")
    #expect(
      later.diagnostics.filter { $0.severity == .error }.map(\.id).sorted() == [
        "content.not-a-link", "content.unknown-link",
      ])
  }

  @Test func anAnswerStandsAtTheHeadOfAScenarioAndACallbacksPageIsTheAnswer() throws {
    let questions = [("scenario:push", "Why?"), ("callback:viewDidLoad", "When?")].map {
      "{question: '\($0.1)', answer: '\($0.0)', reply: It is so.}"
    }
    let home = try outcome("title: T\nquestions: [\(questions.joined(separator: ", "))]").page("index.html")
    #expect(home.contains("<a href=\"scenarios/push.html#answer\">Why?</a>"))
    #expect(home.contains("<a href=\"callbacks/viewDidLoad.html\">When?</a>"))
  }

  @Test func aQuestionStandsOnTheHomePageAndFirstInTheSearch() throws {
    let outcome = try outcome("title: T\nquestions: [{question: Why is it called?, answer: 'scenario:push'}]")
    #expect(try outcome.page("index.html").contains("<a href=\"scenarios/push.html\">Why is it called?</a>"))
    let search = try outcome.page("search.html")
    let first = try #require(
      search.components(separatedBy: "id=\"list-1\"").last?.components(separatedBy: "</section>").first)
    #expect(first.contains("Why is it called?"))
    // Scenarios are found by what is called in them.
    let entry = try #require(
      try outcome.page("search-index.js").components(separatedBy: "\n").first { $0.contains("\"words\": \"navigation") }
    )
    #expect(entry.contains("viewDidDisappear") && entry.contains("push Detail"))
  }

  @Test(arguments: [
    ("// Why.\nlet a = 1;\n  // And why.\nlet b; // Kept.\n", "let a = 1;\nlet b; // Kept.\n"),
    ("//! Licence\na();", "//! Licence\na();"),
    ("const text = `\n// no comment\n`;\n// one\n", "const text = `\n// no comment\n`;\n"),
    ("const sign = /`/;\n// stays\n", "const sign = /`/;\n// stays\n"), ("", ""),
  ])
  func aScriptIsPublishedWithoutItsComments(script: String, published: String) {
    #expect(String(decoding: PublishedScript.withoutComments(Array(script.utf8)), as: UTF8.self) == published)
  }
}
