public import Lifecycle
public import Scenarios

/// The same callback of the same role in one row, whatever the controllers are called and whenever it comes.
public struct ComparisonTable: Hashable, Sendable {
  /// A call by its part in the transition.
  public struct Call: Hashable, Sendable {
    /// Who is called: a role, or a name.
    public let role: String
    /// The callback's name.
    public let callback: String
    /// Which of several such calls, from 1.
    public let occurrence: Int

    /// Makes a call.
    public init(role: String, callback: String, occurrence: Int) {
      self.role = role
      self.callback = callback
      self.occurrence = occurrence
    }
  }

  /// How a call in one column stands to the first column.
  public enum Difference: Hashable, Sendable {
    /// In the same place among the calls that both have.
    case none
    /// Not called here.
    case missing
    /// Not called in the first column.
    case additional
    /// Called earlier than there: before this call, which it follows there.
    case earlier(than: Call)
    /// Called later than there: after this call, which it precedes there.
    case later(than: Call)
  }

  /// A call in one column.
  public struct Cell: Hashable, Sendable {
    /// The call's place in its column, from 1; `nil` if it is not called.
    public let place: Int?
    /// How it differs from the first column.
    public let difference: Difference
  }

  /// A call in all columns.
  public struct Row: Hashable, Sendable {
    /// The call.
    public let call: Call
    /// A cell for each column.
    public let cells: [Cell]
  }

  /// The rows, in the order of the first column.
  public let rows: [Row]

  /// The calls of a column's steps on the controllers that play a role.
  public static func calls(_ column: Comparison.Column, in trace: Trace) -> [Call] {
    var counts: [String: Int] = [:]
    return column.steps.filter { trace.steps.indices.contains($0 - 1) }.flatMap { trace.steps[$0 - 1].events }
      .compactMap { event in
        guard let played = column.roles[event.subject.name] else { return nil }
        let role = event.callback.role(of: played.rawValue)
        let key = "\(role) \(event.callback.name)"
        counts[key, default: 0] += 1
        return Call(role: role, callback: event.callback.name, occurrence: counts[key] ?? 1)
      }
  }

  /// The role of the closures given to `present` and `dismiss`: they are neither of the two controllers' own.
  public static let completion = "completion"

  /// Aligns columns of calls in order. Rows stand in the order of the first column; what only others have stands where
  /// it comes there. A call that `isHeld` says is moved only across another such one: rather than that, any number of the
  /// others are moved.
  public init(_ columns: [[Call]], holding isHeld: (Call) -> Bool = { _ in false }) {
    // Calls are looked up again and again, so they are numbers here.
    var numbers: [Call: Int] = [:]
    var calls: [Call] = []
    let columns = columns.map { column in
      column.map { call in
        if let number = numbers[call] { return number }
        numbers[call] = calls.count
        calls.append(call)
        return calls.count - 1
      }
    }
    var order: [Int] = []
    for column in columns {
      // What is new in a column stands below everything that has come before it there.
      var place = 0
      for call in column {
        if let known = order.firstIndex(of: call) {
          place = max(place, known + 1)
        } else {
          order.insert(call, at: place)
          place += 1
        }
      }
    }
    let places = columns.map { column in
      var places = [Int?](repeating: nil, count: calls.count)
      for (place, call) in column.enumerated() where places[call] == nil { places[call] = place }
      return places
    }
    let base = places.first ?? []
    let held = calls.map(isHeld)
    let differences = columns.map { Self.differences($0, from: base, of: calls, held: held) }
    rows = order.map { call in
      Row(
        call: calls[call],
        cells: columns.indices.map { index in
          guard let place = places[index][call] else {
            return Cell(place: nil, difference: base[call] == nil ? .none : .missing)
          }
          return Cell(place: place + 1, difference: differences[index][call])
        })
    }
  }

  /// The fewest calls that would have to move to make the columns alike, each with a call that it has moved across; `base`
  /// has the place of each call in the first column.
  private static func differences(
    _ column: [Int], from base: [Int?], of calls: [Call], held: [Bool]
  ) -> [Difference] {
    var result = [Difference](repeating: .none, count: calls.count)
    for call in column where base[call] == nil { result[call] = .additional }
    let shared = column.compactMap { call in base[call].map { (call: call, place: $0) } }
    let kept = heaviestRising(shared.map { ($0.place, held[$0.call] ? shared.count + 1 : 1) })
    for (index, item) in shared.enumerated() where !kept[index] {
      // Of those that stay, the first that it has passed; for one that is held, the first held one.
      func stays(_ other: Int) -> Bool { kept[other] && (held[shared[other].call] || !held[item.call]) }
      if let passed = shared.indices.first(where: { stays($0) && $0 > index && shared[$0].place < item.place }) {
        result[item.call] = .earlier(than: calls[shared[passed].call])
      } else if let passed = shared.indices.last(where: { stays($0) && $0 < index && shared[$0].place > item.place }) {
        result[item.call] = .later(than: calls[shared[passed].call])
      }
    }
    return result
  }

  /// Which values are in a heaviest rising subsequence, the longest one where all weigh the same; of several, in the one
  /// that keeps the earlier items.
  private static func heaviestRising(_ values: [(value: Int, weight: Int)]) -> [Bool] {
    // For each value the weight of the heaviest that ends there, and what comes before it in that.
    var ends: [(weight: Int, before: Int?)] = []
    for (index, item) in values.enumerated() {
      var end: (weight: Int, before: Int?) = (item.weight, nil)
      for before in 0..<index
      where values[before].value < item.value && ends[before].weight + item.weight > end.weight {
        end = (ends[before].weight + item.weight, before)
      }
      ends.append(end)
    }
    var last: Int?
    for index in ends.indices where ends[index].weight > last.map({ ends[$0].weight }) ?? 0 { last = index }
    var kept = [Bool](repeating: false, count: values.count)
    while let index = last {
      kept[index] = true
      last = ends[index].before
    }
    return kept
  }
}

extension Callback {
  /// The role of a call whose subject plays that one.
  public func role(of subject: String) -> String {
    self == .presentCompletion || self == .dismissCompletion ? ComparisonTable.completion : subject
  }
}

extension ComparisonTable.Call {
  /// How near it is to what readers come for, whoever gets it.
  public var prominence: Prominence { Prominence(Callback(callback)) }
}
