import Analysis
import ConcurrentMap
import Evidence
import Scenarios

/// What the runs of all scenarios together give: it follows from everything but the scenarios' texts.
struct PublishedLists: Sendable {
  let evidence: EvidenceList
  let coverage: Coverage
  /// For their scenarios' ids and titles; the texts may be older.
  let patterns: LogPatterns
  /// The ids of the scenarios that have most in common with each.
  let related: [String: [String]]
  /// What lines of logs do not tell, found out when a page asks; the texts of its scenarios may be older, too.
  let lookAlikes: Later<LookAlikeList>

  /// `scenarios` stand in reading order; what lines do not tell is looked for in the order of the catalog.
  init(_ findings: [TraceFinding], _ scenarios: [Scenario], _ simulations: Simulations, _ catalog: Catalog) {
    lookAlikes = Later { LookAlikeList(catalog.scenarios) }
    ((evidence, coverage), (patterns, related)) = concurrently {
      (EvidenceList(findings, scenarios, simulations), Coverage(scenarios, simulations, findings))
    } _: {
      (
        LogPatterns(scenarios, simulations),
        RelatedScenarios.all(scenarios, simulations).mapValues { $0.map(\.id) }
      )
    }
  }
}
