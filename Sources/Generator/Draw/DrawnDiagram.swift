import Diagrams
import Drawing

/// A diagram as it goes into pages: its picture and the text that says the same.
struct DrawnDiagram: Sendable {
  let entry: DiagramEntry
  /// For a page, styled by the page's own style sheet.
  let inline: String
  /// For a file of its own.
  let standalone: String
  /// Every node and edge in words.
  let text: DiagramText

  var diagram: Diagram { entry.diagram }
}
