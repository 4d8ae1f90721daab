public import Lifecycle

/// One step of a scenario whose calls differ between two neighbouring releases.
public struct StepChange: Hashable, Sendable {
  /// The step's number, from 1.
  public let number: Int
  /// What is done.
  public let action: Action
  /// What is called on the release before.
  public let before: [Event]
  /// What is called on the release.
  public let after: [Event]
  /// The rules that decide the order on the release before.
  public let rulesBefore: [Rule.ID]
  /// The rules that decide the order on the release.
  public let rulesAfter: [Rule.ID]
  /// The callbacks that the release brought and that come in the step.
  public let arrivals: [Callback]
  /// Whether nothing but those callbacks makes the difference.
  public let isArrivalOnly: Bool

  /// The rules that have a say on either release, each once.
  public var rules: [Rule.ID] { rulesBefore + rulesAfter.filter { !rulesBefore.contains($0) } }

  /// The difference between the same step on two releases, or `nil` if the same calls come in the same order.
  init?(number: Int, before: Step, after: Step, arrivals: [Callback]) {
    // Nearly every step is alike on both, down to the objects; only then words need not be made.
    guard before.events != after.events else { return nil }
    let (old, new) = (before.events.usual.map(\.description), after.events.usual.map(\.description))
    guard old != new else { return nil }
    self.number = number
    action = after.script.action
    self.before = before.events.usual
    self.after = after.events.usual
    rulesBefore = Self.ids(before)
    rulesAfter = Self.ids(after)
    self.arrivals = arrivals.filter { arrival in after.events.usual.contains { $0.callback == arrival } }
    isArrivalOnly = old == after.events.usual.filter { !arrivals.contains($0.callback) }.map(\.description)
  }

  private static func ids(_ step: Step) -> [Rule.ID] {
    var seen = Set<Rule.ID>()
    return step.rules.map(\.rule).filter { seen.insert($0).inserted }
  }
}
