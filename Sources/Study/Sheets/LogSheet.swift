import Analysis
import Diagnostics
import Lifecycle
import Scenarios

// From lines of a log to what happened.
extension SheetCollection {
  /// So many patterns are told, and so many transitions for each.
  private static var most: (patterns: Int, origins: Int) { (18, 4) }

  var logSheet: Sheet {
    let major = content.shownRelease.major
    let own = content.runs.filter { $0.trace.platform.release.major == major }
    let patterns = LogPatterns(own.map(\.scenario), content.simulations).patterns.filter { !$0.pattern.calls.isEmpty }
    // What comes in the most scenarios is what readers have.
    let usual = patterns.enumerated().sorted { left, right in
      let (first, second) = (Self.uses(left.element.origins), Self.uses(right.element.origins))
      return (second, left.offset) < (first, right.offset)
    }.prefix(Self.most.patterns).sorted { $0.offset < $1.offset }.map(\.element)
    let rows = usual.map { pattern, origins -> [Sheet.Cell] in
      let lines = origins.prefix(Self.most.origins).map { origin -> StudyText in
        let title = origin.uses.first.map { [StudyText.content($0.title)] } ?? []
        return .joined([.code(origin.actions)] + title, ": ")
      }
      let more = origins.count - lines.count
      return [
        .init(pattern.calls.map { .code($0.name) }, .called),
        .init(Array(lines) + (more > 0 ? [.code("… +\(more)")] : [])),
      ]
    }
    let half = (rows.count + 1) / 2
    let heads: [Sheet.Table.Column] = [.init(.phrase(Self.lines), 1.3), .init(.phrase(Self.happened), 3.4)]
    let padded: [[Sheet.Cell]] = rows.count % 2 == 1 ? rows + [[.empty, .empty]] : rows
    let pairs = (0..<half).map { padded[$0] + padded[half + $0] }
    return Sheet(
      name: .logs, title: "Seen in your log?", isLandscape: true,
      parts: [
        .text(.phrase(Self.reading)),
        .table(Sheet.Table(heads + heads, pairs)),
      ])
  }

  private static func uses(_ origins: [LogPatterns.Origin]) -> Int { origins.reduce(0) { $0 + $1.count } }

  private static var lines: Phrase { "One controller logs" }
  private static var happened: Phrase { "What can have happened" }
  private static var reading: Phrase {
    "The lines of one view controller during one transition. Layout and traits are left out."
  }
}
