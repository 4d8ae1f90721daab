public import Lifecycle

/// What scenarios can say from a release on, or no longer: actions, presentation styles or structures.
public struct WordChange: Hashable, Sendable {
  /// What kind of words they are.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An action.
    case action
    /// A presentation style.
    case presentationStyle
    /// What stands in the window.
    case structure
  }

  /// What kind of words they are.
  public let kind: Kind
  /// The words, in the order of the language.
  public let words: [String]
  /// The releases that have them.
  public let releases: ReleaseRange
  /// Whether the release brings them; otherwise they end with the release before.
  public let isNew: Bool
  /// The ids of the scenarios that need them, and so can be run on one of the two releases only, in order.
  public let scenarios: [String]
}
