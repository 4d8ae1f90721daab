import ConcurrentMap
import Lifecycle
import Logs
import ScenarioLanguage
import Stories
import Testing

/// A log of somebody's own app, held against a scenario with other names.
@Suite struct GivenScenarioTests {
  private static let visit = [
    "Item viewDidLoad", "Home viewWillDisappear", "Item viewWillAppear", "Home viewDidDisappear", "Item viewDidAppear",
    "Item viewWillDisappear", "Home viewWillAppear", "Item viewDidDisappear", "Home viewDidAppear",
  ]
  private static let launch = ["Home viewDidLoad", "Home viewWillAppear", "Home viewDidAppear"]

  private func verify(_ lines: [String], as script: Script, on release: Release? = nil) -> ScenarioVerification {
    let events = LogReader().read(lines.joined(separator: "\n")).events
    return ScenarioVerification(events, on: release, following: script)
  }

  private func script(_ structure: String, _ steps: [String]) throws -> Script {
    try #require(FlowParser.script(structure: structure, steps: steps).script)
  }

  /// Every scenario, as an app prints it whose classes have names that say nothing.
  @Test func theScenariosAreFoundUnderOtherNames() {
    let wrong = RoundTripTests.scripts.enumerated().map { $0 }.concurrentMap { number, script -> String? in
      let own = script.structure.names + script.steps.flatMap(\.action.names)
      let events = Simulator.run(script).steps.flatMap(\.events).filter {
        own.contains($0.subject.name) && $0.subject.kind == .viewController && $0.callback.family == .appearance
      }
      var names: [String: String] = [:]
      for name in Set(events.map(\.subject.name)).sorted() {
        names[name] = "Q\((names.count * 7 + number) % 11)ViewController"
      }
      guard !events.isEmpty else { return nil }
      let found = verify(
        events.map { "\(names[$0.subject.name] ?? "") \($0.callback.name)" }, as: script, on: script.platform.release)
      let isFound = found.verification.verdict == .explained || found.verification.verdict == .knownVariant
      let isNamed = found.names.allSatisfy { names[$0.scenario] == $0.log } && found.names.count == names.count
      return isFound && isNamed ? nil : "\(number): \(script.structure.description), \(script.steps.map(\.action.text))"
    }
    #expect(wrong.count > 150)
    #expect(wrong.compactMap(\.self) == [])
  }

