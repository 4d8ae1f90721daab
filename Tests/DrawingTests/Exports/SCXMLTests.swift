import Diagrams
import Drawing
import Testing

@Suite struct SCXMLTests {
  private static let diagrams: [StateDiagram] = [.appearancePath, .app, .appPath, .scripts, .beginnings]

  @Test func `the states are those of the diagram, one in another`() throws {
    for diagram in Self.diagrams + [.nasty] {
      let outline = try Self.outline(diagram)
      let dots = outline.root["initial"] == "deep" ? [] : ["initial", "dot"]
      let states = diagram.states.filter { !dots.contains($0.id) && $0.id != "dot" }
      #expect(outline.states.count == states.count)
      #expect(Set(outline.states.map(\.id)).count == states.count)
      for state in states where !diagram.id.hasPrefix("nasty") {
        #expect(outline.state(state.id)?.parent == state.parent, "\(state.id)")
      }
    }
  }

  @Test func `each trigger is a transition by an event`() throws {
    for diagram in Self.diagrams where diagram.id != "beginnings" {
      let dots = diagram.states.filter { $0.kind == .initial }.map(\.id)
      let expected = diagram.transitions.filter { !dots.contains($0.source) }.flatMap { transition in
        (transition.triggers.isEmpty ? [""] : transition.triggers).map { [transition.source, transition.target, $0] }
      }
      let found = try Self.outline(diagram).transitions.map {
        [$0.source, $0.target, $0.attributes["lifeline:label"] ?? ""]
      }
      #expect(Set(found) == Set(expected) && found.count == expected.count)
    }
  }

  @Test func `ids and events are such as XML allows, and targets exist`() throws {
    for diagram in Self.diagrams + [.nasty] {
      let outline = try Self.outline(diagram)
      for state in outline.states { #expect(state.id.wholeMatch(of: /[A-Za-z_]\w*/) != nil, "\(state.id)") }
      for transition in outline.transitions {
        #expect(outline.state(transition.target) != nil, "\(transition.target)")
        if let event = transition.event { #expect(event.wholeMatch(of: /\w+/) != nil, "\(event)") }
      }
    }
  }

  @Test func `labels are read back as they were`() throws {
    for diagram in [StateDiagram.scripts, .nasty] {
      let outline = try Self.outline(diagram)
      let labels = outline.states.map(\.attributes) + outline.transitions.map(\.attributes)
      let found = Set(labels.compactMap { $0["lifeline:label"] })
      for label in Diagram.states(diagram).labels { #expect(found.contains(label), "\(label)") }
    }
  }

  @Test func `a machine that runs the events of a path ends where the path does`() throws {
    for diagram in [StateDiagram.appearancePath, .appPath] {
      let outline = try Self.outline(diagram)
      let events = diagram.path.compactMap { step in
        outline.transitions.first { $0.rows.contains(step.number) }?.event
      }
      #expect(events.count == diagram.path.count)
      #expect(outline.configuration(from: diagram.start ?? "", after: events) == diagram.end)
      // Half of the way does not lead there.
      let half = Array(events.prefix(events.count / 2))
      #expect(outline.configuration(from: diagram.start ?? "", after: half) != diagram.end)
    }
  }

  @Test func `a composite state begins where it says, else where it is entered, else with the first`() throws {
    let outline = try Self.outline(.beginnings)
    #expect(outline.state("a")?.attributes["initial"] == "a2")
    #expect(outline.state("a")?.attributes["lifeline:initial-label"] == "go")
    #expect(outline.state("b")?.attributes["initial"] == "b2")
    #expect(outline.state("c")?.attributes["initial"] == "c1")
    // A beginning within another state stays a state, with a transition that nothing has to bring about.
    #expect(outline.root["initial"] == "deep")
    #expect(outline.transitions.first { $0.source == "deep" }?.event == nil)
    for state in outline.states where !outline.children(of: state.id).isEmpty {
      #expect(outline.children(of: state.id).contains(state.attributes["initial"] ?? ""))
    }
  }

  private static func outline(_ diagram: StateDiagram) throws -> SCXMLOutline {
    try SCXMLOutline(#require(DiagramDrawing().text(of: .states(diagram), as: .scxml, layouts: [])))
  }
}
