public import Diagrams
public import Graphviz

extension DiagramDrawing {
  /// The diagram in a format; `nil` where the format does not apply. Layouts of its graphs are used where the format is a
  /// picture.
  public func text(of diagram: Diagram, as format: DiagramFormat, layouts: [Layout]) -> String? {
    switch format {
    case .svg: svg(of: diagram, layouts: layouts, as: .standalone)
    case .dot: dot(of: diagram)
    case .mermaid: mermaid(of: diagram)
    case .plantuml: plantUML(of: diagram)
    case .scxml: scxml(of: diagram)
    case .xstate: xstate(of: diagram)
    }
  }

  private func dot(of diagram: Diagram) -> String? {
    switch diagram {
    case .states(let diagram): StateDiagramDrawing(words: words).dot(of: diagram)
    case .hierarchy, .order:
      graphs(of: diagram).map { DOTPrinter().print($0) }.joined(separator: "\n")
    case .sequence, .comparison, .map: nil
    }
  }

  private func mermaid(of diagram: Diagram) -> String? {
    switch diagram {
    case .states(let diagram): MermaidStates(diagram, words: words).text
    case .sequence(let diagram): MermaidSequence(diagram, words: words).text
    case .hierarchy(let diagram): MermaidHierarchy(diagram, words: words).text
    case .order(let diagram): MermaidOrder(diagram, words: words).text
    case .comparison, .map: nil
    }
  }

  private func plantUML(of diagram: Diagram) -> String? {
    switch diagram {
    case .states(let diagram): PlantUMLStates(diagram, words: words).text
    case .sequence(let diagram): PlantUMLSequence(diagram, words: words).text
    case .hierarchy(let diagram): PlantUMLHierarchy(diagram, words: words).text
    case .order(let diagram): PlantUMLOrder(diagram, words: words).text
    case .comparison, .map: nil
    }
  }

  private func scxml(of diagram: Diagram) -> String? {
    guard case .states(let diagram) = diagram else { return nil }
    return SCXML(diagram, words: words).text
  }

  private func xstate(of diagram: Diagram) -> String? {
    guard case .states(let diagram) = diagram else { return nil }
    return XStateMachine(diagram, words: words).text
  }
}
