internal import Diagrams

/// A hierarchy diagram in PlantUML: each panel is a package, and the packages stand one below the other.
struct PlantUMLHierarchy {
  let diagram: HierarchyDiagram
  let words: DiagramWords

  init(_ diagram: HierarchyDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
  }

  var text: String {
    var lines = PlantUMLText.head(of: .hierarchy(diagram))
    lines += diagram.panels.flatMap(block)
    // Without links between them, PlantUML puts packages into an order of its own.
    lines += zip(diagram.panels, diagram.panels.dropFirst()).map { "\($0.id) -[hidden]-> \($1.id)" }
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }

  private func block(_ panel: HierarchyDiagram.Panel) -> [String] {
    var lines = ["package \"\(PlantUMLText.label(panel.caption(words)))\" as \(panel.id) {"]
    if panel.hasTree {
      lines.append("  rectangle \"\(PlantUMLText.label(words[.window]))\" as \(panel.id)_window")
      for node in panel.nodes {
        let box = node.lines(words)
        let label = PlantUMLText.label(lines: [box.name, box.kind, box.change].compactMap { $0 })
        // There is one style for a border; that of a controller off screen says more than that it has changed.
        let border = !node.isVisible ? " #line.dashed" : node.change != nil ? " #line.bold" : ""
        lines.append("  rectangle \"\(label)\" as \(panel.id)_\(node.id)\(border)")
      }
      for node in panel.nodes {
        let label = node.linkLabel(words)
        lines.append(
          "  \(panel.id)_\(node.parent ?? "window") \(label == nil ? "-->" : "..>") \(panel.id)_\(node.id)"
            + (label.map { " : \(PlantUMLText.label($0))" } ?? ""))
      }
    }
    if let remark = panel.remark(words) {
      lines.append("  note \"\(PlantUMLText.label(remark))\" as \(panel.id)_remark")
    }
    return lines + ["}"]
  }
}
