public import Lifecycle

/// One step of a scenario whose calls differ between two neighbouring releases.
public struct StepChange: Hashable, Sendable {
  /// The step's number, from 1.
  public let number: Int
  /// What is done.
  public let action: Action
  /// What is called on the release before. It is run once more for each who asks: a history of thousands of scenarios would
  /// hold every call that differs on any release.
  public var before: [Event] { Self.calls(of: number, in: scripts.before) }
  /// What is called on the release. It is run once more for each who asks.
  public var after: [Event] { Self.calls(of: number, in: scripts.after) }
  /// How many calls there are on both releases.
  let callCount: Int
  private let scripts: ScriptPair
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

  /// The difference between the same step on two releases, of which the scripts are given, or `nil` if the same calls come in the
  /// same order.
  init?(number: Int, before: Step, after: Step, of scripts: ScriptPair, arrivals: [Callback]) {
    // Nearly every step is alike on both, down to the objects; only then words need not be made.
    guard before.events != after.events else { return nil }
    let (old, new) = (before.events.usual.map(\.description), after.events.usual.map(\.description))
    guard old != new else { return nil }
    self.number = number
    action = after.script.action
    self.scripts = scripts
    callCount = old.count + new.count
    rulesBefore = Self.ids(before)
    let ids = Self.ids(after)
    // Mostly they are the same, and one list serves for both.
    rulesAfter = ids == rulesBefore ? rulesBefore : ids
    self.arrivals = arrivals.filter { arrival in after.events.usual.contains { $0.callback == arrival } }
    isArrivalOnly = old == after.events.usual.filter { !arrivals.contains($0.callback) }.map(\.description)
  }

  private static func calls(of number: Int, in script: Script) -> [Event] {
    Simulator.run(script).steps[number - 1].events.usual
  }

  private static func ids(_ step: Step) -> [Rule.ID] {
    var seen = Set<Rule.ID>()
    return step.rules.map(\.rule).filter { seen.insert($0).inserted }
  }
}
