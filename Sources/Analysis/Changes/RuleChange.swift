public import Lifecycle

/// A rule that decides otherwise on a release than on the one before.
public struct RuleChange: Hashable, Sendable {
  /// The rule.
  public let rule: Rule
  /// How the release before has it.
  public let before: Rule.Variant
  /// How the release has it.
  public let after: Rule.Variant
  /// The scenarios that show it, those that show it best first, with the steps in which the rule has a say.
  public let scenarios: [ScenarioChange]
  /// The scenarios that need the rule and can be run on one of the two releases only.
  public let possibilities: [PossibilityChange]

  /// Whether some scenario shows the change.
  public var isShown: Bool { !scenarios.isEmpty || !possibilities.isEmpty }
}
