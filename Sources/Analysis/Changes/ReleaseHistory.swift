public import Lifecycle
public import Scenarios

/// What changed from release to release: derived from the rules, the vocabulary and the scenarios' runs.
public enum ReleaseHistory {
  /// The release that the history begins after if none is named: traits, presentation controllers and the first change of the launch
  /// order came with the next.
  public static let usualStart = Release(7) ?? .oldest

  /// The changes of each release after one and up to another, oldest first. A minor release counts as its major one.
  ///
  /// Every scenario is run once for each release, and only what differs is kept.
  public static func changes(
    in catalog: Catalog, _ simulations: Simulations, after first: Release = usualStart, upTo last: Release = .newest,
    rules: [Rule] = RuleBook.rules
  ) -> [ReleaseChanges] {
    let releases = Release.all.filter { first.major <= $0.major && $0.major <= last.major }
    let arrivals = releases.map { release in
      Callback.vocabulary.map { Callback($0) }.filter { $0.firstRelease == release.major }
    }
    var comparisons = [[ScenarioComparison]](repeating: [], count: releases.count)
    for scenario in catalog.scenarios {
      var before: Trace?
      for (index, release) in releases.enumerated() {
        let trace = simulations.trace(of: scenario, on: release)
        if let before {
          comparisons[index] += [
            ScenarioComparison(scenario.id, before: before, after: trace, arrivals: arrivals[index])
          ].compactMap { $0 }
        }
        before = trace
      }
    }
    return releases.indices.dropFirst().map { index in
      ReleaseChanges(
        before: releases[index - 1], release: releases[index], rules: rules, arrivals: arrivals[index],
        comparisons: comparisons[index])
    }
  }
}

extension Simulations {
  /// The scenario's trace on a release, its platform otherwise the same.
  fileprivate func trace(of scenario: Scenario, on release: Release) -> Trace {
    var script = scenario.script
    script.platform = script.platform.moved(to: release)
    return script.platform == scenario.platform ? self[scenario] : Simulator.run(script)
  }
}
