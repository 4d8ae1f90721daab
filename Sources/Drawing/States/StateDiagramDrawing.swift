public import Diagrams
public import Graphviz

/// Draws state diagrams: as a graph for a layout, as SVG, and as DOT.
///
/// A layout depends on the states and transitions alone. Every label keeps room for row numbers and every state for its
/// mark, so that the paths of many runs are drawn over one picture, and one layout serves them all.
public struct StateDiagramDrawing: Hashable, Sendable {
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
  public func svg(of diagram: StateDiagram, as placement: SVGPlacement) throws(GraphvizError) -> String {
    svg(of: diagram, layout: try Graphviz.layout(graph(of: diagram)), as: placement)
  }

  /// The diagram as SVG over a layout of `graph(of:)`, made before; `links` says where states (`s_` and the id) and
  /// transitions (`t_` and the id) lead.
  public func svg(
    of diagram: StateDiagram, layout: Layout, as placement: SVGPlacement, links: [String: String] = [:]
  ) -> String {
    let picture = StateDiagramSVG(diagram, layout: layout, words: words, links: links).picture
    return SVGDocument(
      diagram: .states(diagram), picture: picture, placement: placement, hasLinks: !links.isEmpty,
      language: words.language
    ).text
  }

  /// The diagram with its path in the DOT language.
  public func dot(of diagram: StateDiagram) -> String {
    DOTPrinter().print(StateDiagramGraph(diagram, words: words, direction: direction).withPath)
  }
}
