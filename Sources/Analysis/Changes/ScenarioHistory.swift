public import Lifecycle
public import Scenarios

/// The releases of a history, oldest first, with the callbacks that each brought.
public struct ReleaseSpan: Sendable {
  let releases: [Release]
  let arrivals: [[Callback]]

  /// The releases from the one after which the history begins up to the last. A minor release counts as its major one.
  public init(after first: Release = ReleaseHistory.usualStart, upTo last: Release = .newest) {
    releases = Release.all.filter { first.major <= $0.major && $0.major <= last.major }
    arrivals = releases.map { release in
      Callback.vocabulary.map { Callback($0) }.filter { $0.firstRelease == release.major }
    }
  }
}

/// What differs for one scenario from release to release: it follows from the scenario alone.
public struct ScenarioHistory: Sendable {
  /// What each release of the span changed, where it changed anything.
  let comparisons: [ScenarioComparison?]

  /// Runs the scenario, whose own trace is known, once for each release.
  public init(_ scenario: Scenario, _ own: Trace, over span: ReleaseSpan) {
    var before: (script: Script, trace: Trace)?
    comparisons = zip(span.releases, span.arrivals).map { release, arrivals in
      var script = scenario.script
      script.platform = script.platform.moved(to: release)
      let trace = script.platform == scenario.platform ? own : Simulator.run(script)
      defer { before = (script, trace) }
      return before.flatMap { before in
        ScenarioComparison(
          scenario.id, before: before.trace, after: trace, of: ScriptPair(before: before.script, after: script),
          arrivals: arrivals)
      }
    }
  }
}
