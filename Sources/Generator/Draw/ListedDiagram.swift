import Diagrams
import Drawing
import Graphviz

/// What is known of a diagram without holding what it shows.
struct ListedDiagram: Sendable {
  /// What it belongs to.
  let owner: DiagramEntry.Owner
  /// What tells it from other diagrams of its kind there.
  let name: String
  /// The machine whose states it shows; `nil` for other kinds.
  let machine: String?
  /// A name unique in the site, which its file has.
  let id: String
  let kind: Diagram.Kind
  /// Why it can't be laid out, such as its size, where somebody has looked.
  private(set) var problem: GraphvizError?

  init(_ entry: DiagramEntry) {
    owner = entry.owner
    name = entry.name
    machine = entry.machine
    id = entry.diagram.id
    kind = entry.diagram.kind
  }

  /// The diagram, looked at whether it can be laid out.
  init(checking entry: DiagramEntry) {
    self.init(entry)
    problem = DiagramDrawing().graphs(of: entry.diagram).lazy.compactMap { Graphviz.problem(with: $0) }.first
  }
}

/// The diagrams of a scenario, listed, and how often it takes which transition.
struct ScenarioListing: Sendable {
  let diagrams: [ListedDiagram]
  let counts: [String: Int]

  init(_ entries: [DiagramEntry]) {
    diagrams = entries.map(ListedDiagram.init(checking:))
    counts = DiagramCatalog.counts(in: entries)
  }
}

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
