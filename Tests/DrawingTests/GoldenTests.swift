import Drawing
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Machine.allCases)
  func `DOT is as recorded`(machine: Machine) throws {
    try Golden(file: "\(machine.rawValue).dot").expect(StateDiagramDrawing().dot(of: machine.diagram))
  }

  @Test(arguments: Machine.allCases)
  func `SVG is as recorded`(machine: Machine) throws {
    // Places may change from one Graphviz to the next; names, classes and texts may not.
    let golden = try Golden(file: "\(machine.rawValue).svg")
    let svg = try StateDiagramDrawing().svg(of: machine.diagram, as: .standalone)
    if try Golden.isRecordedWithThisGraphviz {
      golden.expect(svg)
    } else {
      let recorded = try #require(golden.recorded)
      #expect(try SVGOutline(svg) == SVGOutline(recorded))
    }
  }
}
