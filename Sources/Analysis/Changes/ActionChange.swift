public import Lifecycle

/// Steps of one kind that cause other calls on a release than on the one before without a rule that changed.
public struct ActionChange: Hashable, Sendable {
  /// The action's word.
  public let action: String
  /// The rules that decide the order on the release before.
  public let rulesBefore: [Rule.ID]
  /// The rules that decide the order on the release.
  public let rulesAfter: [Rule.ID]
  /// The scenarios that have such steps, those that show the difference best first.
  public let scenarios: [ScenarioChange]
}
