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
