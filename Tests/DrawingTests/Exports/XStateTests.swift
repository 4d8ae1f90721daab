import Diagrams
import Drawing
import Foundation
import Testing

@Suite struct XStateTests {
  private static let diagrams: [StateDiagram] = [.appearancePath, .app, .appPath, .scripts, .nasty, .beginnings]

  @Test func `every target is a state, and every composite state begins in a child`() throws {
    for diagram in Self.diagrams {
      let machine = try Self.machine(diagram)
      let paths = Set(Self.nodes(machine).map(\.path))
      for node in Self.nodes(machine) {
        for transition in Self.transitions(node.node) {
          #expect(paths.contains(transition["target"] as? String ?? ""), "\(transition)")
        }
        let states = node.node["states"] as? [String: Any]
        #expect((states == nil) == (node.node["initial"] == nil))
        if let states { #expect(states[node.node["initial"] as? String ?? ""] != nil) }
      }
    }
  }

  @Test func `labels, numbers and marks are those of the diagram`() throws {
    for diagram in [StateDiagram.appearancePath, .appPath, .scripts] {
      let nodes = Self.nodes(try Self.machine(diagram))
      var rows: [String: [Int]] = [:]
      var labels: [String: [String]] = [:]
      for transition in nodes.flatMap({ Self.transitions($0.node) }) {
        let meta = try #require(transition["meta"] as? [String: Any])
        let id = try #require(meta["transition"] as? String)
        rows[id] = meta["rows"] as? [Int] ?? []
        labels[id, default: []].append(transition["description"] as? String ?? "")
      }
      for transition in diagram.transitions where transition.source != "initial" {
        #expect(rows[transition.id] == diagram.path.filter { $0.transition == transition.id }.map(\.number))
        #expect(labels[transition.id]?.sorted() == (transition.triggers.isEmpty ? [""] : transition.triggers).sorted())
      }
      let descriptions = Set(nodes.compactMap { $0.node["description"] as? String })
      for state in diagram.states where state.kind != .initial { #expect(descriptions.contains(state.label)) }
      let starts = nodes.filter { ($0.node["meta"] as? [String: Any])?["start"] as? Bool == true }
      #expect(starts.map { $0.path.split(separator: ".").last.map(String.init) } == [diagram.start])
    }
  }

  @Test func `one event to two states is an array in the diagram's order`() throws {
    let out = try #require(Self.nodes(try Self.machine(.beginnings)).first { $0.path == "#beginnings.out" }).node
    let go = try #require((out["on"] as? [String: Any])?["go"] as? [[String: Any]])
    #expect(go.map { $0["target"] as? String } == ["#beginnings.a.a1", "#beginnings.b.b2.b3"])
  }

  @Test func `a transition into its own source leaves it, as UML says`() throws {
    let nodes = Self.nodes(try Self.machine(.beginnings))
    let again = nodes.flatMap { Self.transitions($0.node) }.filter { $0["reenter"] as? Bool == true }
    #expect(again.map { $0["target"] as? String } == ["#beginnings.b.b1"])
  }

  private static func machine(_ diagram: StateDiagram) throws -> [String: Any] {
    let text = try #require(DiagramDrawing().text(of: .states(diagram), as: .xstate, layouts: []))
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// The machine and all states in it, by the names that targets use.
  private static func nodes(_ machine: [String: Any]) -> [(path: String, node: [String: Any])] {
    func visit(_ node: [String: Any], _ path: String) -> [(path: String, node: [String: Any])] {
      let states = (node["states"] as? [String: [String: Any]] ?? [:]).sorted { $0.key < $1.key }
      return [(path, node)] + states.flatMap { visit($0.value, "\(path).\($0.key)") }
    }
    return visit(machine, "#\(machine["id"] as? String ?? "")")
  }

  private static func transitions(_ node: [String: Any]) -> [[String: Any]] {
    let events = (node["on"] as? [String: Any] ?? [:]).map(\.value) + [node["always"]].compactMap { $0 }
    return events.flatMap { $0 as? [[String: Any]] ?? [$0 as? [String: Any] ?? [:]] }
  }
}
