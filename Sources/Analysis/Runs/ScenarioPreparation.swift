public import Lifecycle
public import Scenarios

/// The steps of a scenario that only set the scene, such as the launch before a push: they are told in fewer words.
public struct ScenarioPreparation {
  /// How many of the first steps prepare; 0 where the first one is what the scenario is about.
  public let count: Int

  /// A launch prepares if something follows, no call in it is asserted, and the page shows controllers and their
  /// delegates only: where the app's own calls are shown, the launch is part of the story.
  public init(_ scenario: Scenario, _ trace: Trace) {
    guard let first = scenario.steps.first, scenario.steps.count > 1, first.script.action.word == .launch,
      first.expectations.allSatisfy(\.isOfSilence),
      ShownEvents(scenario, trace).subjects.allSatisfy({ $0.kind == .viewController || $0.kind == .delegate })
    else {
      count = 0
      return
    }
    count = 1
  }

  /// Whether the step with this index prepares.
  public func contains(_ index: Int) -> Bool { index < count }
}

extension Expectation {
  /// Whether it says that something is not called.
  fileprivate var isOfSilence: Bool {
    switch claim {
    case .count(_, let count): count == 0
    case .silence: true
    default: false
    }
  }
}
