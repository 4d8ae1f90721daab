public import Diagnostics

/// What Apple documents that a release changed, and what no simulated call shows.
public struct DocumentedChange: Sendable {
  /// The number of the release; it may be one that the model does not know yet.
  public var release: Int
  /// What changed, in a few words.
  public var title: LocalizedText
  /// What changed and where it is documented, in Markdown.
  public var text: LocalizedText
  /// Where it stands.
  public var location: SourceLocation
}
