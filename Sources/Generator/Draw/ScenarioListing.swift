/// The diagrams of a scenario, listed, and how often it takes which transition.
struct ScenarioListing: Sendable {
  let diagrams: [ListedDiagram]
  let counts: [String: Int]

  init(_ entries: [DiagramEntry]) {
    diagrams = entries.map(ListedDiagram.init(checking:))
    counts = DiagramCatalog.counts(in: entries)
  }
}
