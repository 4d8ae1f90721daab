public import Diagrams
public import Graphviz

/// Draws state diagrams: as a graph for a layout, as SVG, and as DOT.
///
/// A layout depends on the states and transitions alone. Every label keeps room for row numbers and every state for its
/// mark, so that the paths of many runs are drawn over one picture, and one layout serves them all.
public struct StateDiagramDrawing: Hashable, Sendable {
  /// What an SVG is for.
  public enum Placement: Hashable, Sendable {
    /// Part of an HTML page whose style sheet has `DiagramStyle.css` in it.
    case inline
    /// A file of its own, with its style.
    case standalone
  }

  /// The words that are added to the diagram's own.
  public var words: DiagramWords
  /// The way in which transitions mostly run.
  public var direction: Graph.RankDirection

  /// Makes a way of drawing.
  public init(words: DiagramWords = .english, direction: Graph.RankDirection = .topToBottom) {
    self.words = words
    self.direction = direction
  }

  /// The diagram as boxes to be laid out, without its path. Equal graphs may share a layout.
  public func graph(of diagram: StateDiagram) -> Graph {
    StateDiagramGraph(diagram, words: words, direction: direction).machine
  }

  /// The diagram as SVG.
  public func svg(of diagram: StateDiagram, as placement: Placement) throws(GraphvizError) -> String {
    svg(of: diagram, layout: try Graphviz.layout(graph(of: diagram)), as: placement)
  }

  /// The diagram as SVG over a layout of `graph(of:)`, made before.
  public func svg(of diagram: StateDiagram, layout: Layout, as placement: Placement) -> String {
    StateDiagramSVG(diagram, layout: layout, words: words).text(as: placement)
  }

  /// The diagram with its path in the DOT language.
  public func dot(of diagram: StateDiagram) -> String {
    DOTPrinter().print(StateDiagramGraph(diagram, words: words, direction: direction).withPath)
  }
}
