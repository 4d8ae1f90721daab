import Lifecycle
import Scenarios

/// The steps of a scenario that only set the scene, such as the launch before a push: they are told in fewer words.
struct ScenarioPreparation {
  /// How many of the first steps prepare; 0 where the first one is what the scenario is about.
  let count: Int

  /// A launch prepares if something follows, nothing is asserted of it, and the page shows controllers only: where the
  /// app's own calls are shown, the launch is part of the story.
  init(_ scenario: Scenario, _ trace: Trace) {
    guard let first = scenario.steps.first, scenario.steps.count > 1, first.expectations.isEmpty,
      first.script.action.word == .launch,
      ShownEvents(scenario, trace).subjects.allSatisfy({ $0.kind == .viewController })
    else {
      count = 0
      return
    }
    count = 1
  }

  /// Whether the step with this index prepares.
  func contains(_ index: Int) -> Bool { index < count }
}
