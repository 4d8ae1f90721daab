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
  /// By scenario id, in the order of its page.
  let diagrams: [String: [DrawnDiagram]]
  /// By machine id.
  let machines: [String: DrawnDiagram]

  /// The groups in reading order, those without settings last.
  var groups: [SiteSettings.Group] {
    let known = catalog.settings.groups
    let rest = Set(catalog.scenarios.map(\.group)).subtracting(known.map(\.id)).sorted()
    return known + rest.map { SiteSettings.Group(id: $0, title: LocalizedText($0), summary: nil) }
  }

  /// The scenarios in reading order: by group, in each group by their order.
  var scenariosInOrder: [Scenario] {
    groups.flatMap { scenarios(in: $0) }
  }

  /// The scenarios of a group, in reading order.
  func scenarios(in group: SiteSettings.Group) -> [Scenario] {
    catalog.scenarios.filter { $0.group == group.id }.sorted {
      ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id)
    }
  }
}
