import Analysis
import Diagnostics
import Lifecycle

/// A step's calls on two neighbouring releases, a row for each call: its place before and after, and how it moved.
struct ChangeTable: Hashable, Sendable {
  /// A call with its place on either release, from 1, and what differs.
  struct Call: Hashable, Sendable {
    let subject: String
    let callback: String
    /// Which of several such calls in the step it is, from 1.
    let occurrence: Int
    let before: Int?
    let after: Int?
    let note: Phrase?

    /// `call 2`, where the subject hears the same before in the step.
    var repetition: Phrase? { occurrence > 1 ? "call \(occurrence)" : nil }

    /// The call in English.
    var words: String { "\(subject) \(callback)" + (repetition.map { ", \($0.english)" } ?? "") }
  }

  enum Row: Hashable, Sendable {
    case call(Call)
    /// That many calls that are alike, left out.
    case alike(Int)
  }

  let rows: [Row]
  /// How many rows at the end are left out, alike or not.
  let rest: Int

  /// Shows the rows that differ with those around them, up to a limit.
  init(_ step: StepChange, limit: Int = 24) {
    let (before, after) = (step.before, step.after)
    // Containers without a name of their own are left out, as in the scenario's table, unless the difference is theirs.
    let hides = Self.calls(before, withoutContainers: true) != Self.calls(after, withoutContainers: true)
    let table = ComparisonTable([
      Self.calls(before, withoutContainers: hides), Self.calls(after, withoutContainers: hides),
    ])
    let shown = Self.withoutLongRuns(table.rows)
    rows = Array(shown.prefix(limit))
    rest = shown.dropFirst(limit).reduce(0) { sum, row in
      if case .alike(let count) = row { sum + count } else { sum + 1 }
    }
  }

  private static func calls(_ events: [Event], withoutContainers: Bool) -> [ComparisonTable.Call] {
    var counts: [String: Int] = [:]
    return events.filter { !withoutContainers || $0.subject.kind != .systemContainer }.map { event in
      let callback = event.callback.name + (event.argument.map { " \($0)" } ?? "")
      let key = "\(event.subject.name) \(callback)"
      counts[key, default: 0] += 1
      return ComparisonTable.Call(role: event.subject.name, callback: callback, occurrence: counts[key] ?? 1)
    }
  }

  /// Rows that are alike are left out where more than two follow each other, but for the neighbours of those that
  /// differ, and for what a call has moved across.
  private static func withoutLongRuns(_ rows: [ComparisonTable.Row]) -> [Row] {
    var needed = Set<Int>()
    for (index, row) in rows.enumerated() where row.cells[1].difference != .none {
      var ends = [max(0, index - 1), min(rows.count - 1, index + 1)]
      switch row.cells[1].difference {
      case .earlier(let other), .later(let other): ends += rows.indices.filter { rows[$0].call == other }
      case .none, .missing, .additional: break
      }
      needed.formUnion((ends.min() ?? index)...(ends.max() ?? index))
    }
    var result: [Row] = []
    var index = 0
    while index < rows.count {
      let run = rows.indices[index...].prefix { !needed.contains($0) }.count
      if run > 2 {
        result.append(.alike(run))
        index += run
      } else {
        result += rows[index..<index + max(1, run)].map(row)
        index += max(1, run)
      }
    }
    return result
  }

  private static func row(_ row: ComparisonTable.Row) -> Row {
    .call(
      Call(
        subject: row.call.role, callback: row.call.callback, occurrence: row.call.occurrence,
        before: row.cells[0].place, after: row.cells[1].place, note: note(row.cells[1].difference)))
  }

  private static func note(_ difference: ComparisonTable.Difference) -> Phrase? {
    switch difference {
    case .none: return nil
    case .missing: return "not called"
    case .additional: return "new"
    case .earlier(let other):
      let name = "\(other.role) \(other.callback)"
      return other.occurrence > 1 ? "earlier: before \(name), call \(other.occurrence)" : "earlier: before \(name)"
    case .later(let other):
      let name = "\(other.role) \(other.callback)"
      return other.occurrence > 1 ? "later: after \(name), call \(other.occurrence)" : "later: after \(name)"
    }
  }
}
