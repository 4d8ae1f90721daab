import Diagnostics
import Lifecycle

/// What another run does otherwise, in a few words: a reader sees at once whether it matters to them.
struct RunDifferences {
  private var added: [ComparisonTable.Call] = []
  private var missing: [ComparisonTable.Call] = []
  private var moved: [ComparisonTable.Call] = []

  /// How many calls a sentence names.
  private static let named = 4

  /// Of tables with the page's own run in the first column and the other one in the second, one for each step.
  init(_ tables: [ComparisonTable]) {
    for row in tables.flatMap(\.rows) {
      switch row.cells[1].difference {
      case .none: continue
      case .additional: Self.add(row.call, to: &added)
      case .missing: Self.add(row.call, to: &missing)
      case .earlier, .later: Self.add(row.call, to: &moved)
      }
    }
  }

  /// One for each kind of difference that there is.
  var sentences: [Phrase] {
    [
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
    func isWeighty(_ call: ComparisonTable.Call) -> Bool { LogPattern.tells(Callback(call.callback)) }
    let sorted = calls.filter(isWeighty) + calls.filter { !isWeighty($0) }
    let shown = sorted.prefix(named).map(\.words).joined(separator: ", ")
    return calls.count > named ? more(shown, calls.count - named) : words(shown)
  }
}

extension ComparisonTable.Call {
  /// `Root viewDidAppear`
  var words: String { "\(role) \(callback)" }
}
