import Diagnostics
import Evidence
import Foundation
import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

/// A log of one trace: what the source says of itself, what stands on screen, and each step with its events.
private struct Log {
  let slug: String
  var source = "kind: observed"
  var more = ""
  let structure: String
  let steps: [(do: String, events: String)]

  var text: String {
    let steps = steps.map { "      - {do: '\($0.do)', events: [\($0.events)]}\n" }.joined()
    return
      "source: {slug: \(slug), title: T, url: 'seed: 000', \(source)}\ntraces:\n  - id: t\n    structure: '\(structure)'\n"
      + "    records: [viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear]\n"
      + (more.isEmpty ? "" : "    \(more)\n") + "    steps:\n\(steps)"
  }

  static func push(_ slug: String, _ events: String, source: String = "kind: observed", more: String = "") -> Log {
    Log(slug: slug, source: source, more: more, structure: "nav(A)", steps: [("push B", events)])
  }
}

/// What the logs show, by kind.
private func evidence(_ logs: Log...) throws -> [TransitionEvidence] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("envelopes-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for log in logs { try Data(log.text.utf8).write(to: folder.appendingPathComponent("\(log.slug).yaml")) }
  let (files, diagnostics) = CatalogLoader.loadEvidence([folder.path])
  #expect(diagnostics.isEmpty, "\(diagnostics.map(\.summary))")
  return TransitionEvidence.all(EvidenceCheck.findings(files))
}

private func words(_ events: [RoleEvent]) -> String { events.map(\.description).joined(separator: ", ") }

private let outFirst = "B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear"
private let inFirst = "B viewDidLoad, B viewWillAppear, A viewWillDisappear, A viewDidDisappear, B viewDidAppear"

