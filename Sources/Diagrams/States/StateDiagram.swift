/// A UML state diagram as a value: states that may nest, transitions, and the path of one run over them. No layout.
public struct StateDiagram: Hashable, Sendable {
  /// A state, or a composite state if other states name it as their parent.
  public struct State: Hashable, Sendable {
    /// What a state is in UML's words.
    public enum Kind: Hashable, Sendable {
      /// An ordinary state, drawn as a rounded box.
      case simple
      /// A state that contains others, drawn as a frame around them.
      case composite
      /// Where a run starts, drawn as a dot without a label.
      case initial
    }

    /// A name unique in the diagram, of letters, digits and `_`.
    public var id: String
    /// What stands in the box.
    public var label: String
    /// What it is.
    public var kind: Kind
    /// The composite state around it.
    public var parent: String?

    /// Makes a state.
    public init(id: String, label: String, kind: Kind = .simple, parent: String? = nil) {
      self.id = id
      self.label = label
      self.kind = kind
      self.parent = parent
    }
  }

  /// A transition between two states.
  public struct Transition: Hashable, Sendable {
    /// A name unique in the diagram, of letters, digits and `_`.
    public var id: String
    /// The state it leaves.
    public var source: String
    /// The state it enters.
    public var target: String
    /// What makes it happen, one line of text an entry.
    public var triggers: [String]

    /// Makes a transition.
    public init(id: String, source: String, target: String, triggers: [String]) {
      self.id = id
      self.source = source
      self.target = target
      self.triggers = triggers
    }
  }

  /// One step of a path: the transition taken, and the number of the row in the sequence table that took it.
  public struct PathStep: Hashable, Sendable {
    /// The transition's id.
    public var transition: String
    /// The row's number, from 1.
    public var number: Int

    /// Makes a step of a path.
    public init(transition: String, number: Int) {
      self.transition = transition
      self.number = number
    }
  }

  /// A name unique on its page, of lower-case letters, digits and `_`; element ids begin with it.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, in a sentence or two, for those who cannot see it.
  public var summary: String
  /// The name of what goes through the states, in the diagram of a run.
  public var subject: String?
  /// The states, in the order in which they are laid out.
  public var states: [State]
  /// The transitions, in the order in which they are laid out.
  public var transitions: [Transition]
  /// The way that a run takes; empty for the machine alone.
  public var path: [PathStep]
  /// The state in which the run begins, if a path is shown.
  public var start: String?
  /// The state in which the run ends, if a path is shown.
  public var end: String?

  /// Makes a diagram.
  public init(
    id: String, title: String, summary: String, states: [State], transitions: [Transition], path: [PathStep] = [],
    start: String? = nil, end: String? = nil
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.states = states
    self.transitions = transitions
    self.path = path
    self.start = start
    self.end = end
  }
}
