public import Diagnostics

/// What a release changed, in a sentence, and how much of what apps rely on.
public struct ReleaseSummary: Sendable {
  /// How much a release breaks.
  public enum Impact: String, CaseIterable, Sendable {
    /// No app's code is called in another order.
    case nothing
    /// Few apps notice.
    case little
    /// Apps that rely on the order of calls have to be looked at.
    case some
    /// Most apps have to be changed.
    case much
  }

  /// The number of the release; it may be one that the model does not know yet.
  public var release: Int
  /// What changed.
  public var text: LocalizedText
  /// How much that breaks.
  public var impact: Impact
  /// Where it stands.
  public var location: SourceLocation
}
