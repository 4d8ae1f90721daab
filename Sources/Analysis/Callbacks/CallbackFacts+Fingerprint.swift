public import Fingerprints

extension CallbackFacts.Example: Fingerprinted {
  /// Adds the scenario and the step.
  public func add(to fingerprint: inout Fingerprint) {
    scenario.add(to: &fingerprint)
    step.add(to: &fingerprint)
  }
}

extension CallbackFacts.Cause: Fingerprinted {
  /// Adds the action, how often it brings the callback, and the examples.
  public func add(to fingerprint: inout Fingerprint) {
    action.add(to: &fingerprint)
    [steps, ofSteps, calls.lowerBound, calls.upperBound].add(to: &fingerprint)
    example.add(to: &fingerprint)
    counterexample.add(to: &fingerprint)
  }
}

extension CallbackFacts.Absence: Fingerprinted {
  /// Adds the action and the example.
  public func add(to fingerprint: inout Fingerprint) {
    action.add(to: &fingerprint)
    example.add(to: &fingerprint)
  }
}

extension CallbackFacts.Neighbour: Fingerprinted {
  /// Adds the callback and how often both come.
  public func add(to fingerprint: inout Fingerprint) {
    callback.add(to: &fingerprint)
    steps.add(to: &fingerprint)
  }
}
