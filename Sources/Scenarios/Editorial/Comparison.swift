public import Diagnostics
public import Lifecycle

/// Several transitions side by side, their rows aligned by role and callback.
public struct Comparison: Sendable {
  /// The part that a controller plays in a transition.
  public enum Role: String, CaseIterable, Sendable {
    /// It comes on screen.
    case incoming
    /// It leaves the screen.
    case outgoing
  }

  /// One transition.
  public struct Column: Sendable {
    /// Its head.
    public var title: LocalizedText
    /// The scenario.
    public var scenario: Reference
    /// The scenario's steps that make it up, numbered from 1.
    public var steps: [Int]
    /// What part each controller plays: names to roles.
    public var roles: [String: Role]
  }

  /// Its name.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What it compares, in a sentence or two.
  public var summary: LocalizedText
  /// What there is to learn from it, in Markdown.
  public var explanation: LocalizedText?
  /// What all columns run on; `nil` for the newest release.
  public var platform: Platform?
  /// The columns.
  public var columns: [Column]
  /// Where it stands.
  public var location: SourceLocation
}
