internal import Diagrams
internal import Lifecycle

extension DiagramText {
  static func tables(of diagram: HierarchyDiagram, _ words: DiagramWords) -> [Table] {
    let steps = diagram.panels.map { panel in
      Row(
        elements: [panel.id, "\(panel.id)_caption"],
        cells: [panel.caption(words), panel.gone.isEmpty ? "" : panel.gone.joined(separator: ", ")])
    }
    let rows = diagram.panels.filter(\.hasTree).flatMap { panel in
      let nodeNames = Dictionary(panel.nodes.map { ($0.id, $0.name) }) { first, _ in first }
      return panel.nodes.map { node in
        let lines = node.lines(words)
        let holder = node.parent.flatMap { nodeNames[$0] } ?? words[.window]
        return Row(
          elements: ["\(panel.id)_\(node.id)", "\(panel.id)_e_\(node.id)"],
          cells: [
            panel.action == nil ? words[.beforeFirstStep] : "\(panel.number)", lines.name, lines.kind, holder,
            node.linkLabel(words) ?? "", words[node.isVisible ? .onScreen : .offScreen], lines.change ?? "",
          ])
      }
    }
    return [
      Table(title: words[.steps], columns: [words[.step], words[.goneHeading]], rows: steps),
      Table(
        title: words[.controllers],
        columns: [
          words[.step], words[.controller], words[.kind], words[.heldBy], words[.asWhat], words[.visibility],
          words[.change],
        ], rows: rows),
    ]
  }
}

extension WindowNode.Link {
  /// The class of what joins a controller to the one above.
  var word: String {
    switch self {
    case .root, .child: "containment"
    case .looseView: "loose"
    case .presented: "presentation"
    }
  }
}
