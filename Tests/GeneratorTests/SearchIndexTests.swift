import Diagnostics
import Foundation
import Generator
import Site
import TestSupport
import Testing

/// What the search looks through, in each language.
@Suite struct SearchIndexTests {
  private static let settings = """
    title: {en: T, ko: 티}
    groups: [{id: navigation, title: {en: Stacks, ko: 스택}}]
    questions: [{question: Why is it called?, answer: 'scenario:push'}]
    wanted:
      - words: {en: "timer, start and stop", ko: "타이머, 시작"}
        answers: [callback:viewDidLoad, log]
    spellings:
      - {other: 네비게이션, usual: 내비게이션}

    """

  /// The entries of a language's index.
  private func entries(_ outcome: SiteBuilder.Outcome, _ path: String) throws -> [[String: Any]] {
    let json = try #require(try outcome.page(path).split(separator: "=", maxSplits: 1).last?.dropLast(2))
    let index = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(index?["spellings"] as? [[String]] == [["네비게이션", "내비게이션"]])
    return try #require(index?["entries"] as? [[String: Any]])
  }

  @Test func itHasWhatReadersLookForByOtherNames() throws {
    let site = try TestSite(
      ["Content/site.yaml": Self.settings, "Content/Scenarios/push.yaml": pushScenario],
      templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let outcome = site.build()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    func wanted(_ path: String, _ link: String) throws -> [String: Int]? {
      try entries(outcome, path).first { $0["link"] as? String == link }?["wanted"] as? [String: Int]
    }
    #expect(try wanted("search-index.js", "callbacks/viewDidLoad.html") == ["timer": 0, "start and stop": 0])
    #expect(try wanted("search-index.js", "log.html") == ["timer": 1, "start and stop": 1])
    // Developers type English words in every language.
    let korean = ["타이머": 0, "시작": 0, "timer": 0, "start and stop": 0]
    #expect(try wanted("ko/search-index.js", "callbacks/viewDidLoad.html") == korean)
  }

  @Test func whatIsInAnotherLanguageSaysSo() throws {
    let site = try TestSite(
      ["Content/site.yaml": Self.settings, "Content/Scenarios/push.yaml": pushScenario],
      templates: .shippedInEveryLanguage)
    defer { site.remove() }
    let outcome = site.build()
    let question = try #require(try entries(outcome, "ko/search-index.js").first)
    #expect(question["title"] as? String == "Why is it called?" && question["language"] as? String == "en")
    #expect(try entries(outcome, "search-index.js").first?["language"] == nil)
  }

  @Test(arguments: [
    ("answers: [callback:viewDidLaod]", "there is no callback 'viewDidLaod' to link to"),
    ("answers: [logs]", "leads to no part of the content"),
    ("answer: [log]", "'answer' is not a key of what readers look for"),
  ])
  func aSlipIsTold(line: String, message: String) throws {
    let settings = Self.settings.replacing("answers: [callback:viewDidLoad, log]", with: line)
    let site = try TestSite(["Content/site.yaml": settings, "Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let found = site.build().diagnostics.map(\.summary)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test func theTreeOpensAtItsTopicAndTheOthersComeByScript() throws {
    let site = try TestSite([
      "Content/site.yaml": "title: T\ngroups: [{id: navigation, title: Stacks}, {id: apps, title: Apps}]\n",
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Scenarios/other.yaml":
        "id: other\ntitle: Other\nsummary: S\ngroup: apps\nstructure: A\nsteps: [launch]\n",
    ])
    defer { site.remove() }
    let outcome = site.build()
    let page = try outcome.page("scenarios/push.html")
    let tree = try #require(
      page.components(separatedBy: "<nav class=\"tree\"").last?.components(separatedBy: "</nav>").first)
    #expect(tree.contains("<details open data-topic=\"navigation\">"))
    #expect(tree.contains("<a href=\"push.html\" aria-current=\"page\">"))
    #expect(tree.contains("<a href=\"../index.html#apps\">") && !tree.contains("other.html"))
    #expect(try outcome.page("scenarios.js").contains("\"apps\": [[\"Other\", \"scenarios/other.html\"]]"))
  }
}
