public import Diagnostics
public import Lifecycle
import ScenarioLanguage
public import Scenarios

/// Holds a scenario against its own simulation.
public enum ScenarioCheck {
  /// The steps that are not possible, and the expectations that do not hold.
  public static func diagnostics(
    _ scenario: Scenario, _ trace: Trace, withExpectations: Bool = true
  ) -> [Diagnostic] {
    if let problem = trace.problem { return [problem.diagnostic(at: scenario.structureLocation)].compactMap { $0 } }
    let steps = Array(zip(scenario.steps, trace.steps))
    var found = steps.compactMap { step, simulated in simulated.problem?.diagnostic(at: step.location) }
    // A run with an impossible step meets few expectations. The step is reported, which is enough.
    guard withExpectations, found.isEmpty else { return found }
    for pair in steps { found += pair.0.expectations.compactMap { failure(of: $0, in: [pair]) } }
    return found + scenario.expectations.compactMap { failure(of: $0, in: steps) }
  }

  private static func failure(
    of expectation: Expectation, in steps: [(written: Scenario.Step, simulated: Step)]
  ) -> Diagnostic? {
    guard let instead = expectation.failure(in: steps.flatMap(\.simulated.events)) else { return nil }
    let notes = expectation.patterns.flatMap { pattern in
      steps.filter { $0.simulated.events.contains(where: pattern.matches) }.prefix(3).map { step in
        Diagnostic.Note(
          "'\(pattern.description)' comes at '\(step.written.script.action.text)'", at: step.written.location)
      }
    }
    return Diagnostic(
      id: "expectation.failed", at: expectation.location, "'\(expectation.text)' does not hold: \(instead)",
      notes: notes)
  }
}
