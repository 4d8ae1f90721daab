import Analysis
import Lifecycle
import Scenarios
import Study
import Testing

/// What the ledger says of the repository's scenarios, and that its verdicts add up.
@Suite struct ResourceLedgerTests {
  private static let scenarios = Studied.catalog.scenarios.map { ScenarioLedger($0, Simulator.run($0.script)) }
  private static let ledger = ResourceLedger(scenarios)
  private static let verdicts = ResourcePlaces.all.flatMap { ledger.table($0).flatMap(\.self) }

  private static func verdict(_ start: Callback, _ stop: Callback?) -> ResourceLedger.Verdict {
    ledger.verdict(on: ResourcePair(start, stop))
  }

  @Test func willAppearAndWillDisappearAreBalancedEverywhere() {
    let verdict = Self.verdict(.viewWillAppear, .viewWillDisappear)
    #expect(verdict.isBalanced && verdict.balanced == verdict.runs, "\(verdict.findings)")
    #expect(verdict.runs > 1_000)
  }

  @Test func aCancelledSwipeStartsTwiceWhatOnlyDidDisappearStops() {
    let finding = Self.verdict(.viewWillAppear, .viewDidDisappear).findings.first { $0.fault == .twice }
    #expect(finding.map { $0.example.calls.filter { $0.callback == .viewWillAppear }.count } == 2)
    #expect(finding?.example.isInferred == false)
  }

  @Test func whatLoadsOnceIsNotStoppedOncePerDisappearance() {
    #expect(Self.verdict(.viewDidLoad, .viewWillDisappear).findings.map(\.fault).contains(.unstarted))
    #expect(Self.verdict(.viewWillAppear, .deinitialized).fault == .twice)
    #expect(Self.verdict(.onAppear, .onDisappear).isBalanced)
    #expect(Self.verdict(.task, .taskCancelled).isBalanced)
  }

  /// The system ends a suspended app without a word.
  @Test func whatOnlyTheTerminationStopsLeaks() {
    #expect(Self.verdict(.applicationDidFinishLaunching, .applicationWillTerminate).fault == .leaks)
    #expect(Self.verdict(.applicationWillEnterForeground, .applicationDidEnterBackground).fault == .unstarted)
  }

  /// An order that no release has of its own is told beside the verdict, and is no part of it.
  @Test func anOutlierIsNoPartOfTheVerdict() {
    #expect(Self.verdict(.viewWillAppear, .viewWillDisappear).outliers == ["fast-tab-switch"])
  }

  @Test func countsAddUp() {
    for verdict in Self.verdicts {
      #expect(verdict.balanced <= verdict.runs && verdict.runs > 0, "\(verdict.pair.description)")
      #expect(verdict.isBalanced == (verdict.balanced == verdict.runs), "\(verdict.pair.description)")
      let faulty = verdict.runs - verdict.balanced
      for finding in verdict.findings { #expect((1...max(1, faulty)).contains(finding.runs)) }
      #expect(verdict.findings.map(\.runs).reduce(0, +) >= faulty)
    }
  }

  /// A second run of what is shown has the fault, and no scenario with fewer steps has it by calls that are as well known.
  @Test func whatIsShownHasTheFault() {
    for verdict in Self.verdicts {
      for finding in verdict.findings {
        let example = finding.example
        for release in example.releases {
          let trace = Simulator.run(Studied.scenario(example.scenario, on: release.major).script)
          let lives = ObservedLife.all(in: trace).filter { $0.name == example.object }
          let faults = lives.flatMap { ResourceFault.faults(of: verdict.pair, in: $0) }
          #expect(faults.contains(finding.fault), "\(verdict.pair.description) \(example.scenario)")
        }
      }
    }
  }

  @Test func anotherOrderOfTheScenariosGivesTheSame() {
    let other = ResourceLedger(Self.scenarios.reversed())
    for verdict in Self.verdicts { #expect(other.verdict(on: verdict.pair) == verdict) }
  }
}
