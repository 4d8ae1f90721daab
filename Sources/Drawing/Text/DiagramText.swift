public import Diagrams

/// Everything that a diagram shows, in tables: what a page prints beside the picture.
public struct DiagramText: Hashable, Sendable {
  /// A table of things of one kind.
  public struct Table: Hashable, Sendable {
    /// What stands over it.
    public var title: String
    /// The columns' headings.
    public var columns: [String]
    /// The rows.
    public var rows: [Row]
  }

  /// One thing, or several that are told together.
  public struct Row: Hashable, Sendable {
    /// The elements of the diagram of which it tells, by their names in it: the ids in the SVG without the diagram's.
    public var elements: [String]
    /// What it says, as many cells as there are columns; a cell without content is empty.
    public var cells: [String]
  }

  /// The tables in reading order; one without rows is left out.
  public var tables: [Table]

  /// Puts a diagram into words.
  public init(_ diagram: Diagram, words: DiagramWords = .english) {
    let all: [Table] =
      switch diagram {
      case .states(let diagram): Self.tables(of: diagram, words)
      case .sequence(let diagram): Self.tables(of: diagram, words)
      case .hierarchy(let diagram): Self.tables(of: diagram, words)
      case .order(let diagram): Self.tables(of: diagram, words)
      case .comparison(let diagram): Self.tables(of: diagram, words)
      case .map(let diagram): Self.tables(of: diagram, words)
      }
    tables = all.filter { !$0.rows.isEmpty }
  }
}
