import Analysis
import Diagnostics
import Lifecycle
import Scenarios

/// Another run of a scenario, compared with the scenario's own run step by step. It holds what is the same in every language.
struct ComparedRun: Sendable {
  /// A call that one of the runs has, or both.
  struct Row: Sendable {
    let call: ComparisonTable.Call
    /// The call's place in the step of the other run, from 1; `nil` where it is not called.
    let place: Int?
    /// How the other run differs from the page's own.
    let difference: ComparisonTable.Difference
    /// A call that differs is essential, whatever its callback is about.
    let prominence: Prominence
  }

  /// A step in both runs.
  struct Step: Sendable {
    /// How many calls it has in the other run.
    let callCount: Int
    /// The other run's calls in its order, and each call that it lacks at the place where the own run has it; empty if both
    /// runs have the same calls.
    let rows: [Row]
    let isAlike: Bool
  }

  let run: ScenarioRuns.Run
  let steps: [Step]
  /// The lanes of the scenario's own table, in the same places, and then those that only the other run has.
  let columns: [String]
  /// What the other run does otherwise, in sentences.
  let differences: [Phrase]
  /// Whether the same is on screen after each step.
  let hasSameScreens: Bool

  /// The other runs of a scenario, in their order.
  static func all(_ runs: ScenarioRuns, of scenario: Scenario, _ trace: Trace) -> [ComparedRun] {
    guard !runs.others.isEmpty else { return [] }
    let shown = ShownEvents(scenario, trace)
    let preparation = ScenarioPreparation(scenario, trace).count
    return runs.others.map { ComparedRun($0, beside: trace, of: scenario, shown, preparation: preparation) }
  }

  private init(
    _ run: ScenarioRuns.Run, beside trace: Trace, of scenario: Scenario, _ shown: ShownEvents, preparation: Int
  ) {
    self.run = run
    let pairs = zip(trace.steps, run.trace.steps).map { (own: Self.calls($0, shown), other: Self.calls($1, shown)) }
    let tables = pairs.map { ComparisonTable([$0.own, $0.other]) }
    // Differences in steps that only prepare are listed if no other step differs.
    let later = RunDifferences(tables, preparation: preparation).sentences
    differences = later.isEmpty ? RunDifferences(tables).sentences : later
    hasSameScreens = Filmstrip.screens(run.trace) == Filmstrip.screens(trace)
    var columns = shown.subjects.map(\.name)
    for call in pairs.lazy.flatMap(\.other) where !columns.contains(call.role) { columns.append(call.role) }
    self.columns = columns
    steps = zip(pairs, tables).map { pair, table in
      let isAlike = pair.own == pair.other
      return Step(
        callCount: pair.other.count, rows: isAlike ? [] : Self.rows(pair.own, pair.other, table, of: scenario),
        isAlike: isAlike)
    }
  }

  /// A step's calls as far as the page shows them.
  private static func calls(_ step: Lifecycle.Step, _ shown: ShownEvents) -> [ComparisonTable.Call] {
    var counts: [String: Int] = [:]
    return step.events.filter { event in !shown.hidden.contains { $0.name == event.subject.name } }.map { event in
      let callback = event.callback.name + (event.argument.map { " \($0)" } ?? "")
      let key = "\(event.subject.name) \(callback)"
      counts[key, default: 0] += 1
      return ComparisonTable.Call(role: event.subject.name, callback: callback, occurrence: counts[key] ?? 1)
    }
  }

  private static func rows(
    _ own: [ComparisonTable.Call], _ other: [ComparisonTable.Call], _ table: ComparisonTable, of scenario: Scenario
  ) -> [Row] {
    let differences = Dictionary(table.rows.map { ($0.call, $0.cells[1].difference) }) { first, _ in first }
    return ComparisonTable([other, own]).rows.map { row in
      let difference = differences[row.call] ?? .none
      let callback = Callback(String(row.call.callback.prefix { $0 != " " }))
      return Row(
        call: row.call, place: row.cells[0].place, difference: difference,
        prominence: difference == .none ? Prominence(callback, of: row.call.role, in: scenario) : .essential)
    }
  }
}
