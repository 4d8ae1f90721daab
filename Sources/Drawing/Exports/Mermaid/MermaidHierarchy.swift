internal import Diagrams

/// A hierarchy diagram as Mermaid's `flowchart`: each panel is a subgraph, and the panels stand one below the other.
struct MermaidHierarchy {
  let diagram: HierarchyDiagram
  let words: DiagramWords

  init(_ diagram: HierarchyDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
  }

  var text: String {
    var lines = MermaidText.head("flowchart TB", of: .hierarchy(diagram))
    lines += diagram.panels.flatMap(block)
    // Without links between them, Mermaid puts subgraphs into an order of its own.
    lines += zip(diagram.panels, diagram.panels.dropFirst()).map { "  \($0.id) ~~~ \($1.id)" }
    let trees = diagram.panels.filter(\.hasTree)
    func nodes(_ belongs: (HierarchyDiagram.Node) -> Bool) -> [String] {
      trees.flatMap { panel in panel.nodes.filter(belongs).map { "\(panel.id)_\($0.id)" } }
    }
    let groups = [
      ("offScreen", "stroke-dasharray:4 3", nodes { !$0.isVisible }),
      ("changed", "stroke-width:3px", nodes { $0.change != nil }),
      ("remark", "fill:none,stroke:none", diagram.panels.filter { $0.remark(words) != nil }.map { "\($0.id)_remark" }),
    ]
    lines += groups.filter { !$0.2.isEmpty }.flatMap { name, style, members in
      ["  classDef \(name) \(style)", "  class \(members.joined(separator: ",")) \(name)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ panel: HierarchyDiagram.Panel) -> [String] {
    var lines = ["  subgraph \(panel.id)[\"\(MermaidText.label(panel.caption(words)))\"]", "    direction TB"]
    if panel.hasTree {
      lines.append("    \(panel.id)_window[\"\(MermaidText.label(words[.window]))\"]")
      for node in panel.nodes {
        let box = node.lines(words)
        let label = MermaidText.label(lines: [box.name, box.kind, box.change].compactMap { $0 })
        lines.append("    \(panel.id)_\(node.id)[\"\(label)\"]")
      }
      for node in panel.nodes {
        let arrow = node.linkLabel(words).map { "-.->|\"\(MermaidText.label($0))\"|" } ?? "-->"
        lines.append("    \(panel.id)_\(node.parent ?? "window") \(arrow) \(panel.id)_\(node.id)")
      }
    }
    if let remark = panel.remark(words) { lines.append("    \(panel.id)_remark[\"\(MermaidText.label(remark))\"]") }
    return lines + ["  end"]
  }
}

extension HierarchyDiagram.Panel {
  /// What is told beside the tree, or in its place: who left it, or that there is none to draw.
  func remark(_ words: DiagramWords) -> String? {
    if !gone.isEmpty { return words(.gone, gone.joined(separator: ", ")) }
    if hasTree { return nil }
    return words[isUnchanged && !nodes.isEmpty ? .unchanged : .nothingInWindow]
  }
}
