public import Evidence
public import Lifecycle
public import Scenarios

/// Everything of a catalog that is run, with what it causes: its scenarios, and its comparisons' columns.
public struct Simulations: Sendable {
  /// The traces, by the scenarios' ids.
  public private(set) var traces: [String: Trace]

  /// The traces of the columns of each comparison, by its id; `nil` where a column's scenario does not exist.
  private let columns: [String: [Trace?]]

  /// Runs every scenario, and every column on the comparison's release.
  public init(_ catalog: Catalog) {
    self.init(catalog, catalog.scenarios.map { Simulator.run($0.script).told })
  }

  /// The same, where the scenarios have been run: `traces` are theirs, in their order.
  public init(_ catalog: Catalog, _ traces: [Trace]) {
    self.traces = Dictionary(zip(catalog.scenarios.map(\.id), traces)) { first, _ in first }
    columns = Dictionary(
      catalog.comparisons.map { comparison in
        let traces = comparison.columns.map { column -> Trace? in
          guard var script = catalog.scenario(column.scenario.id)?.script else { return nil }
          script.platform = comparison.platform ?? Platform()
          return Simulator.run(script).told
        }
        return (comparison.id, traces)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The same with each call of a scenario marked by what it rests on: on a log of the releases that the scenario's run
  /// stands for, or else on Apple's word, or on neither.
  public func marked(by calls: ObservedCalls, in catalog: Catalog) -> Simulations {
    with(catalog.scenarios.map { ($0.id, marked($0, by: calls)) })
  }

  /// The scenario's trace with each call marked.
  public func marked(_ scenario: Scenario, by calls: ObservedCalls) -> Trace {
    let trace = self[scenario]
    return calls.marked(trace, on: ScenarioRuns.own(scenario, trace))
  }

  /// The same with other traces, by the scenarios' ids.
  public func with(_ traces: [(scenario: String, trace: Trace)]) -> Simulations {
    var result = self
    for (scenario, trace) in traces { result.traces[scenario] = trace }
    return result
  }

  /// The traces of a comparison's columns, each beside its column; without those whose scenario does not exist.
  public func columns(of comparison: Comparison) -> [(column: Comparison.Column, trace: Trace)] {
    zip(comparison.columns, columns[comparison.id] ?? []).compactMap { column, trace in trace.map { (column, $0) } }
  }

  /// The scenario's trace.
  public subscript(scenario: Scenario) -> Trace { traces[scenario.id] ?? Simulator.run(scenario.script) }
}
