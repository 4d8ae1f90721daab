import Analysis
import Diagnostics
import Fingerprints
import Lifecycle
import Scenarios

/// All that the page of a comparison is made from, besides its edition.
struct ComparisonInputs: Fingerprinted, Sendable {
  /// A column with its scenario, if that exists, and what that causes on the comparison's release.
  typealias Column = (column: Comparison.Column, scenario: Scenario?, trace: Trace?)

  let comparison: Sourced<Comparison>
  let columns: Sourced<[Column]>

  func add(to fingerprint: inout Fingerprint) {
    comparison.add(to: &fingerprint)
    columns.add(to: &fingerprint)
  }

  init(_ comparison: Comparison, _ publication: Publication) {
    let catalog = publication.catalog
    self.comparison = Sourced(comparison, from: catalog.source(comparison.location.file))
    let scenarios = comparison.columns.map { catalog.scenario($0.scenario.id) }
    let traces = publication.simulations.columns(of: comparison)
    let columns = zip(comparison.columns, scenarios).map { column, scenario -> Column in
      (column, scenario, traces.first { $0.column.scenario.location == column.scenario.location }?.trace)
    }
    self.columns = Sourced(columns, from: scenarios.map { $0.map(catalog.sourceWithoutTexts) })
  }
}
