/// Why one logged step is not what the model gives.
public struct Cause: Sendable {
  /// What sort of reason it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// The step took another known order.
    case variant
    /// UIKit has a bug there, which is known.
    case platformBug = "platform-bug"
    /// The log itself is doubtful: edited, incomplete without saying so, or at odds with itself.
    case doubtfulLog = "doubtful-log"
    /// The source states an order that no log shows.
    case statement
    /// The model lacks something.
    case gap
  }

  /// The step.
  public var step: LoggedStep
  /// What sort of reason it is.
  public var kind: Kind
  /// The reason, in Markdown.
  public var text: LocalizedText
  /// A scenario that shows it.
  public var scenario: Reference?
}
