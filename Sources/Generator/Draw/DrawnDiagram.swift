import Diagrams
import Drawing
import Graphviz

/// A diagram as it goes into pages: its picture and the text that says the same.
struct DrawnDiagram: Sendable {
  let diagram: StateDiagram
  /// For a page, styled by the page's own style sheet.
  let inline: String
  /// For a file of its own.
  let standalone: String
  /// Every state and transition in words.
  let text: DiagramText
}

/// Draws diagrams, and lays out equal graphs once: the same machine has the same picture in every scenario.
struct Drawer {
  private var layouts: [Graph: Layout] = [:]
  private let drawing = StateDiagramDrawing()

  mutating func draw(_ diagram: StateDiagram) throws(GraphvizError) -> DrawnDiagram {
    let graph = drawing.graph(of: diagram)
    // The name is the diagram's own; the layout does not depend on it.
    var key = graph
    key.name = "layout"
    let layout: Layout
    if let known = layouts[key] {
      layout = known
    } else {
      layout = try Graphviz.layout(key)
      layouts[key] = layout
    }
    return DrawnDiagram(
      diagram: diagram, inline: drawing.svg(of: diagram, layout: layout, as: .inline),
      standalone: drawing.svg(of: diagram, layout: layout, as: .standalone), text: DiagramText(diagram))
  }
}
