import Analysis
import Diagnostics
import Lifecycle

/// What another run does otherwise, in a few words: a reader sees at once whether it matters to them.
struct RunDifferences {
  /// What is called in another step than in the page's own run.
  private struct Shift: Hashable {
    /// The step of the other run, from 1.
    let step: Int
    /// The step of the page's own run.
    let ownStep: Int
  }

  private var added: [ComparisonTable.Call] = []
  private var missing: [ComparisonTable.Call] = []
  private var moved: [ComparisonTable.Call] = []
  private var shifts: [Shift] = []
  private var shifted: [Shift: [ComparisonTable.Call]] = [:]

  /// How many calls a sentence names.
  private static let named = 4

  /// Of tables with the page's own run in the first column and the other one in the second, one for each step. What
  /// differs in the first steps, which only prepare, is not told, unless another step lacks it for that.
  init(_ tables: [ComparisonTable], preparation: Int = 0) {
    var additions: [(step: Int, call: ComparisonTable.Call)] = []
    var losses: [(step: Int, call: ComparisonTable.Call)] = []
    for (index, table) in tables.enumerated() {
      for row in table.rows {
        switch row.cells[1].difference {
        case .none: continue
        case .additional: additions.append((index + 1, row.call))
        case .missing: losses.append((index + 1, row.call))
        case .earlier, .later: if index >= preparation { Self.add(row.call, to: &moved) }
        }
      }
    }
    // The same call, more in one step and less in another one, is called in another step.
    for loss in losses {
      guard let place = additions.firstIndex(where: { $0.call.words == loss.call.words && $0.step != loss.step }) else {
        if loss.step > preparation { Self.add(loss.call, to: &missing) }
        continue
      }
      let shift = Shift(step: additions.remove(at: place).step, ownStep: loss.step)
      guard max(shift.step, shift.ownStep) > preparation else { continue }
      if shifted[shift] == nil { shifts.append(shift) }
      Self.add(loss.call, to: &shifted[shift, default: []])
    }
    for addition in additions where addition.step > preparation { Self.add(addition.call, to: &added) }
    // What is told with its steps is not told without them.
    let told = Set(shifted.values.joined().map(\.words))
    added.removeAll { told.contains($0.words) }
    missing.removeAll { told.contains($0.words) }
  }

  /// One for each kind of difference that there is.
  var sentences: [Phrase] {
    shifts.compactMap { shift in
      let calls = shifted[shift] ?? []
      return shift.step < shift.ownStep
        ? Self.told(
          calls, { "Called already in step \(shift.step), no longer in step \(shift.ownStep): \($0)." },
          { "Called already in step \(shift.step), no longer in step \(shift.ownStep): \($0), and \($1) more." })
        : Self.told(
          calls, { "Called only in step \(shift.step), not yet in step \(shift.ownStep): \($0)." },
          { "Called only in step \(shift.step), not yet in step \(shift.ownStep): \($0), and \($1) more." })
    }
      + [
        Self.told(added, { "Also called: \($0)." }, { "Also called: \($0), and \($1) more." }),
        Self.told(missing, { "Not called: \($0)." }, { "Not called: \($0), and \($1) more." }),
        Self.told(moved, { "In another place: \($0)." }, { "In another place: \($0), and \($1) more." }),
      ].compactMap(\.self)
  }

  private static func add(_ call: ComparisonTable.Call, to list: inout [ComparisonTable.Call]) {
    if !list.contains(where: { $0.words == call.words }) { list.append(call) }
  }

  private static func told(
    _ calls: [ComparisonTable.Call], _ words: (String) -> Phrase, _ more: (String, Int) -> Phrase
  ) -> Phrase? {
    guard !calls.isEmpty else { return nil }
    // Loading and appearing are what code hangs on; layout and traits follow.
    func isWeighty(_ call: ComparisonTable.Call) -> Bool { LogPattern.uses(Callback(call.callback)) }
    let sorted = calls.filter(isWeighty) + calls.filter { !isWeighty($0) }
    let shown = sorted.prefix(named).map(\.words).joined(separator: ", ")
    return calls.count > named ? more(shown, calls.count - named) : words(shown)
  }
}

extension ComparisonTable.Call {
  /// `Root viewDidAppear`
  var words: String { "\(role) \(callback)" }
}
