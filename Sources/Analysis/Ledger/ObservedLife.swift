public import Lifecycle

/// What one object hears in a run, with what it had heard before.
public struct ObservedLife: Hashable, Sendable {
  /// A call that the object got.
  public struct Call: Hashable, Sendable {
    /// What was called.
    public let callback: Callback
    /// In which step, from 1; 0 for what came before the first.
    public let step: Int
    /// Whether neither a log nor Apple's word speaks for it.
    public let isInferred: Bool

    /// A call in a step.
    public init(_ callback: Callback, step: Int, isInferred: Bool = false) {
      self.callback = callback
      self.step = step
      self.isInferred = isInferred
    }
  }

  /// How things stand with the object after the last step.
  public enum End: Hashable, Sendable {
    /// It is on screen.
    case onScreen
    /// It is not.
    case offScreen
    /// It is in the middle of a transition.
    case underWay
    /// The process has ended, and memory with it.
    case killed
  }

  /// The object's name.
  public let name: String
  /// Whose callbacks it gets.
  public let owner: ResourcePlaces.Owner
  /// What it got.
  public let calls: [Call]
  /// How things stand with it in the end.
  public let end: End

  /// A life of an object.
  public init(_ name: String, _ owner: ResourcePlaces.Owner, _ calls: [Call], end: End) {
    self.name = name
    self.owner = owner
    self.calls = calls
    self.end = end
  }
}
