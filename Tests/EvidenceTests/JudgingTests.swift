import Diagnostics
import Evidence
import Foundation
import Lifecycle
import Scenarios
import Testing

/// What a log says is judged by: its releases, and what its loggers could see.
@Suite struct JudgingTests {
  private static let pushed =
    "B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear"

  @Test func aLogOfSeveralReleasesHasToHoldOnEach() throws {
    let steps =
      "    structure: tabBar(A, B)\n" + records
      + "    steps:\n      - {do: selectTab B, events: [B viewDidLoad, B viewWillAppear, A viewWillDisappear, "
      + "A viewDidDisappear, B viewDidAppear]}\n"
    #expect(try findings(steps, source: "kind: observed, os: iOS 17").steps[0].verdict == .reproduced)
    let finding = try findings(steps, source: "kind: observed, os: 'iOS 17, iOS 18'")
    #expect(finding.releases.map(\.major) == [17, 18])
    #expect(finding.steps[0].runs[0].verdict == .reproduced)
    #expect(finding.steps[0].verdict != .reproduced)
    #expect(finding.steps[0].platform.release.major == 18)
  }

  @Test func beforeAReleaseIsTheOneBeforeIt() throws {
    let finding = try findings(
      "    structure: nav(A)\n" + records + "    steps:\n      - {do: push B, events: [\(Self.pushed)]}\n",
      source: "kind: observed, os: 'before iOS 8, iOS 10'")
    #expect(finding.releases.map(\.major) == [7, 10])
  }

  /// Each of the two runs alone would fit another release.
  @Test func theLogsOfASourceWithoutAReleaseAreOfOne() throws {
    let text =
      "source: {slug: log, title: Log, url: 'seed: 000', kind: observed}\ntraces:\n"
      + "  - id: s\n    structure: A\n    records: [sceneDidBecomeActive]\n"
      + "    steps: [{do: launch, events: [SceneDelegate sceneDidBecomeActive]}]\n"
      + "  - id: t\n    structure: A\n" + records
      + "    steps: [{do: present B as automatic from A, events: [B viewDidLoad, A viewWillDisappear, B viewWillAppear, "
      + "B viewDidAppear, A viewDidDisappear]}]\n"
    let all = try findings(in: ["log.yaml": text])
    #expect(Set(all.map(\.releases)).count == 1)
    #expect(all[0].steps[0].verdict == .reproduced)
    #expect(all[1].steps[0].verdict != .reproduced)
  }

  /// (steps, whether that says anything about the model)
  @Test(arguments: [
    ("{do: push B, events: [B viewDidLoad, Z viewDidLoad]}", Verdict.Incomparability.unnamed(["Z"])),
    ("{do: push B, partial: subsequence, events: []}", .assertsNothing),
  ])
  func whatCannotBeCompared(step: String, reason: Verdict.Incomparability) throws {
    let finding = try findings(
      "    structure: app\n" + records + "    steps:\n      - \(step)\n", source: "kind: observed, os: iOS 15")
    #expect(finding.steps[0].verdict == .notComparable(reason))
    #expect(!finding.steps[0].lacksReason)
    #expect(Tally([finding]).total == 0)
  }

  @Test func viewsAndTheAppsOwnCodeAreNotCompared() throws {
    let finding = try findings(
      "    structure: nav(A)\n    records: [viewDidLoad, viewWillAppear]\n    steps:\n      - {do: push B, events: [Code "
        + "pushReturned, B viewDidLoad, View didMoveToWindow, View init, B viewWillAppear]}\n",
      source: "kind: observed, os: iOS 15")
    #expect(finding.steps[0].verdict == .reproduced)
  }

  @Test func eachLoggerHasItsOwnRecords() throws {
    let trace =
      "    structure: A\n    records: {A: [viewWillDisappear], '*': [prepareForSegue]}\n    steps:\n"
      + "      - {do: present B as fullScreen from A, by: storyboard, events: [A viewWillDisappear]}\n"
    #expect(try findings(trace).steps[0].verdict == .reproduced)
  }

  @Test func theDelegateOfTheOnlySceneHasOneName() throws {
    let finding = try findings(
      "    structure: scene(Main)\n    records: [sceneWillResignActive]\n    steps:\n"
        + "      - {do: appSwitcher, events: [MainDelegate sceneWillResignActive]}\n")
    #expect(finding.steps[0].verdict == .reproduced)
  }

  @Test func theSameLogCountsOnce() throws {
    func file(_ slug: String, _ more: String) -> String {
      "source: {slug: \(slug), title: Log, url: 'seed: 000', kind: observed, os: iOS 15\(more)}\ntraces:\n"
        + "  - id: t\n    structure: nav(A)\n" + records
        + "    steps:\n      - {do: push B, events: [\(Self.pushed)]}\n"
    }
    let all = try findings(in: ["a.yaml": file("a", ""), "b.yaml": file("b", ", sameLogAs: a")])
    #expect(all.count == 2)
    #expect(all.independent.map(\.source.slug) == ["a"])
    #expect(Tally(all).total == 1)
    #expect(Tally(all).dated == 1)
    #expect(TransitionEvidence.all(all).first?.overall?.sources == ["a"])
  }
}
