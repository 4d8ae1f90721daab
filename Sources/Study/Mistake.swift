/// A usual mistake in somebody's code, by which another log comes than was meant.
public struct Mistake: Hashable, Sendable {
  /// What was done wrong.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A child's view is added, the child is not.
    case noAddChild
    /// A container switches off the forwarding of appearance calls, and does not forward them.
    case noForwarding
    /// A transition of a child is begun by hand, and never ended.
    case noEnd
    /// A presentation before the view is in a window.
    case tooEarly
    /// A presentation whose style nobody set.
    case sheet
    /// An object holds itself by a closure.
    case retained
    /// An override does not call super, where the superclass prints.
    case noSuper
    /// A method prints the name of another.
    case wrongName
    /// The class and its superclass both print.
    case doubled
  }

  /// What was done wrong.
  public let kind: Kind
  /// Whose code it is.
  public let subject: String
  /// Of whom it speaks, where there is somebody: the child, or who is presented.
  public let object: String

  /// Names a mistake.
  public init(_ kind: Kind, of subject: String, _ object: String = "") {
    self.kind = kind
    self.subject = subject
    self.object = object
  }

  /// Words that are another mistake's only if both are the same.
  var words: String { "\(kind.rawValue) \(subject) \(object)" }
}
