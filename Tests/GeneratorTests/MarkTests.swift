import Analysis
import Evidence
import Foundation
import Lifecycle
import Scenarios
import TestSupport
import Testing

@testable import Generator

/// What a call rests on belongs to the call: a log of such a step has it, or it is marked.
@Suite struct MarkTests {
  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog
  private static let findings = EvidenceCheck.findings(catalog.evidence)
  private static let simulations = Simulations(catalog).marked(by: ObservedCalls(findings), in: catalog)

  private func standings(_ id: String, _ action: String) throws -> [String: Rule.Standing] {
    let scenario = try #require(Self.catalog.scenario(id))
    let step = try #require(Self.simulations[scenario].steps.first { $0.script.action.text == action })
    return Dictionary(step.events.map { ($0.description, $0.standing) }) { first, _ in first }
  }

  /// Both logs of a call are of apps without scenes.
  @Test func aCallThatNoLogHasIsNotObserved() throws {
    let calls = try standings("app-incoming-call", "incomingCall")
    #expect(calls["SceneDelegate sceneWillResignActive"] != .observed)
    #expect(calls["SceneDelegate sceneWillResignActive"] != nil)
  }

  @Test func theFiveCallsOfAPushAreObserved() throws {
    let calls = try standings("push-pop", "push Detail")
    for call in [
      "Detail viewDidLoad", "Root viewWillDisappear", "Detail viewWillAppear", "Root viewDidDisappear",
      "Detail viewDidAppear",
    ] {
      #expect(calls[call] == .observed, "\(call)")
    }
  }

  /// Every mark is made in one place, so that pages, diagrams and downloads say the same.
  @Test func whatIsObservedIsInALog() throws {
    let logged = Set(
      Self.findings.filter { $0.kind == .observed }.flatMap(\.trace.steps).flatMap(\.events).map {
        LoggedWords.modelName($0.callback)
      })
    for trace in Self.simulations.traces.values {
      for event in trace.events where event.standing == .observed {
        #expect(logged.contains(LoggedWords.modelName(event.callback.name)), "\(event.description)")
      }
    }
  }

  /// What the calls of a push rest on beside a log, which is one that rules name unless it has a `slug` of its own.
  private func calls(
    _ events: String, slug: String = "seed-001", source: String = "os: iOS 18", structure: String = "nav(Root)"
  ) throws -> [String: Rule.Standing] {
    let site = try TestSite(
      [
        "Content/Scenarios/push.yaml": pushScenario,
        "Content/Evidence/\(slug).yaml":
          "source: {slug: \(slug), title: Log, url: 'seed: 000', kind: observed, \(source)}\n"
          + "traces: [{id: t, structure: \(structure), records: [viewDidLoad], steps: [{do: push New, events: [\(events)]}]}]\n",
      ], templates: .tiny)
    defer { site.remove() }
    let catalog = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path).catalog
    let marked = Simulations(catalog).marked(
      by: ObservedCalls(EvidenceCheck.findings(catalog.evidence)), in: catalog)
    let trace = try #require(marked.traces["push"])
    return Dictionary(trace.steps[0].events.map { ($0.description, $0.standing) }) { first, _ in first }
  }

  @Test func theRoleCountsAndNotTheName() throws {
    let found = try calls("New viewDidLoad")
    #expect(found["Detail viewDidLoad"] == .observed)
    #expect(found["Detail viewWillAppear"] == .inferred)
    #expect(found["Root viewWillDisappear"] == .inferred)
  }

  @Test func aLogOfAReleaseWithOtherCallsSaysNothing() throws {
    #expect(try calls("New viewDidLoad", source: "os: iOS 9")["Detail viewDidLoad"] == .inferred)
    // One that tells no release may be of iOS 9 as well.
    #expect(try calls("New viewDidLoad", source: "os: null")["Detail viewDidLoad"] == .inferred)
  }

  /// A site of somebody else's has none of the logs that the model was made from: that they lack a call says nothing there.
  @Test func withoutTheModelsLogsACallRestsOnWhatTheModelSays() throws {
    let found = try calls("New viewDidLoad", slug: "our-log")
    for call in ["Detail viewDidLoad", "Detail viewWillAppear", "Root viewWillDisappear", "Detail viewDidAppear"] {
      #expect(found[call] == .observed, "\(call)")
    }
    #expect(found.values.contains(.inferred))
  }

  @Test func aStatementIsNoLog() throws {
    #expect(
      try calls("New viewDidLoad", source: "os: iOS 18, xcode: '16'").values.contains(.observed))
    let site = try TestSite(
      [
        "Content/Scenarios/push.yaml": pushScenario,
        "Content/Evidence/seed-001.yaml":
          "source: {slug: seed-001, title: Log, url: 'seed: 000', kind: documented, os: iOS 18}\n"
          + "traces: [{id: t, structure: nav(Root), steps: [{do: push New, events: [New viewDidLoad]}]}]\n",
      ], templates: .tiny)
    defer { site.remove() }
    let catalog = CatalogLoader.load(folder: site.folder.appendingPathComponent("Content").path).catalog
    let marked = Simulations(catalog).marked(
      by: ObservedCalls(EvidenceCheck.findings(catalog.evidence)), in: catalog)
    #expect(marked.traces["push"]?.events.contains { $0.standing == .observed } == false)
  }
}
