public import Lifecycle

/// A UML sequence diagram as a value: lifelines, calls in order, steps as frames, transitions as activations. No layout.
public struct SequenceDiagram: Hashable, Sendable {
  /// Someone who is called.
  public struct Lifeline: Hashable, Sendable {
    /// A name unique in the diagram: `l1`, `l2`, …
    public var id: String
    /// The subject's name.
    public var name: String
    /// What it is.
    public var kind: Subject.Kind
  }

  /// A call on a lifeline.
  public struct Message: Hashable, Sendable {
    /// The number of its row in the sequence table, from 1.
    public var number: Int
    /// The lifeline's id.
    public var lifeline: String
    /// The callback with its argument.
    public var label: String
    /// What it rests on.
    public var standing: Rule.Standing

    /// A name unique in the diagram.
    public var id: String { "m\(number)" }
  }

  /// A step: what was done, and what came of it.
  public struct Frame: Hashable, Sendable {
    /// The step's number, from 1.
    public var number: Int
    /// What was done, in the words of a scenario file.
    public var action: String
    /// The calls.
    public var messages: [Message]
    /// Whether an interactive transition is under way when it ends.
    public var isUnderWay: Bool

    /// A name unique in the diagram.
    public var id: String { "f\(number)" }

    /// Makes a step.
    public init(number: Int, action: String, messages: [Message], isUnderWay: Bool = false) {
      self.number = number
      self.action = action
      self.messages = messages
      self.isUnderWay = isUnderWay
    }
  }

  /// An appearance transition of a controller, from its `will` to its `did`.
  public struct Activation: Hashable, Sendable {
    /// Which way it goes.
    public enum Direction: Hashable, Sendable {
      /// From `viewWillAppear`.
      case appearing
      /// From `viewWillDisappear`.
      case disappearing
    }

    /// How it ends.
    public enum Outcome: Hashable, Sendable {
      /// With its `did`.
      case finished
      /// With the other way's `will`: it was cancelled.
      case turnedBack
      /// Not before the scenario does.
      case open
    }

    /// A name unique in the diagram: `a1`, `a2`, …
    public var id: String
    /// The lifeline's id.
    public var lifeline: String
    /// Which way it goes.
    public var direction: Direction
    /// The number of the call that begins it.
    public var begin: Int
    /// The number of the call that ends it; of the last call of all, if none does.
    public var end: Int
    /// How it ends.
    public var outcome: Outcome
  }

  /// A name unique on its page, of lower-case letters, digits and `_`.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, for those who cannot see it.
  public var summary: String
  /// Who is called, from left to right.
  public var lifelines: [Lifeline]
  /// What happens, from top to bottom.
  public var frames: [Frame]
  /// The transitions, in the order in which they begin.
  public var activations: [Activation]

  /// All calls in order.
  public var messages: [Message] { frames.flatMap(\.messages) }
}
