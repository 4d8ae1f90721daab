/// A place in an input file.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The file's path as the user would type it, relative to where the tool runs.
  public var file: String

  /// The line, from 1; 0 where the whole file is meant.
  public var line: Int

  /// The column, counted in Unicode scalars from 1; 0 where the whole line is meant.
  public var column: Int

  /// Makes a location; without line and column it stands for the whole file.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then line, then column, so that reports are the same on every machine.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.line != right.line { return left.line < right.line }
    return left.column < right.column
  }

  /// `file`, `file:line` or `file:line:column`, as much as is known.
  public var description: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
