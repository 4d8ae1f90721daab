public import Diagrams
public import Graphviz

extension DiagramDrawing {
  /// The diagram in a format; `nil` where the format does not apply. Layouts of its graphs are used where the format is a
  /// picture.
  public func text(of diagram: Diagram, as format: DiagramFormat, layouts: [Layout]) -> String? {
    switch format {
    case .svg: svg(of: diagram, layouts: layouts, as: .standalone)
    case .dot: dot(of: diagram)
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
}
