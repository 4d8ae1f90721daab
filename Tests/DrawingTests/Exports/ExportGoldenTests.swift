import Diagrams
import Drawing
import Testing

@Suite struct ExportGoldenTests {
  @Test(arguments: Exported.allCases, [DiagramFormat.mermaid, .plantuml, .scxml, .xstate, .dot])
  func `an export is as recorded`(exported: Exported, format: DiagramFormat) throws {
    // The graphs of state diagrams are recorded beside their pictures.
    guard format.applies(to: exported.diagram.kind), format != .dot || exported.diagram.kind != .states else { return }
    let text = try #require(DiagramDrawing().text(of: exported.diagram, as: format, layouts: []))
    try Golden(file: "\(exported.rawValue).\(format.fileExtension)").expect(text)
  }
}
