import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

@testable import Generator

/// A site of somebody else's: it says nothing of Lifeline's own content, which it does not have.
@Suite struct SiteOfOthersTests {
  private static func build(_ files: [String: String] = [:]) throws -> SiteBuilder.Outcome {
    let own = [
      "Content/Scenarios/push.yaml": pushScenario, "lifeline.yaml": "title: T\nbaseURL: https://docs.example/",
    ]
    let folder = try TemporaryFolder(own.merging(files) { $1 })
    return SiteBuilder.build(
      content: folder("Content"),
      templates: .builtIn(overriddenBy: folder.exists("Templates") ? folder("Templates") : nil))
  }

  private static let site = Result { try build() }

  private static func log(_ slug: String) -> [String: String] {
    [
      "Content/Evidence/\(slug).yaml": """
      source: {slug: \(slug), title: A log, url: https://example.org/, date: 2022, kind: observed, os: iOS 18}
      traces: [{id: t, structure: nav(Root), records: [viewDidLoad], steps: [{do: push New, events: [New viewDidLoad]}]}]
      """
    ]
  }

  @Test func callsRestOnWhatTheModelSays() throws {
    let outcome = try Self.site.get()
    #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.summary))")
    let page = try outcome.page("scenarios/push.html")
    #expect(page.contains("<code translate=\"no\">viewDidLoad</code></td>"))
    #expect(!page.contains("<code translate=\"no\">viewDidLoad</code> <span class=\"standing\">"))
    let book = String(decoding: outcome.book["scenarios/push.md"] ?? [], as: UTF8.self)
    #expect(book.contains("`viewDidLoad`") && !book.contains("`viewDidLoad` *inferred*"))
  }

  @Test func rulesCountNoLogsAndNameNoSourcesThatAreElsewhere() throws {
    let outcome = try Self.site.get()
    for page in [try outcome.page("rules.html"), String(decoding: outcome.book["rules.md"] ?? [], as: UTF8.self)] {
      #expect(page.contains("navigation.push") && page.contains("observed"))
      #expect(page.contains("sources that Lifeline has") && page.contains("UIWindowSceneDelegate"))
      #expect(!page.contains("no log") && !page.contains("seed-001") && !page.contains("github-rnscreens"))
    }
    #expect(try !outcome.page("changes.html").contains("devgem-ios18"))
    // One log of rules, and the site is of those who compare with it.
    let own = try Self.build(Self.log("seed-001"))
    #expect(try own.page("rules.html").contains("observed, 1 log"))
  }

  /// A source that tells no language is not said to be in English.
  @Test func aLanguageThatIsNotToldIsNotClaimed() throws {
    let page = try Self.build(Self.log("our-log")).page("sources.html")
    #expect(page.contains("lang=\"\" translate=\"no\">A log</a>"))
    #expect(page.contains("<td lang=\"\" translate=\"no\"></td>") && !page.contains(">English<"))
    let told = Self.log("our-log").mapValues { $0.replacing("kind: observed", with: "kind: observed, language: en") }
    #expect(try Self.build(told).page("sources.html").contains("<td lang=\"en\" translate=\"no\">English</td>"))
  }

  /// A file of the usual name is the icon, and a setting names another one.
  @Test func theIconIsTheSitesOwn() throws {
    func icon(_ files: [String: String]) throws -> String? {
      let page = try Self.build(files).page("index.html")
      return page.split(separator: "<link rel=\"icon\" href=\"").dropFirst().first?.split(separator: "\"").first
        .map(String.init)
    }
    #expect(try icon([:]) == "favicon.svg")
    #expect(try icon(["Templates/assets/favicon.png": "png"]) == "favicon.png")
    #expect(try icon(["Templates/assets/favicon.ico": "ico"]) == "favicon.ico")
    #expect(
      try icon(["Templates/assets/favicon.png": "png", "Templates/assets/favicon.svg": "<svg/>"]) == "favicon.svg")
    let settings = "title: T\ntheme: {icon: mine.svg}\n"
    #expect(
      try icon(["lifeline.yaml": settings, "Templates/assets/mine.svg": "<svg/>", "Templates/assets/favicon.png": "x"])
        == "mine.svg")
  }

  @Test func aSiteWithoutSourcesClaimsNoComparison() throws {
    let words = "is compared with logs"
    #expect(try !Self.site.get().page("index.html").contains(words))
    let home = try Self.build(Self.log("our-log")).page("index.html")
    #expect(home.contains(words) && home.contains("1 sources"))
    // Most calls rest on logs that are elsewhere.
    #expect(!home.contains("are in a log of such a step"))
  }

  @Test func aPageHasNoPictureOfLifelines() throws {
    let outcome = try Self.site.get()
    #expect(!outcome.site.contains("preview.png"))
    #expect(try !outcome.page("index.html").contains("og:image"))
    let own = try Self.build(["Templates/assets/preview.png": "mine"])
    #expect(try own.page("preview.png") == "mine")
    #expect(try own.page("index.html").contains("og:image\" content=\"https://docs.example/preview.png\""))
  }
}
