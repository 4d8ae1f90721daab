import Diagrams
import Drawing
import Testing

@Suite struct ExportFormatTests {
  private static let others: [Diagram] = [
    .comparison(ComparisonDiagram(id: "c", title: "C", lanes: [], words: .english)),
    .map(ScenarioMap(id: "m", groups: [], words: .english)),
  ]

  @Test(arguments: DiagramFormat.allCases)
  func `a format writes what it applies to, and nothing else`(format: DiagramFormat) {
    for diagram in Exported.all + Self.others {
      let text = DiagramDrawing().text(of: diagram, as: format, layouts: [])
      #expect((text != nil) == format.applies(to: diagram.kind), "\(diagram.kind)")
      #expect(text?.last == "\n" || text == nil, "\(diagram.kind)")
    }
  }

  @Test func `every kind with states or an order of its own goes out as more than a picture`() {
    func formats(_ kind: Diagram.Kind) -> [DiagramFormat] { DiagramFormat.allCases.filter { $0.applies(to: kind) } }
    #expect(formats(.states) == DiagramFormat.allCases)
    #expect(formats(.sequence) == [.svg, .mermaid, .plantuml])
    #expect(formats(.hierarchy) == [.svg, .dot, .mermaid, .plantuml])
    #expect(formats(.order) == formats(.hierarchy))
    #expect(formats(.map) == [.svg])
  }

  @Test func `endings are distinct`() {
    #expect(Set(DiagramFormat.allCases.map(\.fileExtension)).count == DiagramFormat.allCases.count)
  }
}
