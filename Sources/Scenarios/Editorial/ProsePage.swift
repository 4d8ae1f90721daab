public import Diagnostics

/// A page of prose about the site itself, such as how to make a theme for it.
public struct ProsePage: Sendable {
  /// Its name, which becomes the address of its page.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What it is about, in a sentence.
  public var summary: LocalizedText
  /// What it says, in Markdown.
  public var text: LocalizedText
  /// Where it stands.
  public var location: SourceLocation
}
