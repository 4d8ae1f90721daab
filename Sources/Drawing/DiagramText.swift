public import Diagrams

/// Everything that a state diagram shows, in words: what a page prints beside the picture.
public struct DiagramText: Hashable, Sendable {
  /// A state.
  public struct StateRow: Hashable, Sendable {
    /// The state's id in the diagram.
    public var id: String
    /// Its name; the initial state has the word for it.
    public var label: String
    /// The name of the composite state around it.
    public var parent: String?
    /// Whether the run begins here.
    public var isStart: Bool
    /// Whether the run ends here.
    public var isEnd: Bool
    /// Whether the run passes it.
    public var isTaken: Bool
  }

  /// A transition.
  public struct TransitionRow: Hashable, Sendable {
    /// The transition's id in the diagram.
    public var id: String
    /// The name of the state that it leaves.
    public var source: String
    /// What makes it happen.
    public var triggers: [String]
    /// The name of the state that it enters.
    public var target: String
    /// The numbers of the rows that took it, all of them, in the path's order.
    public var numbers: [Int]
  }

  /// The states, in the diagram's order.
  public var states: [StateRow]
  /// The transitions, in the diagram's order.
  public var transitions: [TransitionRow]

  /// Puts a diagram into words.
  public init(_ diagram: StateDiagram, words: DiagramWords = .english) {
    let route = Route(diagram)
    let labels = Dictionary(diagram.states.map { ($0.id, Self.label(of: $0, words: words)) }) { first, _ in first }
    states = diagram.states.map { state in
      StateRow(
        id: state.id, label: Self.label(of: state, words: words), parent: state.parent.map { labels[$0] ?? $0 },
        isStart: state.id == diagram.start, isEnd: state.id == diagram.end, isTaken: route.passes(state: state.id))
    }
    transitions = diagram.transitions.map { transition in
      TransitionRow(
        id: transition.id, source: labels[transition.source] ?? transition.source,
        triggers: transition.triggers.map(\.onOneLine), target: labels[transition.target] ?? transition.target,
        numbers: route.numbers(of: transition.id))
    }
  }

  private static func label(of state: StateDiagram.State, words: DiagramWords) -> String {
    state.label.isEmpty && state.kind == .initial ? words.initial : state.label.onOneLine
  }
}
