public import Lifecycle
public import Scenarios

/// The lives of all objects of a scenario on each release: it follows from the scenario alone.
public struct ScenarioLedger: Sendable {
  /// Releases in a row on which the objects hear the same.
  public struct Run: Sendable {
    /// The releases, oldest first.
    public let releases: [Release]
    /// What the objects hear.
    public let lives: [ObservedLife]
  }

  /// The scenario.
  public let scenario: String
  /// How many steps it has.
  public let steps: Int
  /// Whether it asks for an order by name that its release does not have of its own.
  public let isOutlier: Bool
  /// Its runs, the newest releases first. A release on which it is not possible is in none.
  public let runs: [Run]

  /// Runs the scenario, whose own trace is known, on every release since the usual start of the history.
  public init(_ scenario: Scenario, _ own: Trace) {
    self.scenario = scenario.id
    steps = scenario.steps.count
    isOutlier = !scenario.orders.isEmpty
    var runs: [Run] = []
    for release in Release.all where release >= ReleaseHistory.usualStart {
      let isOwn = release.major == scenario.platform.release.major
      var script = scenario.script
      script.platform = script.platform.moved(to: release)
      let trace = isOwn ? own : Simulator.run(script)
      guard trace.isComplete else { continue }
      let lives = ObservedLife.all(in: trace)
      if let last = runs.last, last.lives == lives {
        runs[runs.count - 1] = Run(releases: last.releases + [release], lives: lives)
      } else {
        runs.append(Run(releases: [release], lives: lives))
      }
    }
    self.runs = runs.reversed()
  }

  /// Runs that are known already.
  public init(scenario: String, steps: Int, isOutlier: Bool = false, runs: [Run]) {
    (self.scenario, self.steps, self.isOutlier, self.runs) = (scenario, steps, isOutlier, runs)
  }
}

extension ScenarioLedger.Run {
  /// A run of hand-made lives.
  public init(on releases: [Release], _ lives: [ObservedLife]) {
    self.init(releases: releases, lives: lives)
  }
}
