import Diagnostics
import Foundation
import Generator
import Scenarios
import Site
import TestSupport
import Testing

/// Where tasks go: pages with the ledger's verdict, to which the text is held.
@Suite struct TaskTests {
  private static let task = """
    id: timer
    order: 1
    title: {en: A timer, ko: "타이머"}
    answer: As long as the screen is shown.
    keywords: ticking, clock
    uikit:
      start: viewWillAppear
      stop: viewWillDisappear
      verdict: balanced
      code: |
        let timer = 1
    instead:
      - {start: viewDidLoad, stop: viewWillDisappear, verdict: unstarted}
      - {start: viewDidLoad, verdict: once}
    why: "They take turns in [a push](scenario:push)."
    misses: A sheet.
    read: [scenario:push]
    """

  private static let back = """
    id: back
    title: Back and forth
    summary: A screen is left and comes back.
    structure: nav(Root)
    steps: [push Detail, pop, push Other]
    """

  private static func site(_ task: String = task) throws -> TestSite {
    try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/Scenarios/back.yaml": back,
      "Content/Tasks/01-timer.yaml": task,
    ])
  }

  private static func findings(_ wrong: String, insteadOf right: String) throws -> [String] {
    let site = try site(task.replacing(right, with: wrong))
    defer { site.remove() }
    return site.build().diagnostics.filter { $0.severity == .error }.map {
      "\($0.location.line) \($0.id)"
    }
  }

  @Test func aTaskHasItsVerdictItsCodeAndWhatShowsTheFaults() throws {
    let site = try Self.site()
    defer { site.remove() }
    let outcome = site.build()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let page = try outcome.page("where/timer.html")
    for part in [
      "<h1>A timer</h1>", "✓ balanced", "✗ stops what isn’t started", "let timer",
      "href=\"../scenarios/push.html\">a push",
      "<a href=\"../scenarios/back.html\">Back and forth</a>", "✓ once for each object", "A sheet.",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(try outcome.page("where/index.html").contains("href=\"timer.html\">A timer</a>"))
    #expect(try outcome.page("index.html").contains("href=\"where/index.html\""))
  }

  /// Every run of the two scenarios on every release counts, and the shortest one that shows the fault is linked to.
  @Test func theTableCountsTheRuns() throws {
    let site = try Self.site()
    defer { site.remove() }
    let page = try site.build().page("where/index.html")
    #expect(page.contains("Balanced in 26 of 26 runs"))
    #expect(page.contains("✗ stops what isn’t started"))
  }

  /// What the text claims and the ledger does not find is an error at its line.
  @Test func aVerdictThatTheLedgerDoesNotFindFailsTheBuild() throws {
    #expect(try Self.findings("verdict: twice", insteadOf: "verdict: balanced") == ["9 task.verdict"])
    #expect(try Self.findings("verdict: balanced}", insteadOf: "verdict: unstarted}") == ["13 task.verdict"])
    #expect(try Self.findings("verdict: repeats}", insteadOf: "verdict: once}") == ["14 task.verdict"])
  }

  @Test func callsThatTheLedgerDoesNotFollowAreFound() throws {
    #expect(try Self.findings("start: viewWillShow", insteadOf: "start: viewWillAppear") == ["7 task.callback"])
    #expect(
      try Self.findings("stop: sceneDidDisconnect\n", insteadOf: "stop: viewWillDisappear\n") == ["8 task.callback"])
    #expect(try Self.findings("scenario:none]", insteadOf: "scenario:push]") == ["17 content.unknown-link"])
  }

  /// Without a task there is nothing to ask the ledger.
  @Test func aSiteWithoutTasksHasNoSuchPages() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let outcome = site.build()
    #expect(outcome.site["where/index.html"] == nil)
    #expect(try !outcome.page("index.html").contains("where/index.html"))
  }
}
