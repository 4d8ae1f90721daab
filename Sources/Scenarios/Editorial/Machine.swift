public import Diagnostics

/// The prose that belongs to one of the model's state machines.
public struct Machine: Sendable {
  /// What a state means.
  public struct State: Sendable {
    /// The state's name.
    public var name: String
    /// What it means.
    public var meaning: LocalizedText
    /// Where it is named.
    public var location: SourceLocation
  }

  /// Its name: `view-controller` or `app`.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What it shows, in a sentence or two.
  public var summary: LocalizedText
  /// What there is to learn from it, in Markdown.
  public var explanation: LocalizedText?
  /// What its states mean.
  public var states: [State]
  /// Where it stands.
  public var location: SourceLocation
}
