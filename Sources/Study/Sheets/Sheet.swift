public import Diagnostics

/// A page to print: what the runs tell of one subject, at a glance.
public struct Sheet: Sendable {
  /// What a sheet is about.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// One view controller: its states and its calls.
    case controller
    /// The calls on the ways to another screen.
    case waysIn = "ways-in"
    /// The calls on the ways back.
    case waysBack = "ways-back"
    /// Who gets which call, and who none.
    case silent
    /// What the presenting controller gets, for each style.
    case styles
    /// Where to start something and where to stop it.
    case pairs
    /// The app and its scenes.
    case app
    /// What releases changed.
    case releases
    /// What lines of a log mean.
    case logs
    /// Ways in, ways back and who gets nothing, to fill in.
    case blank
  }

  /// A place in a table.
  public struct Cell: Hashable, Sendable {
    /// What colour it has.
    public enum Tone: Hashable, Sendable {
      /// None.
      case none
      /// Calls come.
      case called
      /// Nothing comes.
      case silent
      /// It is the other side's.
      case other
    }

    /// What it says, a paragraph each.
    public let lines: [StudyText]
    /// What colour it has.
    public let tone: Tone
    /// Whether neither a log nor Apple's word speaks for it.
    public let isInferred: Bool

    init(_ lines: [StudyText], _ tone: Tone = .none, isInferred: Bool = false) {
      self.lines = lines
      self.tone = tone
      self.isInferred = isInferred
    }

    static let empty = Cell([])
  }

  /// A table.
  public struct Table: Hashable, Sendable {
    /// A column.
    public struct Column: Hashable, Sendable {
      /// Its head.
      public let title: StudyText
      /// Its share of the width.
      public let share: Double

      init(_ title: StudyText, _ share: Double) {
        self.title = title
        self.share = share
      }
    }

    /// The columns.
    public let columns: [Column]
    /// The rows.
    public let rows: [[Cell]]
    /// Whether the cells behind the first are to be filled in.
    public var isBlank = false

    init(_ columns: [Column], _ rows: [[Cell]]) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// What stands on it, from its top to its bottom.
  public enum Part: Hashable, Sendable {
    /// A paragraph.
    case text(StudyText)
    /// A table.
    case table(Table)
    /// A state machine's drawing, by its name.
    case machine(String)
  }

  /// What it is about.
  public let name: Name
  /// Its title.
  public let title: Phrase
  /// Whether the paper lies on its long side.
  public var isLandscape = false
  /// What stands on it.
  public let parts: [Part]
  /// Which of a sheet's several pages it is, from 1.
  public var page = 1

  /// The same with its tables to fill in.
  func blank(page: Int) -> Sheet {
    let parts = parts.map { part -> Part in
      guard case .table(var table) = part else { return part }
      table.isBlank = true
      return .table(table)
    }
    return Sheet(name: .blank, title: title, isLandscape: isLandscape, parts: parts, page: page)
  }

  /// The same as the back of one to fill in.
  func solution(page: Int) -> Sheet {
    Sheet(name: .blank, title: title, isLandscape: isLandscape, parts: parts, page: page)
  }
}
