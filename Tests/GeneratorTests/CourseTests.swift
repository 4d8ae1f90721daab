import Diagnostics
import Foundation
import Generator
import Scenarios
import TestSupport
import Testing

/// The course: units with drills that the simulator answers.
@Suite struct CourseTests {
  private static let unit = """
    id: first
    order: 2
    title: {en: Pushing, ko: "푸시하기"}
    goal: Know a push.
    read: [scenario:push, callback:viewDidLoad]
    show: {scenario: push, steps: "1"}
    text: "A push has two sides. See [it](scenario:push)."
    trap: Mind the gap.
    try: {scenario: push, text: Push once more.}
    drills:
      - {kind: next, scenario: push, step: 1}
      - {kind: count, scenario: push, step: 1}
    interview:
      - {question: Who is first?, answer: scenario:push}
    """

  private static let second =
    "id: second\norder: 1\ntitle: Earlier\ngoal: Begin.\ntext: Look.\ndrills: [{kind: count, scenario: push}]\n"

  private static let log = """
    source:
      slug: log
      title: A log
      url: https://example.org/log
      date: 2022
      kind: observed
    traces:
      - id: one
        structure: nav(Root)
        records: [viewDidLoad, viewWillDisappear, viewWillAppear, viewDidDisappear, viewDidAppear]
        steps:
          - do: push Detail
            events: [Detail viewDidLoad, Root viewWillDisappear, Detail viewWillAppear, Root viewDidDisappear, Detail viewDidAppear]
    """

  private static func site(_ unit: String = unit) throws -> TestSite {
    try TestSite([
      "Content/Scenarios/push.yaml": pushScenario, "Content/Evidence/log.yaml": log,
      "Content/Course/01-first.yaml": unit, "Content/Course/00-second.yaml": second,
    ])
  }

  @Test func aUnitHasItsLessonItsQuestionsAndItsNeighbours() throws {
    let site = try Self.site()
    defer { site.remove() }
    let outcome = site.build()
    #expect(!outcome.diagnostics.hasErrors, "\(outcome.diagnostics.map(\.summary))")
    let page = try outcome.page("course/first.html")
    for part in [
      "<h1>Pushing</h1>", "href=\"../scenarios/push.html\">it</a>", "id=\"step-1\"", "Mind the gap.", "Push once more.",
      "Which of these calls is made next?", "<details>", "Who is first?", "href=\"../callbacks/viewDidLoad.html\"",
      "rel=\"prev\" href=\"second.html\"", "src=\"../drill.js\"", "\"kind\": \"next\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let twin = try outcome.page("course/first.md")
    #expect(twin.contains("Which of these calls is made next?") && !twin.contains("<"))
  }

  @Test func theIndexHasTheUnitsInTheirOrderAndHomeLeadsToTheFirst() throws {
    let site = try Self.site()
    defer { site.remove() }
    let outcome = site.build()
    let index = try outcome.page("course/index.html")
    let places = ["data-unit=\"second\"", "data-unit=\"first\""].compactMap { index.range(of: $0)?.lowerBound }
    #expect(places.count == 2 && places[0] < places[1])
    #expect(try outcome.page("index.html").contains("href=\"course/second.html\""))
    #expect(try outcome.page("rules.html").contains("href=\"course/index.html\""))
  }

  @Test func aSiteWithoutUnitsHasNoCourse() throws {
    let site = try TestSite(["Content/Scenarios/push.yaml": pushScenario])
    defer { site.remove() }
    let outcome = site.build()
    #expect(!(try outcome.page("index.html").contains("course/")))
    #expect(!(try outcome.page("rules.html").contains("course/")))
  }

  @Test(arguments: [
    ("kind: next, scenario: push, step: 1", "kind: nxt, scenario: push, step: 1", "did you mean 'next'?"),
    ("kind: next, scenario: push, step: 1", "kind: next, scenario: pusch, step: 1", "there is no scenario 'pusch'"),
    ("kind: next, scenario: push, step: 1", "kind: next, scenario: push, step: 9", "'push' has no step 9"),
    ("kind: next, scenario: push, step: 1", "kind: silent, scenario: push, step: 1", "has no question about step 1"),
    ("steps: \"1\"", "steps: \"1-9\"", "'push' has no step 9"), ("steps: \"1\"", "steps: all", "names no steps"),
    ("scenario:push, callback", "scenario:psh, callback", "there is no scenario 'psh' to link to"),
    ("answer: scenario:push", "answer: push", "leads to no part of the content"),
    ("goal:", "gaol:", "did you mean 'goal'?"),
    ("goal: Know a push.", "", "needs the key 'goal'"),
  ])
  func whatIsWrongIsToldWithItsPlace(right: String, wrong: String, message: String) throws {
    let site = try Self.site(Self.unit.replacing(right, with: wrong))
    defer { site.remove() }
    let found = site.build().diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.location.file.hasSuffix("Course/01-first.yaml") ?? false && found.first?.location.line != nil)
    #expect(found.first?.summary.contains(message) ?? false, "\(found.map(\.summary))")
  }
}
