public import Diagnostics
import Lifecycle
public import ScenarioLanguage

extension Scenario {
  /// Reads what somebody else expects of the scenario: `A viewWillDisappear before B viewWillAppear`.
  public func expectation(
    _ text: String, at location: SourceLocation
  ) throws(LanguageProblem) -> Expectation {
    let subjects = structure.names + structure.sceneNames + steps.flatMap(\.script.action.names)
    let parser = ExpectationParser(
      subjects: subjects, isComplete: isRunnable, unwindActions: steps.map(\.script.unwindAction))
    return Expectation(claim: try parser.claim(text), text: text, location: location)
  }
}
