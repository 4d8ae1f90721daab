internal import Diagrams

/// A state diagram in Mermaid's `stateDiagram-v2`.
///
/// Mermaid has styles for states and none for transitions: which of them a run takes is told by the numbers.
struct MermaidStates {
  let diagram: StateDiagram
  let words: DiagramWords
  private let tree: StateTree
  private let route: Route
  private let names: FormatNames

  init(_ diagram: StateDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
    tree = StateTree(diagram)
    route = Route(diagram)
    names = FormatNames(diagram.states.map(\.id), reserved: MermaidText.reserved)
  }

  var text: String {
    let transitions = diagram.transitions.filter { !tree.isDot($0.source) }.map { "  " + statement($0) }
    let lines =
      MermaidText.head("stateDiagram-v2", of: .states(diagram)) + block(of: nil, indent: "  ") + transitions + classes
    return lines.joined(separator: "\n") + "\n"
  }

  /// The states that lie in one, and where a run of them begins.
  private func block(of parent: String?, indent: String) -> [String] {
    let states = tree.children(of: parent)
    let boxes = states.filter { !tree.isDot($0.id) }.flatMap { state in
      let head = "\(indent)state \"\(MermaidText.label(lines: state.lines(in: diagram, words)))\" as \(names[state.id])"
      let inner = block(of: state.id, indent: indent + "  ")
      return inner.isEmpty ? [head] : [head + " {"] + inner + [indent + "}"]
    }
    let dots = states.filter { tree.isDot($0.id) }.map(\.id)
    return boxes + diagram.transitions.filter { dots.contains($0.source) }.map { indent + statement($0) }
  }

  private func statement(_ transition: StateDiagram.Transition) -> String {
    let source = tree.isDot(transition.source) ? "[*]" : names[transition.source]
    let label = MermaidText.label(lines: transition.lines(on: route))
    return "\(source) --> \(names[transition.target])" + (label.isEmpty ? "" : " : \(label)")
  }

  /// The states that the run passes, and the others.
  private var classes: [String] {
    guard route.isShown else { return [] }
    let states = diagram.states.map(\.id).filter { !tree.isDot($0) }
    let groups = [
      ("taken", "stroke-width:3px", states.filter(route.passes)),
      ("quiet", "stroke-dasharray:4 3", states.filter { !route.passes(state: $0) }),
    ]
    return groups.filter { !$0.2.isEmpty }.flatMap { name, style, members in
      ["  classDef \(name) \(style)", "  class \(members.map { names[$0] }.joined(separator: ",")) \(name)"]
    }
  }
}
