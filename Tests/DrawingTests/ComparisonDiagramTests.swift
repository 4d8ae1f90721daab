import Diagrams
import Drawing
import Testing

@Suite struct ComparisonDiagramTests {
  private static func lane(_ id: String, _ callbacks: String...) -> ComparisonDiagram.Lane {
    ComparisonDiagram.Lane(id: id, title: id, calls: callbacks.map { .init(role: "incoming", callback: $0) })
  }

  @Test func `ties join the same call and know whether they cross`() {
    let diagram = ComparisonDiagram(
      id: "c", title: "C", lanes: [Self.lane("v1", "a", "b", "c"), Self.lane("v2", "b", "a", "d", "c")],
      words: .english)
    #expect(diagram.ties.map { [$0.from, $0.to] } == [[0, 1], [1, 0], [2, 3]])
    #expect(diagram.ties.map(\.isCrossed) == [true, true, false])
  }

  @Test func `the time axis has a number for each place`() throws {
    let diagram = ComparisonDiagram(
      id: "c", title: "C", lanes: [Self.lane("v1", "a"), Self.lane("v2", "b", "a", "d")], words: .english)
    let svg = try SVGOutline(DiagramDrawing().svg(of: .comparison(diagram), as: .inline))
    #expect(["1", "2", "3"].allSatisfy { svg.texts(of: "text").contains($0) })
    #expect(svg.element(id: "c_t1_1_2")?.classes == "tie")
  }

  @Test func `an empty comparison is drawn`() throws {
    let diagram = ComparisonDiagram(id: "c", title: "C", lanes: [], words: .english)
    #expect(try SVGOutline(DiagramDrawing().svg(of: .comparison(diagram), as: .standalone)).elements.count > 2)
  }
}
