import Analysis
import Drawing
import Evidence
import Graphviz
import Lifecycle
import Scenarios

/// Everything that pages are made from: the content, what was simulated, what was found, what was drawn.
struct Publication: Sendable {
  let catalog: Catalog
  let simulations: Simulations
  let findings: [TraceFinding]
  /// What changed from release to release, oldest first.
  let history: [ReleaseChanges]
  /// What the logs show of each kind of transition.
  let transitions: [TransitionEvidence]
  /// How the scenarios stand to the articles' claims.
  let verdicts: ClaimVerdicts
  /// How far the simulation rests on logs.
  let coverage: Coverage
  /// The scenarios in reading order: by group, in each group by their order.
  let scenariosInOrder: [Scenario]
  /// What the simulation tells of each callback.
  let callbacks: CallbackReference
  /// What each controller hears of each transition, and what brings it.
  let patterns: LogPatterns
  /// The scenarios that have most in common with each.
  let related: [String: [Scenario]]
  /// What is different on other releases and with other orders, by the scenarios' ids.
  let runs: [String: ScenarioRuns]
  /// Every diagram by what it belongs to, in the order of its page.
  var diagrams: [DiagramEntry.Owner: [DrawnDiagram]]

  /// The groups in reading order, those without settings last.
  var groups: [SiteSettings.Group] { catalog.groups }

  /// The scenarios of a group, in reading order.
  func scenarios(in group: SiteSettings.Group) -> [Scenario] { catalog.scenarios(in: group) }
}
