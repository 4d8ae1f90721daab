public import Diagrams
public import Graphviz

/// A sheet as it is printed: a title, tables and drawings, and a foot.
public struct PrintedSheet: Sendable {
  /// A place in a table.
  public struct Cell: Hashable, Sendable {
    /// What is behind it.
    public enum Tone: String, Hashable, Sendable {
      /// Nothing.
      case plain
      /// What comes.
      case mild
      /// What does not come.
      case bad
      /// The other side.
      case band
    }

    /// What it says.
    public var lines: [PrintedLine]
    /// What is behind it.
    public var tone: Tone

    /// Makes a cell.
    public init(_ lines: [PrintedLine], _ tone: Tone = .plain) {
      self.lines = lines
      self.tone = tone
    }
  }

  /// What stands on it.
  public enum Block: Sendable {
    /// A paragraph.
    case text(PrintedLine)
    /// A table with its columns' heads and shares of the width. Where it is to be filled in, only the first column and
    /// the heads are printed, and the room that the rest needs is left.
    case table(heads: [String], shares: [Double], rows: [[Cell]], isBlank: Bool)
    /// A state machine over its layout.
    case machine(StateDiagram, Layout)
  }

  /// Its name on the command line.
  public var name: String
  /// Its title.
  public var title: String
  /// What stands at the right of the title.
  public var edition: String
  /// Whether the paper lies on its long side.
  public var isLandscape: Bool
  /// What stands on it, from its top to its bottom.
  public var blocks: [Block]
  /// What stands at its foot.
  public var foot: String

  /// Makes a sheet.
  public init(name: String, title: String, edition: String, isLandscape: Bool, blocks: [Block], foot: String) {
    self.name = name
    self.title = title
    self.edition = edition
    self.isLandscape = isLandscape
    self.blocks = blocks
    self.foot = foot
  }
}

/// A sheet that does not fit on one page, even in the smallest letters.
public struct SheetOverflow: Error, Hashable, Sendable {
  /// The sheet's name.
  public let name: String
  /// By how many points it is too high.
  public let excess: Double
}
