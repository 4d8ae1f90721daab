public import Evidence
public import Lifecycle
public import Scenarios

/// Everything of a catalog that is run, with what it causes: its scenarios, and its comparisons' columns.
public struct Simulations: Sendable {
  /// The traces, by the scenarios' ids.
  public private(set) var traces: [String: Trace]

  /// The traces of the columns of each comparison, by its id; `nil` where a column's scenario does not exist.
  private let columns: [String: [Trace?]]

  /// Runs every scenario, and every column on the comparison's release. `advanced` is called after each scenario.
  public init(_ catalog: Catalog, advanced: () -> Void = {}) {
    traces = Dictionary(
      catalog.scenarios.map { scenario in
        defer { advanced() }
        return (scenario.id, Simulator.run(scenario.script))
      }, uniquingKeysWith: { first, _ in first })
    columns = Dictionary(
      catalog.comparisons.map { comparison in
        let traces = comparison.columns.map { column -> Trace? in
          guard var script = catalog.scenario(column.scenario.id)?.script else { return nil }
          script.platform = comparison.platform ?? Platform()
          return Simulator.run(script)
        }
        return (comparison.id, traces)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The same with each call of a scenario marked by what it rests on: on a log of the releases that the scenario's run
  /// stands for, or else on Apple's word, or on neither.
  public func marked(by calls: ObservedCalls, in catalog: Catalog) -> Simulations {
    var result = self
    for scenario in catalog.scenarios {
      guard let trace = traces[scenario.id] else { continue }
      let range = ScenarioRuns.own(scenario, trace)
      result.traces[scenario.id] = calls.marked(trace, on: range)
    }
    return result
  }

  /// The traces of a comparison's columns, each beside its column; without those whose scenario does not exist.
  public func columns(of comparison: Comparison) -> [(column: Comparison.Column, trace: Trace)] {
    zip(comparison.columns, columns[comparison.id] ?? []).compactMap { column, trace in trace.map { (column, $0) } }
  }

  /// The scenario's trace.
  public subscript(scenario: Scenario) -> Trace { traces[scenario.id] ?? Simulator.run(scenario.script) }
}
