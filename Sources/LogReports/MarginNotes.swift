import Lifecycle
public import Logs
public import Stories

/// What the story says of each line of a log: which step begins there, and which goes on.
public struct MarginNotes {
  /// What is said of a line.
  public struct Note: Hashable, Sendable {
    /// The steps that begin with it, with what else each may have been.
    public fileprivate(set) var beginnings: [String] = []
    /// Whether the log departs there.
    public fileprivate(set) var departs = false
  }

  private var notes: [Int: Note] = [:]

  /// The notes on a log, with the reader's words for what joins actions and for what is only likely.
  public init(_ log: ReadLog, _ verification: Verification, or: String = "or", asItSeems: String = "as it seems") {
    for step in verification.story?.steps ?? [] {
      for place in step.events {
        let number = log.events[place].line
        var note = notes[number] ?? Note()
        if place == step.events.lowerBound { note.beginnings.append(Self.words(step, or, asItSeems)) }
        notes[number] = note
      }
    }
    if let departed = verification.departure?.line(in: log) { notes[departed, default: Note()].departs = true }
  }

  /// The note on a line, from 1; `nil` where no step has it.
  public subscript(line: Int) -> Note? { notes[line] }

  private static func words(_ step: Story.Step, _ or: String, _ asItSeems: String) -> String {
    let also = step.alternatives.prefix(2)
    return step.action.text + (step.isGuess ? ", \(asItSeems)" : "")
      + (also.isEmpty ? "" : " (\(or) \(also.joined(separator: ", \(or) ")))")
  }
}
