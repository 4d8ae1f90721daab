/// The model's own state machines: what there is to draw, whatever a scenario does.
public struct StateMachine: Hashable, Sendable {
  /// A state.
  public struct State: Hashable, Sendable {
    /// Its name in the model.
    public let id: String
    /// Its name for people.
    public let label: String
    /// The composite state around it.
    public let parent: String?
  }

  /// A change of state.
  public struct Change: Hashable, Sendable {
    /// The state before.
    public let source: String
    /// The state after.
    public let target: String
    /// What brings it about.
    public let triggers: [String]

    /// A name unique in the machine.
    public var id: String { "\(source)_\(target)" }
  }

  /// Its name in addresses.
  public let id: String
  /// Its name for people.
  public let title: String
  /// What it shows, in a sentence.
  public let summary: String
  /// Composite states, outermost first.
  public let composites: [State]
  /// The states.
  public let states: [State]
  /// The changes.
  public let changes: [Change]
  /// The state in which it begins.
  public let initial: String

  /// A state's name for people, or a composite state's.
  public func label(of state: String) -> String {
    (states + composites).first { $0.id == state }?.label ?? state
  }

  /// The change that a call brings about in a state, or in the composite state around it.
  func change(from source: String, by trigger: String) -> Change? {
    changes.first { $0.source == source && $0.triggers.contains(trigger) }
      ?? states.first { $0.id == source }?.parent.flatMap { change(from: $0, by: trigger) }
  }

  /// The change that leads from one state to another: its own, or that of the composite state around it.
  func change(from source: String, to target: String) -> Change? {
    changes.first { $0.source == source && $0.target == target }
      ?? states.first { $0.id == source }?.parent.flatMap { change(from: $0, to: target) }
  }
}
