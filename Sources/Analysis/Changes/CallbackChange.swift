public import Lifecycle

/// A callback that a release brought.
public struct CallbackChange: Hashable, Sendable {
  /// The callback.
  public let callback: Callback
  /// The ids of the scenarios in which it comes now, in order.
  public let scenarios: [String]
  /// How many of them can be run on the release before as well and differ in nothing else.
  public let otherwiseAlike: Int
  /// The scenario that shows it best, with one step that nothing else changes.
  public let example: ScenarioChange?
}
