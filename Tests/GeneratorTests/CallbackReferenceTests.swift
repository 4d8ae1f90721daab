import Analysis
import Foundation
import Lifecycle
import Scenarios
import Site
import TestSupport
import Testing

@testable import Generator

/// What the pages of callbacks say, held against the traces that they were computed from.
@Suite struct CallbackReferenceTests {
  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog
  private static let simulations = Simulations(catalog)
  private static let reference = CallbackReference(catalog.scenarios, simulations)

  @Test func everyCallbackThatComesHasAPage() {
    let names = Set(Self.reference.callbacks.map(\.name))
    let come = Set(Self.simulations.traces.values.flatMap(\.events).map(\.callback.name))
    // Names of the app's own, and states, are no callbacks of the platform's.
    let own: Set = ["unwindAction", "unwindToRoot", "active", "inactive", "background"]
    let states = Set(AppState.allCases.map(\.rawValue))
    #expect(come.subtracting(names).subtracting(own).subtracting(states).isEmpty)
    #expect(names.isSuperset(of: ["viewDidLoad", "viewIsAppearing", "sceneWillConnectTo", "willShow", "onAppear"]))
  }

  @Test func eachCallbackHasOnePlaceInReadingOrder() {
    let sections = CallbackSections(Self.reference)
    #expect(sections.names.sorted() == Self.reference.callbacks.map(\.name).sorted())
    #expect(sections.names.first == "viewDidLoad")
    #expect(sections.families.allSatisfy { !$0.current.isEmpty || !$0.deprecated.isEmpty })
    let old = sections.families.flatMap(\.deprecated).map(\.name)
    #expect(old.contains("viewWillUnload") || old.contains("viewDidUnload"))
  }

  @Test func whatAlwaysComesBeforeNeverComesAfter() {
    let pairs = Self.reference.callbacks.flatMap { facts in
      facts.before.map { (first: $0.callback, second: facts.name) }
        + facts.after.map { (first: facts.name, second: $0.callback) }
    }
    #expect(pairs.count > 50)
    for step in Self.simulations.traces.values.flatMap(\.steps) {
      var firsts: [Subject: [String: Int]] = [:]
      for (index, event) in step.events.enumerated() where firsts[event.subject]?[event.callback.name] == nil {
        firsts[event.subject, default: [:]][event.callback.name] = index
      }
      for places in firsts.values {
        for pair in pairs {
          guard let first = places[pair.first], let second = places[pair.second] else { continue }
          #expect(first < second, "\(pair.first) before \(pair.second)")
        }
      }
    }
  }

  @Test func stepsAreCountedAsTheyWere() throws {
    let facts = try #require(Self.reference.callback("viewWillAppear"))
    let push = try #require(facts.causes.first { $0.action == "push" })
    let steps = Self.simulations.traces.values.flatMap(\.steps).filter { $0.script.action.word == .push }
    #expect(push.ofSteps == steps.count)
    #expect(push.steps == steps.count { step in step.events.contains { $0.callback == .viewWillAppear } })
    #expect(push.isAlways)
    let never = facts.never.map(\.action)
    #expect(!never.contains("push") && never.contains("rotate"))
    for use in facts.uses {
      let trace = try #require(Self.simulations.traces[use.scenario])
      #expect(use.calls == trace.events.count { $0.callback == .viewWillAppear }, "\(use.scenario)")
    }
  }

  @Test func whatComesSometimesHasAStepOfEachKind() throws {
    func comes(_ name: String, _ example: CallbackFacts.Example) throws -> Bool {
      let scenario = try #require(Self.catalog.scenarios.first { $0.id == example.scenario })
      let steps = Self.simulations[scenario].steps
      try #require(steps.indices.contains(example.step - 1))
      return steps[example.step - 1].events.contains { $0.callback.name == name }
    }
    for facts in Self.reference.callbacks {
      for cause in facts.causes {
        #expect(try comes(facts.name, cause.example), "\(facts.name): \(cause)")
        #expect((cause.counterexample == nil) == cause.isAlways, "\(facts.name): \(cause)")
        if let other = cause.counterexample { #expect(try !comes(facts.name, other), "\(facts.name): \(cause)") }
      }
      for absence in facts.never { #expect(try !comes(facts.name, absence.example), "\(facts.name): \(absence)") }
    }
  }

  @Test func proseOfACallbackThatNeverComesIsAnError() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Callbacks/x.yaml": "callback: viewDidAppaer\nsummary: It is over.",
    ])
    defer { site.remove() }
    let problems = site.problems()
    #expect(
      problems.contains {
        $0.contains("no scenario brings the callback 'viewDidAppaer'; did you mean 'viewDidAppear'?")
      })
  }

  @Test func proseStandsOnThePage() throws {
    let site = try TestSite([
      "Content/Scenarios/push.yaml": pushScenario,
      "Content/Callbacks/x.yaml": """
      callback: viewDidAppear
      summary: The transition is over.
      explanation: |
        Start what must not disturb an [animation](scenario:push).
      """,
    ])
    defer { site.remove() }
    let page = try site.build().page("callbacks/viewDidAppear.html")
    #expect(page.contains("The transition is over."))
    #expect(page.contains("<a href=\"../scenarios/push.html\">animation</a>"))
    #expect(
      page.contains(
        "<a href=\"../scenarios/push.html#step-1\"><code translate=\"no\">push</code></a></th><td>always</td><td>1 / 1</td>"
      ))
  }
}
