public import Diagrams
public import Graphviz

/// Draws diagrams of every kind: as graphs for a layout where one is needed, as SVG, and in words.
public struct DiagramDrawing: Hashable, Sendable {
  /// The words that are added to the diagram's own.
  public var words: DiagramWords

  /// Makes a way of drawing.
  public init(words: DiagramWords = .english) { self.words = words }

  /// What has to be laid out before it can be drawn; nothing for kinds that stand on a grid. Equal graphs may share a
  /// layout.
  public func graphs(of diagram: Diagram) -> [Graph] {
    switch diagram {
    case .states(let diagram): [StateDiagramDrawing(words: words).graph(of: diagram)]
    case .hierarchy(let diagram): HierarchyGraphs(diagram, words: words).graphs
    case .order(let diagram): [OrderGraph(diagram, words: words).graph]
    case .sequence, .comparison, .map: []
    }
  }

  /// The diagram as SVG over the layouts of its graphs; `links` says where its elements lead, by their names in it.
  public func svg(
    of diagram: Diagram, layouts: [Layout], as placement: SVGPlacement, links: [String: String] = [:]
  ) -> String {
    SVGDocument(
      diagram: diagram, picture: picture(of: diagram, layouts, links: links), placement: placement,
      hasLinks: !links.isEmpty, language: words.language
    ).text
  }

  /// The diagram as SVG, laid out in this process.
  public func svg(of diagram: Diagram, as placement: SVGPlacement) throws(GraphvizError) -> String {
    var layouts: [Layout] = []
    for graph in graphs(of: diagram) { layouts.append(try Graphviz.layout(graph)) }
    return svg(of: diagram, layouts: layouts, as: placement)
  }

  private func picture(of diagram: Diagram, _ layouts: [Layout], links: [String: String]) -> Picture {
    let names = ElementNames(diagram: diagram.id, links: links)
    switch diagram {
    case .states(let diagram):
      return layouts.first.map { StateDiagramSVG(diagram, layout: $0, words: words, links: links).picture } ?? .empty
    case .sequence(let diagram): return SequenceSVG(diagram, names: names, words: words).picture
    case .hierarchy(let diagram): return HierarchySVG(diagram, layouts, names: names, words: words).picture
    case .order(let diagram):
      return layouts.first.map { OrderSVG(diagram, $0, names: names, words: words).picture } ?? .empty
    case .comparison(let diagram): return ComparisonSVG(diagram, names: names, words: words).picture
    case .map(let diagram): return MapSVG(diagram, names: names).picture
    }
  }
}

extension Picture {
  /// What is drawn where a layout is missing.
  static var empty: Picture {
    Picture(frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: 1, height: 1)), elements: [])
  }
}
