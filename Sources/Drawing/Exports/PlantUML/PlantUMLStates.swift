internal import Diagrams

/// A state diagram in PlantUML.
struct PlantUMLStates {
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
    names = FormatNames(diagram.states.map(\.id), reserved: ["end", "note", "state"])
  }

  var text: String {
    let transitions = diagram.transitions.filter { !tree.isDot($0.source) }.map(statement)
    let lines =
      PlantUMLText.head(of: .states(diagram)) + ["hide empty description"] + block(of: nil, indent: "") + transitions
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }

  /// The states that lie in one, and where a run of them begins.
  private func block(of parent: String?, indent: String) -> [String] {
    let states = tree.children(of: parent)
    let boxes = states.filter { !tree.isDot($0.id) }.flatMap { state in
      let label = PlantUMLText.label(lines: state.lines(in: diagram, words))
      let border = route.isShown ? route.passes(state: state.id) ? " ##[bold]" : " ##[dashed]" : ""
      let head = "\(indent)state \"\(label)\" as \(names[state.id])\(border)"
      let inner = block(of: state.id, indent: indent + "  ")
      return inner.isEmpty ? [head] : [head + " {"] + inner + [indent + "}"]
    }
    let dots = states.filter { tree.isDot($0.id) }.map(\.id)
    return boxes + diagram.transitions.filter { dots.contains($0.source) }.map { indent + statement($0) }
  }

  private func statement(_ transition: StateDiagram.Transition) -> String {
    let source = tree.isDot(transition.source) ? "[*]" : names[transition.source]
    let arrow = route.isShown ? route.takes(transition: transition.id) ? "-[bold]->" : "-[dashed]->" : "-->"
    let label = PlantUMLText.label(lines: transition.lines(on: route))
    return "\(source) \(arrow) \(names[transition.target])" + (label.isEmpty ? "" : " : \(label)")
  }
}
