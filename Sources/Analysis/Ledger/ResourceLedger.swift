public import Lifecycle

/// What comes of starting something in one callback and stopping it in another, over all scenarios and releases.
public struct ResourceLedger: Sendable {
  /// What shows a fault.
  public struct Example: Hashable, Sendable {
    /// The scenario.
    public let scenario: String
    /// Neighbouring releases on which it shows the fault, oldest first.
    public let releases: [Release]
    /// The object that has it.
    public let object: String
    /// What the object hears of the two callbacks, and of its end.
    public let calls: [ObservedLife.Call]

    /// Whether neither a log nor Apple's word speaks for one of the calls.
    public var isInferred: Bool { calls.contains(where: \.isInferred) }
  }

  /// What is wrong with a pair, and how often.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public let fault: ResourceFault
    /// In how many runs.
    public let runs: Int
    /// The scenario with the fewest steps that shows it by calls that are known; where there is none, by inferred ones.
    public let example: Example
  }

  /// What the runs say of a pair.
  public struct Verdict: Hashable, Sendable {
    /// The pair.
    public let pair: ResourcePair
    /// In how many runs it matters; a run is a scenario on a release.
    public let runs: Int
    /// In how many of them nothing is wrong.
    public let balanced: Int
    /// What is wrong, the gravest first.
    public let findings: [Finding]
    /// Scenarios in which something is wrong because of an order that the release does not have of its own.
    public let outliers: [String]

    /// Whether nothing is wrong in any run.
    public var isBalanced: Bool { findings.isEmpty }
    /// The gravest fault; `nil` where nothing is wrong.
    public var fault: ResourceFault? { findings.first?.fault }
  }

  private let scenarios: [ScenarioLedger]

  /// Of scenarios whose runs are known.
  public init(_ scenarios: [ScenarioLedger]) {
    // The shortest first, so that the first that shows something is the one to show.
    self.scenarios = scenarios.sorted { ($0.steps, $0.scenario) < ($1.steps, $1.scenario) }
  }

  /// The verdict on a pair.
  public func verdict(on pair: ResourcePair) -> Verdict {
    var tally = ResourceTally(pair)
    for scenario in scenarios {
      for run in scenario.runs { tally.add(run, of: scenario) }
    }
    return tally.verdict
  }

  /// The verdicts on all pairs of an object's callbacks: a row for each start, a column for each stop.
  public func table(_ places: ResourcePlaces) -> [[Verdict]] {
    places.starts.map { start in places.stops.map { verdict(on: ResourcePair(start, $0)) } }
  }
}
