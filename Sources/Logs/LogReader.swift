import Diagnostics

/// Reads what an app has printed: which line tells of which call.
///
/// No format is asked for. A line is looked through for the names of callbacks, in whatever spelling; who was called is the
/// name beside it, and where the line has several, the log as a whole decides which.
public struct LogReader: Sendable {
  /// The most lines that are read.
  public static let lineLimit = 200_000

  private let pattern: LogPattern?

  /// Makes a reader.
  ///
  /// - Parameter pattern: How a line is made up, where that cannot be guessed.
  public init(pattern: LogPattern? = nil) { self.pattern = pattern }

  /// The log in the text.
  public func read(_ text: String) -> ReadLog {
    let all = text.split(omittingEmptySubsequences: false) { $0.isLineEnd }
    let lines = all.prefix(Self.lineLimit)
    var parts: [LinePart] = []
    var fates: [LineFate] = []
    fates.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let found = taken(from: line, number: index + 1)
      // Xcode's console puts a message's category below it.
      if found.parts.isEmpty, let last = parts.last, last.line == index, let category = LinePart.category(in: line) {
        parts[parts.count - 1].after = last.after ?? category
        fates.append(.taken(0))
        continue
      }
      parts += found.parts
      if line.allSatisfy({ $0.isSpace }) {
        fates.append(.blank)
      } else if found.isCut {
        fates.append(.tooLong(found.parts.count))
      } else {
        fates.append(found.parts.isEmpty ? .leftAside : .taken(found.parts.count))
      }
    }
    // Among lines that a program has printed, a sentence is the author's.
    let printed = parts.count { !$0.isProse }
    if printed >= 3 {
      for part in parts where part.isProse { fates[part.line - 1] = .remark }
      parts = parts.filter { !$0.isProse }
    }
    // Some programs print sentences; then most of their lines are such.
    let bent = parts.count { $0.isBent }
    if bent * 2 < parts.count, parts.count - bent >= 3 {
      for part in parts where part.isBent { fates[part.line - 1] = .remark }
      parts = parts.filter { !$0.isBent }
    }
    Coincidences.leaveOut(of: &parts, &fates)
    var events = Subjects(parts).events
    Superclasses.leaveOut(of: &events, &fates)
    SecondObjects.tellApart(in: &events)
    return ReadLog(
      lines: lines.map { String($0.prefix(LineText.limit)) }, fates: fates, events: events,
      isCut: all.count > lines.count)
  }

  private func taken(from line: Substring, number: Int) -> (parts: [LinePart], isCut: Bool) {
    let text = LineText(line)
    let isCut = text.isCut
    if let pattern {
      return (pattern.part(of: text, line: number).map { [$0] } ?? [], isCut)
    }
    if let message = StructuredLine.message(in: line) {
      let structured = LineText(Substring(message))
      let parts = LinePart.parts(of: structured, line: number)
      // A dictionary behind other text may be what the call in that text is about.
      if !parts.isEmpty || StructuredLine.isWhole(line) { return (parts, isCut) }
    }
    return (LinePart.parts(of: text, line: number), isCut)
  }
}
