import Diagrams
import Site

/// All scenarios in one picture: which transitions of the state machines each one takes.
struct MapPage {
  static let address = "map"
  static let shape: [String: TemplateShape] = ["summary": .text, "diagram": .object(DiagramValues.shape)]

  let drawn: DrawnDiagram
  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "map",
      values: [
        "title": edition.text(drawn.diagram.title), "description": .text(drawn.diagram.summary),
        "summary": edition.text(drawn.diagram.summary),
        "diagram": .object(DiagramValues.values(drawn, edition, on: Self.address)),
      ])
  }
}
