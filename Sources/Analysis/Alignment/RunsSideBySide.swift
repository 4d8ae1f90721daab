public import Lifecycle

/// Runs beside each other: the same step of each, and in it the same call of the same controller in one row.
public struct RunsSideBySide: Sendable {
  /// A step in all columns.
  public struct Step: Sendable {
    /// The step in each column; `nil` where a column has none there.
    public let columns: [Lifecycle.Step?]
    /// The calls, in the order of the first column; what only others have stands where it comes there.
    public let rows: [ComparisonTable.Row]
    /// The orders that not every column has been decided by, in each column.
    public let rules: [[Lifecycle.Step.AppliedRule]]

    /// Whether each column has the step, and everything in it is alike.
    public var isAlike: Bool {
      guard let first = columns.first else { return true }
      return columns.allSatisfy { step in
        step?.script.action.text == first?.script.action.text && step?.problem == first?.problem
          && step?.structure == first?.structure
      }
        && rows.allSatisfy { row in row.cells.allSatisfy { $0.place != nil && $0.difference == .none } }
    }

    /// What a row's call rests on in each column; `nil` where the column does not have it.
    public func standings(_ row: ComparisonTable.Row) -> [Rule.Standing?] {
      zip(columns, row.cells).map { column, cell in
        guard let column, let place = cell.place else { return nil }
        return column.events[place - 1].standing
      }
    }

    fileprivate init(_ columns: [Lifecycle.Step?]) {
      self.columns = columns
      rows = ComparisonTable(columns.map { Self.calls($0?.events ?? []) }).rows
      let all = columns.map { step in
        (step?.rules ?? []).reduce(into: [Lifecycle.Step.AppliedRule]()) { if !$0.contains($1) { $0.append($1) } }
      }
      rules = all.map { own in own.filter { rule in !all.allSatisfy { $0.contains(rule) } } }
    }

    private static func calls(_ events: [Event]) -> [ComparisonTable.Call] {
      var counts: [String: Int] = [:]
      return events.map { event in
        let words = event.description
        counts[words, default: 0] += 1
        let callback = String(words.dropFirst(event.subject.name.count + 1))
        return ComparisonTable.Call(role: event.subject.name, callback: callback, occurrence: counts[words] ?? 1)
      }
    }
  }

  /// The steps, in order.
  public let steps: [Step]

  /// Whether there is no difference.
  public var areAlike: Bool { steps.allSatisfy(\.isAlike) }

  /// Lays runs of one script beside each other.
  public init(ofOneScript traces: [Trace]) {
    steps = (traces.first?.steps ?? []).indices.map { index in Step(traces.map { $0.steps[index] }) }
  }

  /// Lays the runs of two scripts beside each other, aligned by what is done.
  public init(_ one: Trace, _ two: Trace) {
    steps = Self.pairs(one.steps, two.steps).map { own, other in
      Step([own.map { one.steps[$0] }, other.map { two.steps[$0] }])
    }
  }

  /// Which steps stand beside each other: those that do the same, and between them those that do
  /// it to something else.
  private static func pairs(_ first: [Lifecycle.Step], _ second: [Lifecycle.Step]) -> [(own: Int?, other: Int?)] {
    let (one, two) = (first.map(\.script.action.text), second.map(\.script.action.text))
    let changes = two.difference(from: one)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var pairs: [(own: Int?, other: Int?)] = []
    var (i, j) = (0, 0)
    while i < one.count || j < two.count {
      let isGone = i < one.count && removed.contains(i)
      let isNew = j < two.count && inserted.contains(j)
      if isGone, isNew, !isAlike(first[i], second[j]) {
        // Whichever may still find what it stands beside waits.
        let isAwaited = (i..<one.count).prefix { removed.contains($0) }.contains { isAlike(first[$0], second[j]) }
        pairs.append(isAwaited ? (i, nil) : (nil, j))
      } else {
        pairs.append((isNew && !isGone ? nil : i, isGone && !isNew ? nil : j))
      }
      if pairs[pairs.count - 1].own != nil { i += 1 }
      if pairs[pairs.count - 1].other != nil { j += 1 }
    }
    return pairs
  }

  /// Whether two steps do the same to something else.
  private static func isAlike(_ one: Lifecycle.Step, _ two: Lifecycle.Step) -> Bool {
    func verb(_ step: Lifecycle.Step) -> Substring? { step.script.action.text.split(separator: " ").first }
    return verb(one) == verb(two)
  }
}
