public import Lifecycle
public import Scenarios

/// What lines do not tell: for each kind of action, what else makes an app print the same, in the first scenario that shows
/// it.
public struct LookAlikeList: Sendable {
  /// An action, with others that print the same in the same situation.
  public struct Entry: Sendable {
    /// What was done.
    public let action: Action
    /// Others, one of each family.
    public let others: [Action]
    /// The lines that all of them print.
    public let calls: [PrintedCalls.Call]
    /// The scenario.
    public let scenario: Scenario
    /// The step, from 1.
    public let step: Int
  }

  /// The entries, in the order of their actions' words.
  public let entries: [Entry]

  /// Looks at scenarios, in their order.
  public init(_ scenarios: [Scenario]) {
    var shown: Set<String> = []
    var entries: [Entry] = []
    for scenario in scenarios {
      let words = scenario.steps.map { Self.word(of: $0.script.action) }
      guard words.contains(where: { !shown.contains($0) }) else { continue }
      for step in LookAlikes(of: scenario.script, isAlone: true).steps where shown.insert(words[step.number]).inserted {
        let others = step.others.compactMap { $0.action }
        guard !others.isEmpty else { continue }
        entries.append(
          Entry(action: step.action, others: others, calls: step.calls, scenario: scenario, step: step.number + 1))
      }
    }
    self.entries = entries.sorted { (Self.word(of: $0.action), $0.step) < (Self.word(of: $1.action), $1.step) }
  }

  private static func word(of action: Action) -> String { action.word?.rawValue ?? action.text }
}
