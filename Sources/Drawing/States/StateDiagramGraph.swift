internal import Diagrams
internal import Graphviz

/// A state diagram as a graph: states become nodes, composite states clusters, transitions edges.
struct StateDiagramGraph {
  /// The machine alone; what a layout is made of.
  let machine: Graph
  /// The machine with the path in its labels and lines.
  let withPath: Graph

  init(_ diagram: StateDiagram, words: DiagramWords, direction: Graph.RankDirection) {
    let composites = diagram.composites
    let inner = diagram.states.filter { !composites.contains($0.id) }
    machine = Graph(
      name: diagram.id, rankDirection: direction, nodeSeparation: 22, rankSeparation: 26,
      nodes: inner.map(Self.node), edges: diagram.transitions.map(Self.edge),
      clusters: diagram.states.filter { composites.contains($0.id) }.map { Self.cluster($0, words: words) })
    withPath = Self.adding(Route(diagram), of: diagram, words: words, to: machine)
  }

  private static func node(_ state: StateDiagram.State) -> Node {
    if state.kind == .initial {
      let size = Size(width: Dimensions.initialDiameter, height: Dimensions.initialDiameter)
      return Node(id: state.id, label: "", size: size, shape: .circle, cluster: state.parent)
    }
    let text = TextMetrics().width(of: state.label, fontSize: Dimensions.stateFont)
    let lines = Double(state.label.split(separator: "\n", omittingEmptySubsequences: false).count)
    let size = Size(
      width: max(Dimensions.stateLeastWidth, (text + 2 * Dimensions.statePadding).rounded(.up)),
      height: lines * Dimensions.stateLine + Dimensions.stateVerticalPadding)
    return Node(id: state.id, label: state.label, size: size, cluster: state.parent)
  }

  private static func edge(_ transition: StateDiagram.Transition) -> Edge {
    let triggers = transition.triggers.map(\.onOneLine)
    let lines = triggers.flatMap { LineBreaking().lines(of: $0) }
    let widths = lines.map { TextMetrics().width(of: $0, fontSize: Dimensions.labelFont) }
    let numbers = NumberList.reservedWidth + 2 * Dimensions.numberPadding
    let size = Size(
      width: (max(widths.max() ?? 0, numbers) + 2 * Dimensions.labelPadding).rounded(.up),
      height: Double(lines.count + 1) * Dimensions.labelLine)
    return Edge(
      id: transition.id, tail: transition.source, head: transition.target, label: triggers.joined(separator: "\n"),
      labelSize: size)
  }

  private static func cluster(_ state: StateDiagram.State, words: DiagramWords) -> Cluster {
    let label = TextMetrics(isBold: true).width(of: state.label.onOneLine, fontSize: Dimensions.compositeFont)
    let mark = words.mark(isStart: true, isEnd: true) ?? ""
    let room = TextMetrics(isBold: true).width(of: "   " + mark, fontSize: Dimensions.markFont)
    let size = Size(
      width: (label + room + 2 * Dimensions.labelPadding).rounded(.up), height: Dimensions.compositeLine)
    return Cluster(id: state.id, label: state.label.onOneLine, labelSize: size, parent: state.parent)
  }

  private static func adding(
    _ route: Route, of diagram: StateDiagram, words: DiagramWords, to machine: Graph
  ) -> Graph {
    var graph = machine
    for index in graph.nodes.indices {
      let id = graph.nodes[index].id
      if route.isShown { graph.nodes[index].line = route.passes(state: id) ? .bold : .dashed }
      if let mark = words.mark(isStart: id == diagram.start, isEnd: id == diagram.end) {
        graph.nodes[index].label += "\n(\(mark))"
      }
    }
    for index in graph.edges.indices where route.isShown {
      let id = graph.edges[index].id
      graph.edges[index].line = route.takes(transition: id) ? .bold : .dashed
      let numbers = route.numbers(of: id).map(String.init).joined(separator: ", ")
      let lines = [graph.edges[index].label, numbers].filter { !$0.isEmpty }
      graph.edges[index].label = lines.joined(separator: "\n")
    }
    return graph
  }
}

extension StateDiagram {
  /// The states that contain others; a composite state without content is drawn as a simple one.
  var composites: Set<String> { Set(states.compactMap(\.parent)) }
}

extension String {
  /// The text with line breaks as spaces.
  var onOneLine: String {
    // Names are ASCII without line breaks, and looking at their characters takes as long as drawing them.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    return String(map { $0.isNewline ? " " : $0 })
  }
}
