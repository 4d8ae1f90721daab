public import Lifecycle
public import Scenarios

/// Every scenario of a catalog with what it causes, in the catalog's order.
public struct Simulations: Sendable {
  /// The traces, by the scenarios' ids.
  public let traces: [String: Trace]

  /// Runs every scenario.
  public init(_ catalog: Catalog) {
    traces = Dictionary(
      catalog.scenarios.map { ($0.id, Simulator.run($0.script)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The scenario's trace.
  public subscript(scenario: Scenario) -> Trace { traces[scenario.id] ?? Simulator.run(scenario.script) }
}
