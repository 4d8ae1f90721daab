public import Diagnostics

/// A place where sources disagree, and what explains it.
public struct Disagreement: Sendable {
  /// Its name.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What the sources disagree about, in a sentence.
  public var question: LocalizedText
  /// What explains it, in Markdown.
  public var explanation: LocalizedText
  /// The logged steps that part.
  public var steps: [LoggedStep]
  /// Scenarios to look at.
  public var scenarios: [Reference]
  /// Where it stands.
  public var location: SourceLocation
}

/// A name of something elsewhere in the content, with the place where it is named.
public struct Reference: Hashable, Sendable {
  /// The name.
  public var id: String
  /// Where it is named.
  public var location: SourceLocation
}
