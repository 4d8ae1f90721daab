import Lifecycle

/// What a scenario causes on a release and did not cause on the one before: the steps whose calls differ.
public struct ScenarioChange: Hashable, Sendable {
  /// The scenario's id.
  public let scenario: String
  /// The steps that differ, in order; never empty.
  public let steps: [StepChange]

  /// The steps for which that holds, or `nil` if it holds for none.
  func filtered(_ isIncluded: (StepChange) -> Bool) -> ScenarioChange? {
    let kept = steps.filter(isIncluded)
    return kept.isEmpty ? nil : ScenarioChange(scenario: scenario, steps: kept)
  }
}

extension Sequence where Element == ScenarioChange {
  /// Those that show their difference best come first: with few rules in play, then with few calls.
  var mostTellingFirst: [ScenarioChange] {
    sorted { left, right in
      let (first, second) = (left.steps[0], right.steps[0])
      if first.rules.count != second.rules.count { return first.rules.count < second.rules.count }
      let (calls, others) = (first.callCount, second.callCount)
      return calls == others ? left.scenario < right.scenario : calls < others
    }
  }
}
