/// Every diagram that the content gives, listed in the order of `DiagramCatalog`: what pages and checks ask of all of them. Those
/// of a few pages are made again when these are drawn.
struct DiagramList: Sendable {
  let diagrams: [ListedDiagram]
  /// How often each scenario takes which transition, by the scenario's id.
  let counts: [String: [String: Int]]

  /// `scenarios` are the listings by the scenarios' ids, in reading order; `others` are the diagrams of all else.
  init(
    _ scenarios: [(id: String, listing: ScenarioListing)], _ others: (before: [ListedDiagram], behind: [ListedDiagram])
  ) {
    diagrams = others.before + scenarios.flatMap(\.listing.diagrams) + others.behind
    counts = Self.counts(scenarios)
  }

  /// How often each scenario takes which transition.
  static func counts(_ scenarios: [(id: String, listing: ScenarioListing)]) -> [String: [String: Int]] {
    Dictionary(scenarios.map { ($0.id, $0.listing.counts) }) { first, _ in first }
  }
}