@Suite struct EnvelopeTests {
  @Test func whatAllLogsAgreeOnAndWhereTheyPart() throws {
    let kinds = try evidence(
      .push("one", outFirst, source: "kind: observed, os: iOS 15"),
      .push("three", outFirst, source: "kind: observed, os: iOS 15"),
      .push("two", inFirst, source: "kind: observed, os: iOS 15"))
    let push = try #require(kinds.first)
    #expect(kinds.map(\.kind.name) == ["push"])
    let envelope = try #require(push.envelopes.first)
    #expect(push.envelopes.count == 1)
    #expect(envelope.releases.map(\.major) == [15])
    #expect(envelope.orders.map(\.sources) == [["one", "three"], ["two"]])
    #expect(
      words(envelope.orders[0].events)
        == "in viewDidLoad, out viewWillDisappear, in viewWillAppear, out viewDidDisappear, in viewDidAppear")
    // What follows from two pairs is not told as a third.
    #expect(
      Set(envelope.agreed.map(\.description)) == [
        "in viewDidLoad before in viewWillAppear", "in viewDidLoad before out viewWillDisappear",
        "in viewWillAppear before out viewDidDisappear", "out viewWillDisappear before out viewDidDisappear",
        "out viewDidDisappear before in viewDidAppear",
      ])
    let parting = try #require(envelope.partings.first)
    #expect(envelope.partings.count == 1)
    #expect(parting.precedence.description == "out viewWillDisappear before in viewWillAppear")
    #expect(parting.sources == ["one", "three"])
    #expect(parting.otherSources == ["two"])
    // Every pair stands in a chain, and no chain says more than the pairs.
    let links = envelope.chains.flatMap { zip($0, $0.dropFirst()).map { "\($0.description) before \($1.description)" } }
    #expect(links.sorted() == envelope.agreed.map(\.description).sorted())
  }

  @Test func releasesWithAnotherOrderStandApart() throws {
    func tab(_ slug: String, _ os: String, _ end: String) -> Log {
      Log(
        slug: slug, source: "kind: observed, \(os)", structure: "tabBar(A, B)",
        steps: [("selectTab B", "B viewDidLoad, B viewWillAppear, A viewWillDisappear, \(end)")])
    }
    let old = "A viewDidDisappear, B viewDidAppear"
    let new = "B viewDidAppear, A viewDidDisappear"
    let kinds = try evidence(
      tab("a", "os: iOS 12", old), tab("b", "date: 2022-03", old), tab("c", "os: iOS 18", new),
      tab("d", "os: null", old))
    let tabs = try #require(kinds.first { $0.kind.name == "tab-first" })
    #expect(tabs.envelopes.map { $0.releases.map(\.major) } == [[12, 15], [18], []])
    #expect(tabs.envelopes.flatMap(\.partings) == [])
    #expect(tabs.envelope(on: Release(14) ?? .oldest)?.envelope.sources == ["a", "b"])
    // A release of which there is no log is taken for one like those before it.
    #expect(tabs.envelope(on: Release(17) ?? .oldest)?.envelope.sources == ["a", "b"])
    #expect(tabs.envelope(on: Release(8) ?? .oldest)?.envelope.sources == ["a", "b"])
    let nearest = try #require(tabs.envelope(on: .newest))
    #expect(nearest.envelope.sources == ["c"])
    #expect(!nearest.covers)
    let undated = try #require(tabs.undated)
    #expect(tabs.envelopes[0].agrees(with: undated))
    #expect(!tabs.envelopes[1].agrees(with: undated))
  }

  @Test func aLogThatRecordsLessIsPartOfTheOrder() throws {
    let short = Log(
      slug: "short", more: "note: x", structure: "nav(A)",
      steps: [("push B", "A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear")])
    let kinds = try evidence(.push("whole", outFirst), short)
    // It records viewDidLoad and has none, so it is an order of its own.
    #expect(kinds[0].envelopes[0].orders.map(\.sources) == [["whole"], ["short"]])
    let partial = try evidence(
      .push("whole", outFirst), .push("part", "A viewWillDisappear, B viewWillAppear", more: "partial: subsequence"))
    let orders = partial[0].envelopes[0].orders
    #expect(orders.map(\.sources) == [["whole"]])
    #expect(orders.map(\.partSources) == [["part"]])
  }

  @Test func aLogOfEachControllerByItselfSaysNothingOfTheOther() throws {
    let kinds = try evidence(
      .push("whole", outFirst),
      .push(
        "each", "B viewDidLoad, B viewWillAppear, B viewDidAppear, A viewWillDisappear, A viewDidDisappear",
        more: "partial: perController"))
    let envelope = kinds[0].envelopes[0]
    #expect(envelope.partings.isEmpty)
    #expect(envelope.orders.map(\.sources) == [["whole"]])
    #expect(envelope.perControllerSources == ["each"])
  }

  /// (on screen, what happens, kinds)
  @Test(arguments: [
    ("nav(A, B)", ["pop"], ["pop"]), ("nav(A, B)", ["beginInteractivePop", "cancelInteractivePop"], ["cancelled-pop"]),
    ("nav(A, B)", ["beginInteractivePop", "finishInteractivePop"], ["interactive-pop"]),
    ("nav(A, B)", ["beginInteractivePop"], []), ("nav(A, B)", ["finishInteractivePop"], ["interactive-pop"]),
    (
      "tabBar(A, nav(B))", ["selectTab B", "selectTab A", "selectTab B"], ["tab-first", "tab-again", "tab-again"]
    ),
    ("A", ["present B as automatic from A", "dismiss B"], ["present-sheet", "dismiss-sheet"]),
    ("A ; A presents B as fullScreen", ["dismiss B"], ["dismiss-full-screen"]),
    (
      "A ; A presents B as pageSheet", ["beginInteractiveDismiss", "finishInteractiveDismiss"],
      ["interactive-dismiss-sheet"]
    ),
    (
      "page(A, B)", ["beginPageForward", "cancelPageForward", "pageForward"], ["cancelled-page-scroll", "page-scroll"]
    ),
    // A tap on the tab that is shown takes its stack back; nobody comes or goes if there is nothing to take back.
    ("tabBar(nav(A, B), C)", ["selectTab A", "selectTab A"], ["pop-to-root"]),
    // What the app does keeps its word.
    ("A", ["launch", "home", "memoryReclaim", "launchByPush"], ["launch", "launch-by-push"]),
    ("nav(A)", ["show B"], ["push"]), ("A", ["show B"], ["present-sheet"]),
    ("swiftui TabView(A)", ["swiftui:TAB B"], []),
  ])
  func kindsFollowFromActionsAndStructure(structure: String, actions: [String], kinds: [String]) throws {
    let script = Script(
      structure: try Structure(parsing: structure),
      steps: try actions.map { ScriptStep(try Action(parsing: $0)) })
    #expect(Transition.all(in: Simulator.run(script).steps).map(\.kind.name) == kinds)
  }

  /// A source that tells no release is simulated on the one that fits, and there automatic is full screen.
  @Test func automaticIsFullScreenWhereThePresenterDisappears() throws {
    let log = Log(
      slug: "old", structure: "A",
      steps: [
        (
          "present B as automatic from A",
          "B viewDidLoad, A viewWillDisappear, B viewWillAppear, B viewDidAppear, A viewDidDisappear"
        )
      ])
    let kinds = try evidence(log).map(\.kind.name)
    #expect(kinds == ["present-full-screen"])
  }

  @Test func theControllerOfACancelledGestureIsNamedByWhatItWouldHaveBeen() throws {
    let log = Log(
      slug: "swipe", structure: "nav(A, B)",
      steps: [
        ("beginInteractivePop", "B viewWillDisappear, A viewWillAppear"),
        ("cancelInteractivePop", "A viewWillDisappear, A viewDidDisappear, B viewWillAppear, B viewDidAppear"),
      ])
    let order = try evidence(log)[0].envelopes[0].orders[0]
    #expect(
      words(order.events)
        == "out viewWillDisappear, in viewWillAppear, in viewWillDisappear, in viewDidDisappear, out viewWillAppear, "
        + "out viewDidAppear")
  }

  @Test func aStatedOrderThatNoLogShowsStandsApart() throws {
    let stated = "A viewWillDisappear, B viewWillAppear, B viewDidAppear, A viewDidDisappear"
    let kinds = try evidence(
      .push("log", outFirst), .push("said", stated, source: "kind: documented"),
      .push("right", outFirst, source: "kind: documented"))
    let unlogged = try #require(kinds[0].unlogged.first)
    #expect(kinds[0].unlogged.count == 1)
    #expect(unlogged.sources == ["said"])
    #expect(unlogged.reversed.map(\.description) == ["in viewDidAppear before out viewDidDisappear"])
    #expect(kinds[0].envelopes[0].sources == ["log"])
    // Where one log shows it, nobody can say that it was never logged.
    let shown = try evidence(
      .push("log", outFirst), .push("odd", stated), .push("said", stated, source: "kind: documented"))
    #expect(shown[0].unlogged.isEmpty)
  }
}
