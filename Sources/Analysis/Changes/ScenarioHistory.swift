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
  /// What releases of the span changed, by their places in it; without those that changed nothing.
  private let comparisons: [(place: Int, comparison: ScenarioComparison)]

  /// Runs the scenario, whose own trace is known, once for each release.
  public init(_ scenario: Scenario, _ own: Trace, over span: ReleaseSpan) {
    let written = scenario.script
    var before: (platform: Platform, trace: Trace)?
    comparisons = span.releases.indices.compactMap { place in
      let (release, arrivals) = (span.releases[place], span.arrivals[place])
      var script = written
      script.platform = script.platform.moved(to: release)
      let trace = script.platform == scenario.platform ? own : Simulator.run(script)
      defer { before = (script.platform, trace) }
      return before.flatMap { before in
        ScenarioComparison(
          scenario.id, before: before.trace, after: trace,
          of: ScriptPair(written, on: before.platform, and: script.platform), arrivals: arrivals)
      }.map { (place, $0) }
    }
  }

  /// What the release at that place of the span changed; `nil` where it changed nothing.
  func comparison(at place: Int) -> ScenarioComparison? { comparisons.first { $0.place == place }?.comparison }
}
