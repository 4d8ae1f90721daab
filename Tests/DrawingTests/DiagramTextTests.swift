import Diagrams
import Drawing
import Testing

@Suite struct DiagramTextTests {
  @Test func `every state and transition has a row`() {
    for machine in Machine.allCases {
      let text = DiagramText(machine.diagram)
      #expect(text.states.map(\.id) == machine.diagram.states.map(\.id))
      #expect(text.transitions.map(\.id) == machine.diagram.transitions.map(\.id))
      #expect(text.transitions.map(\.triggers) == machine.diagram.transitions.map(\.triggers))
      #expect(text.states.allSatisfy { !$0.label.isEmpty })
    }
  }

  @Test func `rows say what the picture says`() throws {
    let text = DiagramText(.appPath)
    let active = try #require(text.states.first { $0.id == "active" })
    #expect(active.label == "Active")
    #expect(active.parent == "Foreground")
    #expect(active.isStart && active.isEnd && active.isTaken)
    #expect(text.states.first { $0.id == "initial" }?.label == "Initial state")
    #expect(text.states.first { $0.id == "not_running" }?.isTaken == false)
    let kill = try #require(text.transitions.first { $0.id == "kill" })
    #expect(kill.source == "Background")
    #expect(kill.target == "Not running")
    #expect(kill.numbers.isEmpty)
  }

  @Test func `numbers are never shortened`() {
    let numbers = DiagramText(.scripts).transitions.first { $0.id == "a" }?.numbers
    #expect(numbers == Array(stride(from: 2, through: 40, by: 2)))
  }
}
