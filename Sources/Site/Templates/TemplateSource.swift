/// A template's text, and where it came from.
public struct TemplateSource: Hashable, Sendable {
  /// The file's path as it is shown to the user, such as `Templates/site/scenario.mustache`.
  public var path: String
  /// The template's name, such as `site/scenario`: its path in the template folder without the extension.
  public var name: String
  /// The text.
  public var text: String

  /// Makes a source.
  public init(path: String, name: String, text: String) {
    self.path = path
    self.name = name
    self.text = text
  }
}
