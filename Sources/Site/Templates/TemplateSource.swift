internal import Diagnostics

/// A template's text, and where it came from.
public struct TemplateSource: Hashable, Sendable {
  /// A part of a line whose words in the text differ from those in the file. Lines and columns begin at 1.
  public struct Replaced: Hashable, Sendable {
    /// The line.
    public var line: Int
    /// The column in the file.
    public var column: Int
    /// The columns that it takes in the file.
    public var width: Int
    /// The columns that it takes in the text.
    public var newWidth: Int

    /// Notes a part.
    public init(line: Int, column: Int, width: Int, newWidth: Int) {
      self.line = line
      self.column = column
      self.width = width
      self.newWidth = newWidth
    }
  }

  /// The file's path as it is shown to the user, such as `Templates/site/scenario.mustache`.
  public var path: String
  /// The template's name, such as `site/scenario`: its path in the template folder without the extension.
  public var name: String
  /// The text.
  public var text: String
  /// What of the text the file has in other words, in order.
  public var replaced: [Replaced]

  /// Makes a source.
  public init(path: String, name: String, text: String, replaced: [Replaced] = []) {
    self.path = path
    self.name = name
    self.text = text
    self.replaced = replaced
  }

  /// Converts a place in the text to the place in the file. A place inside replaced words of another length becomes the
  /// place where the words in the file begin.
  func place(line: Int, column: Int) -> SourceLocation {
    // The column in the file minus the column in the text, for the rest of the line.
    var shift = 0
    for part in replaced where part.line == line && part.column - shift <= column {
      let start = part.column - shift
      if column < start + part.newWidth {
        // What only loses the marks around it keeps its letters.
        let marks = part.width - part.newWidth
        let offset = marks == 4 ? 2 + column - start : 0
        return SourceLocation(file: path, line: line, column: part.column + offset)
      }
      shift += part.width - part.newWidth
    }
    return SourceLocation(file: path, line: line, column: column + shift)
  }
}
