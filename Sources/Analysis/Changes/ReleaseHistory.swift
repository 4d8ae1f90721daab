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
    let span = ReleaseSpan(after: first, upTo: last)
    return changes(
      in: catalog.scenarios.map { ScenarioHistory($0, simulations[$0], over: span) }, over: span, rules: rules)
  }

  /// The same, where it is known what each scenario shows.
  public static func changes(
    in scenarios: [ScenarioHistory], over span: ReleaseSpan, rules: [Rule] = RuleBook.rules
  ) -> [ReleaseChanges] {
    let releases = span.releases
    return releases.indices.dropFirst().map { index in
      ReleaseChanges(
        before: releases[index - 1], release: releases[index], rules: rules, arrivals: span.arrivals[index],
        comparisons: scenarios.compactMap { $0.comparison(at: index) })
    }
  }
}
