import Lifecycle

/// How one scenario's runs on two neighbouring releases stand to each other.
enum ScenarioComparison: Hashable, Sendable {
  /// Some steps differ.
  case changed(ScenarioChange)
  /// Only one of the releases can run it.
  case possibleOnOne(PossibilityChange)

  /// Compares the runs; `nil` if they are alike, or if neither release can run it.
  init?(_ scenario: String, before: Trace, after: Trace, of scripts: ScriptPair, arrivals: [Callback]) {
    switch (before.firstProblem, after.firstProblem) {
    case (nil, nil):
      let steps = zip(before.steps, after.steps).enumerated().compactMap { index, pair in
        StepChange(number: index + 1, before: pair.0, after: pair.1, of: scripts, arrivals: arrivals)
      }
      guard !steps.isEmpty else { return nil }
      self = .changed(ScenarioChange(scenario: scenario, steps: steps))
    case (let problem?, nil): self = .possibleOnOne(.init(scenario, true, problem, after, arrivals))
    case (nil, let problem?): self = .possibleOnOne(.init(scenario, false, problem, before, arrivals))
    case (_?, _?): return nil
    }
  }
}

extension PossibilityChange {
  fileprivate init(
    _ scenario: String, _ isPossibleAfter: Bool, _ problem: StepProblem, _ trace: Trace, _ arrivals: [Callback]
  ) {
    self.scenario = scenario
    self.isPossibleAfter = isPossibleAfter
    self.problem = problem
    rules = Set(trace.steps.flatMap(\.rules).map(\.rule)).sorted()
    self.arrivals = isPossibleAfter ? arrivals.filter { new in trace.events.contains { $0.callback == new } } : []
  }
}

extension Trace {
  /// Why the script as a whole, or else its first impossible step, cannot be run.
  fileprivate var firstProblem: StepProblem? { problem ?? steps.lazy.compactMap(\.problem).first }
}
