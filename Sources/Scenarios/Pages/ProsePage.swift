public import Diagnostics

/// A page of prose, such as how to make a theme for the site.
public struct ProsePage: Sendable {
  /// Its name, which becomes the address of its page.
  public var id: String
  /// Its title.
  public var title: LocalizedText
  /// What it is about, in a sentence.
  public var summary: LocalizedText
  /// What it says, in Markdown with directives.
  public var text: LocalizedText
  /// Where it stands.
  public var location: SourceLocation
  /// The folder of `Pages` in which it lies, such as `guides`; empty at the top, `nil` for a page that no navigation lists.
  public var section: String?
  /// Its place among the pages of its section; those without one come behind the others, by their names.
  public var order: Int?
  /// The files that it was read from.
  public var files: [String]

  /// Makes a page.
  public init(
    id: String, title: LocalizedText, summary: LocalizedText, text: LocalizedText, location: SourceLocation,
    section: String? = nil, order: Int? = nil
  ) {
    (self.id, self.title, self.summary, self.text, self.location) = (id, title, summary, text, location)
    (self.section, self.order, self.files) = (section, order, [location.file])
  }
}
