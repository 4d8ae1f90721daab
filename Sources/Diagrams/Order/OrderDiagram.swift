/// What the logs of a transition agree on, as a partial order, with the pairs that they dispute. A value without layout.
public struct OrderDiagram: Hashable, Sendable {
  /// A call by the part that its controller plays.
  public struct Call: Hashable, Sendable {
    /// The part.
    public enum Role: Hashable, Sendable {
      /// It comes on screen.
      case incoming
      /// It goes.
      case outgoing
    }

    /// A name unique in the diagram: `c1`, `c2`, …
    public var id: String
    /// The part that its controller plays.
    public var role: Role
    /// The callback's name.
    public var callback: String

    /// Makes a call.
    public init(id: String, role: Role, callback: String) {
      self.id = id
      self.role = role
      self.callback = callback
    }
  }

  /// A call that comes before another one in every log that has both.
  public struct Precedence: Hashable, Sendable {
    /// The earlier call's id.
    public var first: String
    /// The later call's id.
    public var second: String

    /// A name unique in the diagram.
    public var id: String { "o_\(first)_\(second)" }

    /// Makes a pair.
    public init(first: String, second: String) {
      self.first = first
      self.second = second
    }
  }

  /// Two calls that come one way in some logs and the other way in others.
  public struct Dispute: Hashable, Sendable {
    /// The call that comes first in most logs.
    public var first: String
    /// The other one.
    public var second: String
    /// How many sources show it that way.
    public var count: Int
    /// How many show the other way.
    public var otherCount: Int

    /// A name unique in the diagram.
    public var id: String { "d_\(first)_\(second)" }

    /// Makes a dispute.
    public init(first: String, second: String, count: Int, otherCount: Int) {
      self.first = first
      self.second = second
      self.count = count
      self.otherCount = otherCount
    }
  }

  /// A name unique on its page, of lower-case letters, digits and `_`.
  public var id: String
  /// The diagram's name for people.
  public var title: String
  /// What it shows, for those who cannot see it.
  public var summary: String
  /// The calls.
  public var calls: [Call]
  /// What is agreed on, without what follows from the rest.
  public var agreed: [Precedence]
  /// What is disputed.
  public var disputed: [Dispute]

  /// Makes a diagram.
  public init(
    id: String, title: String, summary: String, calls: [Call], agreed: [Precedence], disputed: [Dispute]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.calls = calls
    self.agreed = agreed
    self.disputed = disputed
  }
}
