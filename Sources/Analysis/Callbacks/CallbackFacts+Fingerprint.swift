import Diagnostics
public import Fingerprints
import Lifecycle

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

extension SituationAnswer: Fingerprinted {
  /// Adds the situation's words, and each way with its answers.
  public func add(to fingerprint: inout Fingerprint) {
    words.english.add(to: &fingerprint)
    for way in ways {
      way.words?.english.add(to: &fingerprint)
      for span in way.spans {
        span.isCalled.add(to: &fingerprint)
        span.range.description.add(to: &fingerprint)
      }
      way.example.add(to: &fingerprint)
    }
  }
}
