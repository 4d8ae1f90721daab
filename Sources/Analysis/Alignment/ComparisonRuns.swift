public import Lifecycle
public import Scenarios

/// A comparison on other releases, as far as a column's calls are others there.
public struct ComparisonRuns: Sendable {
  /// The releases that give the same calls as the comparison's own, in each column.
  public let own: ReleaseRange
  /// The others, from the newest back, with what the columns cause, in the columns' order; `nil` for one that cannot be run
  /// there.
  public let others: [(range: ReleaseRange, traces: [Trace?])]
  /// The releases on which fewer than two columns can be run, so that nothing is left to compare.
  public let impossible: [ReleaseRange]

  /// Runs the columns, each of a scenario that exists, on all releases.
  public init(_ columns: [(column: Comparison.Column, scenario: Scenario)], on platform: Platform) {
    // A column that cannot be run has no calls to compare; the others have.
    typealias Outcome = (traces: [Trace?], calls: [[ComparisonTable.Call]?])?
    let groups = ReleaseGroups.grouped(from: platform.release) { release -> Outcome in
      let traces = columns.map { entry -> Trace? in
        var script = entry.scenario.script
        script.platform = platform.release.major == release.major ? platform : platform.moved(to: release)
        let trace = Simulator.run(script)
        return trace.isComplete ? trace : nil
      }
      guard traces.count(where: { $0 != nil }) > 1 else { return nil }
      return (
        traces, zip(columns, traces).map { entry, trace in trace.map { ComparisonTable.calls(entry.column, in: $0) } }
      )
    } areAlike: {
      $0?.calls == $1?.calls
    }
    own = groups.first { $0.range.contains(platform.release) }?.range ?? .all
    let rest = groups.filter { !$0.range.contains(platform.release) }
    others = rest.compactMap { group in group.value.map { (group.range, $0.traces) } }
    impossible = rest.filter { $0.value == nil }.map(\.range)
  }
}
