import Diagrams
import Drawing
import Testing

@Suite struct SequenceExportTests {
  private static let diagrams: [SequenceDiagram] = [.swipeBack, .sameName, .nasty]

  @Test(arguments: [DiagramFormat.mermaid, .plantuml])
  func `the calls stand in their order, each at its lifeline`(format: DiagramFormat) throws {
    let arrow = format == .mermaid ? /caller->>(\w+): (\w+)/ : /caller -> (\w+) : (\w+)/
    for diagram in [SequenceDiagram.swipeBack, .sameName] {
      let calls = try Self.export(diagram, format).matches(of: arrow).map { [String($0.1), String($0.2)] }
      #expect(calls == diagram.messages.map { [$0.lifeline, $0.label] })
    }
  }

  @Test(arguments: [DiagramFormat.mermaid, .plantuml])
  func `a lifeline has one bar at a time, and every bar ends`(format: DiagramFormat) throws {
    for diagram in Self.diagrams {
      var open = Set<Substring>()
      var count = 0
      for match in try Self.export(diagram, format).matches(of: /(?m)^ *(de)?activate (\w+)$/) {
        if match.1 == nil {
          #expect(open.insert(match.2).inserted)
          count += 1
        } else {
          #expect(open.remove(match.2) != nil)
        }
      }
      #expect(open.isEmpty)
      #expect((count == 0) == diagram.activations.isEmpty)
    }
  }

  @Test func `what is turned back, still decided, silent or not finished is told`() throws {
    for format in [DiagramFormat.mermaid, .plantuml] {
      let text = try Self.export(.swipeBack, format)
      for (words, count) in [
        ("turned back", 2), ("the finger still decides", 2), ("nothing is called", 1), ("not finished", 1),
        ("(inferred)", 3),
      ] { #expect(text.ranges(of: words).count == count, "\(format): \(words)") }
    }
  }

  @Test func `the second controller of a name has no bar of its own, and what becomes of it is told`() throws {
    let text = try Self.export(.sameName, .mermaid)
    #expect(text.matches(of: /(?m)^ *activate l1$/).count == 2)
    #expect(text.contains("Note over l1: Appearing#58; turned back"))
  }

  @Test func `rows keep their numbers`() throws {
    var diagram = SequenceDiagram.swipeBack
    diagram.frames[1].messages.removeFirst()
    for format in [DiagramFormat.mermaid, .plantuml] {
      let numbers = try Self.export(diagram, format).matches(of: /autonumber (\d+)/).map { $0.1 }
      #expect(numbers == ["1", "7"])
    }
  }

  private static func export(_ diagram: SequenceDiagram, _ format: DiagramFormat) throws -> String {
    try #require(DiagramDrawing().text(of: .sequence(diagram), as: format, layouts: []))
  }
}
