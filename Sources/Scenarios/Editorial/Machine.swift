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

/// What the site as a whole says of itself.
public struct SiteSettings: Sendable {
  /// A group of scenarios.
  public struct Group: Sendable {
    /// Its name in scenario files.
    public var id: String
    /// Its title.
    public var title: LocalizedText
    /// What it holds, in a sentence.
    public var summary: LocalizedText?

    /// Makes a group.
    public init(id: String, title: LocalizedText, summary: LocalizedText?) {
      self.id = id
      self.title = title
      self.summary = summary
    }
  }

  /// The site's name.
  public var title: LocalizedText
  /// A line under the name.
  public var tagline: LocalizedText?
  /// What the site is.
  public var summary: LocalizedText?
  /// The groups, in reading order.
  public var groups: [Group]

  /// What holds where a folder has no settings.
  public static let standard = SiteSettings(title: LocalizedText("Lifeline"), groups: [])
}
