import Diagnostics
import Evidence
import Foundation
import Lifecycle
import Scenarios
import Testing

@Suite struct EvidenceTests {
  @Test func aLoggedOrderIsReproducedOrNot() throws {
    let finding = try findings(
      "    structure: nav(A, B)\n" + records
        + """
            steps:
              - do: pop
                events: [B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear]
              - do: push B
                events: [B viewDidLoad, A viewWillDisappear, A viewDidDisappear, B viewWillAppear, B viewDidAppear]
        """)
    #expect(finding.steps[0].verdict == .reproduced)
    guard case .notReproduced(let difference) = finding.steps[1].verdict else {
      Issue.record("\(finding.steps[1].verdict)")
      return
    }
    #expect(difference.number == 3)
    #expect(difference.observed == "A viewDidDisappear")
    #expect(difference.simulated == "B viewWillAppear")
  }

  @Test func aKnownOrderThatIsNotTheReleasesOwnIsNamed() throws {
    let finding = try findings(
      "    structure: nav(A, B)\n" + records
        + "    steps:\n      - {do: pop, events: [A viewWillAppear, B viewWillDisappear, B viewDidDisappear, A viewDidAppear]}\n"
    )
    #expect(
      finding.steps[0].verdict
        == .reproducedByVariant(Step.AppliedRule(rule: "navigation.pop", variant: "incoming-first")))
  }

  @Test func whatCannotBeSimulatedIsNotReproduced() throws {
    let finding = try findings(
      "    structure: page()\n    records: [viewControllerAfter]\n    steps:\n"
        + "      - {do: pageForward, events: [DataSource viewControllerAfter]}\n")
    #expect(finding.steps[0].verdict == .notSimulated(.noPages))
  }

  /// (what was done, on screen); sources tell of things that the scenario language has no word for
  @Test func aCallUnderAnotherOfItsNamesIsTheSameCall() throws {
    let finding = try findings(
      "    structure: nav(A, B)\n    records: [willMoveToParentNil, dealloc]\n"
        + "    steps:\n      - {do: pop, events: [B willMoveToParentNil, B dealloc]}\n")
    #expect(finding.steps.map(\.verdict) == [.reproduced])
  }

  @Test func eventsCompareWithoutTheirArguments() throws {
    let finding = try findings(
      "    structure: nav(A)\n    records: [viewWillDisappear, viewDidAppear]\n"
        + "    steps:\n      - {do: push B, events: [A viewWillDisappear animated, B viewDidAppear animated]}\n"
        + "      - {do: push C, events: [B viewWillDisappear(true), C viewDidAppear(true)]}\n")
    #expect(finding.steps.map(\.verdict) == [.reproduced, .reproduced])
  }

  /// (what the push is logged to call, whether that agrees)
  @Test(arguments: [
    ("B willMoveToParent Nav, NavDelegate willShow B, B didMoveToParent Nav", true),
    ("B willMoveToParent, NavDelegate willShow(B), B didMoveToParent", true),
    ("B willMoveToParent MyNavigation, NavDelegate willShow B, B didMoveToParent MyNavigation", true),
    ("B willMoveToParent nil, NavDelegate willShow B, B didMoveToParent", false),
    ("B willMoveToParentNil, NavDelegate willShow B, B didMoveToParent", false),
    ("B willMoveToParent, NavDelegate willShow A, B didMoveToParent", false),
  ])
  func anArgumentThatNamesAControllerHasToAgree(events: String, agrees: Bool) throws {
    let finding = try findings(
      "    structure: nav(A)\n    records: [willMoveToParent, didMoveToParent, willShow]\n"
        + "    steps:\n      - {do: push B, events: ['\(events.split(separator: ", ").joined(separator: "', '"))']}\n")
    #expect((finding.steps[0].verdict == .reproduced) == agrees)
  }

  /// What speaks in a log is no controller, unless the run names one so; a call on a container's view is none on the
  /// container.
  @Test(arguments: [
    ("nav(Code)", "Code viewDidAppear, Code viewDidAppear", false),
    ("nav(A)", "A viewDidAppear, Code viewDidAppear", true),
    ("tabBar(A)", "Nav layoutSubviews, Nav viewDidAppear, A viewDidAppear", false),
  ])
  func whoIsNoController(structure: String, events: String, agrees: Bool) throws {
    let finding = try findings(
      "    structure: \(structure)\n    records: [viewDidAppear, layoutSubviews]\n"
        + "    steps:\n      - {do: launch, events: [\(events)]}\n")
    #expect((finding.steps[0].verdict == .reproduced) == agrees)
  }

  /// (source, trace, the release simulated, whether it is known)
  @Test(arguments: [
    ("kind: observed, os: iOS 12.2", "", 12, true), ("kind: observed, os: iOS 12.2", "os: iOS 9", 9, true),
    ("kind: observed, date: 2025-01-05", "", 18, true), ("kind: observed, date: 2022", "", 15, true),
    ("kind: observed, date: 2009", "", 4, true), ("kind: observed", "", 26, false),
  ])
  func releases(source: String, trace: String, ios: Int, known: Bool) throws {
    let finding = try findings(
      "    structure: A\n    \(trace)\n" + records
        + "    steps:\n      - {do: launch, events: [A viewDidLoad, A viewWillAppear, A viewDidAppear]}\n",
      source: source)
    #expect(finding.releases.map(\.major) == [ios])
    #expect(finding.isReleaseKnown == known)
    #expect(finding.steps[0].verdict == .reproduced)
  }

  @Test func withoutAReleaseTheBestFitIsTaken() throws {
    let finding = try findings(
      "    structure: tabBar(A, B)\n" + records
        + "    steps:\n      - {do: selectTab B, events: [B viewDidLoad, B viewWillAppear, A viewWillDisappear, "
        + "A viewDidDisappear, B viewDidAppear]}\n")
    #expect(finding.steps[0].verdict == .reproduced)
    #expect(finding.releases.map(\.major) == [9])
  }

  /// (partial, logged, whether that agrees)
  @Test(arguments: [
    ("prefix", "B viewDidLoad, A viewWillDisappear", true), ("prefix", "A viewDidDisappear", false),
    ("subsequence", "A viewWillDisappear, B viewDidAppear", true),
    ("subsequence", "B viewDidAppear, A viewWillDisappear", false),
    (
      "perController", "B viewDidLoad, B viewWillAppear, B viewDidAppear, A viewWillDisappear, A viewDidDisappear", true
    ),
    (
      "perController", "B viewDidLoad, B viewDidAppear, B viewWillAppear, A viewWillDisappear, A viewDidDisappear",
      false
    ),
  ])
  func partialLogs(partial: String, events: String, agrees: Bool) throws {
    let finding = try findings(
      "    structure: nav(A)\n    partial: \(partial)\n" + records
        + "    steps:\n      - {do: push B, events: [\(events)]}\n", source: "kind: observed, os: iOS 15")
    #expect((finding.steps[0].verdict == .reproduced) == agrees)
  }

  @Test func anUnnamedStyleIsTakenAsWhatFits() throws {
    let finding = try findings(
      "    structure: A\n" + records
        + "    steps:\n      - {do: present B as unknown from A, events: [B viewDidLoad, A viewWillDisappear, B viewWillAppear, "
        + "B viewDidAppear, A viewDidDisappear]}\n", source: "kind: observed, os: iOS 18")
    #expect(finding.steps[0].verdict == .reproduced)
  }

  @Test func aLogOfTheAppDelegateIsOfAnAppWithoutScenes() throws {
    let finding = try findings(
      "    structure: A\n    records: [applicationWillResignActive]\n"
        + "    steps:\n      - {do: appSwitcher, events: [AppDelegate applicationWillResignActive]}\n",
      source: "kind: observed, date: 2021-01")
    #expect(finding.steps[0].verdict == .reproduced)
    #expect(!finding.steps[0].platform.hasScenes)
  }
}
