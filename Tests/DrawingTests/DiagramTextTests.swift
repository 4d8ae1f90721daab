import Diagrams
import Drawing
import Testing

@Suite struct DiagramTextTests {
  @Test func `every state and transition has a row`() throws {
    for machine in Machine.allCases {
      let diagram = machine.diagram
      let text = DiagramText(.states(diagram))
      let elements = text.tables.flatMap(\.rows).flatMap(\.elements)
      #expect(
        elements.filter { !$0.hasPrefix("l_") } == diagram.states.map { "s_\($0.id)" }
          + diagram.transitions.map { "t_\($0.id)" })
      let rows = try #require(text.tables.last).rows
      #expect(rows.map { $0.cells[2] } == diagram.transitions.map { $0.triggers.joined(separator: ", ") })
      #expect(text.tables.allSatisfy { table in table.rows.allSatisfy { $0.cells.count == table.columns.count } })
    }
  }

  @Test func `rows say what the picture says`() throws {
    let rows = DiagramText(.states(.appPath)).tables.flatMap(\.rows)
    func cells(_ element: String) throws -> [String] {
      try #require(rows.first { $0.elements.contains(element) }).cells
    }
    #expect(try cells("s_active") == ["Active", "Foreground", "start · end"])
    #expect(try cells("s_initial") == ["Initial state", "", ""])
    #expect(try cells("t_kill") == ["Background", "Not running", "applicationWillTerminate", "not taken"])
  }

  @Test func `numbers are never shortened`() {
    let rows = DiagramText(.states(.scripts)).tables.flatMap(\.rows)
    let numbers = rows.first { $0.elements.first == "t_a" }?.cells.last
    #expect(numbers == stride(from: 2, through: 40, by: 2).map(String.init).joined(separator: ", "))
  }
}