  @Test func theReportIsInTheNamesOfTheLog() throws {
    let found = verify(Self.visit, as: try script("nav(Root)", ["push Detail", "pop"]))
    #expect(found.verification.verdict == .explained)
    #expect(found.names.map(\.scenario) == ["Root", "Detail"] && found.names.map(\.log) == ["Home", "Item"])
    #expect(
      found.verification.story?.structure == "nav(Home)"
        && found.verification.story?.steps.map(\.action.text) == ["push Item", "pop"])
    #expect(found.setUp == 0 && found.absent == [])
    let lost = verify(
      Self.visit.filter { $0 != "Home viewDidDisappear" }, as: try script("nav(Root)", ["push Detail", "pop"]))
    #expect(lost.verification.verdict == .departs && lost.verification.departure?.event == 3)
    #expect(lost.verification.departure?.allowed == ["Home viewDidDisappear"])
  }

  /// An app is launched before anybody does what a scenario tells; that is not judged.
  @Test func whatBringsTheFirstScreenComesBefore() throws {
    let script = try script("nav(Root)", ["push Detail", "pop"])
    let scene = ["SceneDelegate sceneDidBecomeActive"]
    for before in [Self.launch, Array(Self.launch[..<2]) + scene + Self.launch[2...], Self.launch + scene] {
      let found = verify(before + Self.visit, as: script)
      #expect(found.verification.verdict == .explained && found.setUp == before.count)
      let lost = verify(before + Self.visit.filter { $0 != "Home viewDidDisappear" }, as: script)
      #expect(lost.verification.verdict == .departs && lost.verification.departure?.event == before.count + 3)
    }
    // What a scenario tells of is no set-up.
    #expect(
      verify(Self.launch + Self.visit, as: try self.script("nav(Root)", ["launch", "push Detail", "pop"])).setUp == 0)
    #expect(verify(Self.visit.filter { $0 != "Home viewWillDisappear" }, as: script).verification.verdict == .departs)
  }

  @Test func aLogMayBeginOnceTheAppRuns() throws {
    let script = try script("nav(Root)", ["launch", "push Detail", "pop"])
    let found = verify(Self.visit, as: script)
    #expect(
      found.verification.verdict == .explained
        && found.verification.story?.steps.map(\.action.text) == ["push Item", "pop"])
  }

  /// A screen in place of another is a fault, unless it only has another ending.
  @Test func whereNamesAreTheScenariosOwnOthersAreNone() throws {
    let script = try script("nav(Home)", ["push Detail", "pop"])
    let found = verify(Self.visit, as: script)
    #expect(found.verification.verdict == .departs && found.absent == ["Detail"] && found.names == [])
    let longer = Self.visit.map { $0.replacing("Item", with: "DetailViewController") }
    #expect(verify(longer, as: script).verification.verdict == .explained)
    #expect(verify(longer, as: script).names.map(\.log) == ["DetailViewController"])
  }

  /// A fault in the first step is no set-up, and neither is a step that comes again.
  @Test(arguments: [
    (["Item viewDidLoad"] + visit, 4), ([visit[0], visit[2], visit[1]] + visit[3...], 4),
    (Array(visit[1...]) + visit, 3),
  ])
  func theSetUpEndsWhereTheScenarioBegins(lines: [String], place: Int) throws {
    let script = try script("nav(Root)", ["push Detail", "pop"])
    let found = verify(Self.launch + lines, as: script)
    #expect(found.verification.verdict == .departs && found.setUp <= Self.launch.count)
    #expect(found.verification.departure.map { abs($0.event - place) <= 1 } ?? false)
  }

  /// Who disappears first was on screen before the log began.
  @Test func whatBeginsWithADisappearanceIsNoSetUp() throws {
    let script = try script("Root", ["present Sheet as formSheet from Root", "dismiss Sheet"])
    let turned = ["Sheet viewWillAppear", "Sheet viewWillDisappear", "Sheet viewDidAppear", "Sheet viewDidDisappear"]
    #expect(verify(turned, as: script).setUp == 0)
    let behind = Array(Self.visit[..<1]) + Self.visit
    let pushed = try self.script("nav(Root)", ["launch", "push Detail", "pop"])
    #expect(verify(behind, as: pushed).verification.departure?.event == 1)
  }

  /// Only whom the log would have called is missed in it.
  @Test func whoIsNotCalledIsNotMissed() throws {
    let script = try script("Root", ["present Form as formSheet from Root", "dismiss Form"])
    let shown = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
      "Sheet \($0)"
    }
    let found = verify(shown, as: script)
    #expect(found.verification.verdict == .explained && found.absent == [] && found.names.map(\.log) == ["Sheet"])
  }

  /// What was not done was not verified.
  @Test func aLogThatEndsBeforeTheScenarioIsTold() throws {
    for steps in [["launch", "push Detail", "pop"], ["push Detail", "pop"]] {
      let script = try script("nav(Root)", steps)
      let pushed = verify(Self.launch + Self.visit.prefix(5), as: script)
      #expect(pushed.verification.verdict == .unfinished && pushed.missing.map(\.text) == ["pop"])
      let launched = verify(Self.launch, as: script)
      #expect(launched.verification.verdict == .unfinished && launched.names.map(\.scenario) == ["Root"])
      #expect(launched.missing.map(\.text) == ["push Detail", "pop"])
      let half = verify(Self.launch + Self.visit.prefix(6), as: script)
      #expect(half.verification.verdict == .unfinished && half.verification.due.first == "Home viewWillAppear")
      #expect(verify(Self.launch + Self.visit, as: script).verification.verdict == .explained)
    }
    // Of what its loggers do not print nothing is missing.
    let script = try script("nav(Root)", ["launch", "push Detail", "pop", "rotate", "home"])
    #expect(verify(Self.launch + Self.visit, as: script).verification.verdict == .explained)
    #expect(
      verify((Self.launch + Self.visit.prefix(5)).filter { $0.hasSuffix("viewDidLoad") }, as: script)
        .verification.verdict == .explained)
  }

  @Test func whoIsNamedInNoLineHasNoName() throws {
    let unnamed = (Self.launch + Self.visit).map { String($0.split(separator: " ")[1]) }
    let found = verify(unnamed, as: try script("nav(Root)", ["push Detail", "pop"]))
    #expect(found.names == [] && found.absent == [])
  }
}
