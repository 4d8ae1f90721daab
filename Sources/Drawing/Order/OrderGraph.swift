internal import Diagrams
internal import Graphviz

/// An order diagram as a graph: calls become nodes, what comes first stands above.
struct OrderGraph {
  let graph: Graph

  init(_ diagram: OrderDiagram, words: DiagramWords) {
    let nodes = diagram.calls.map { call in
      let name = TextMetrics().width(of: call.callback, fontSize: Dimensions.stateFont)
      let role = TextMetrics().width(of: call.roleLabel(words), fontSize: Dimensions.smallFont)
      return Node(
        id: call.id, label: "\(call.callback)\n\(call.roleLabel(words))",
        size: Size(width: (max(name, role) + 24).rounded(.up), height: 44))
    }
    let agreed = diagram.agreed.map { Edge(id: $0.id, tail: $0.first, head: $0.second, weight: 2) }
    let disputed = diagram.disputed.map { dispute in
      let label = dispute.label(words)
      let width = TextMetrics().width(of: label, fontSize: Dimensions.smallFont)
      return Edge(
        id: dispute.id, tail: dispute.first, head: dispute.second, label: label,
        labelSize: Size(width: width.rounded(.up) + 12, height: Dimensions.labelLine), weight: 0, line: .dashed)
    }
    graph = Graph(
      name: diagram.id, nodeSeparation: 24, rankSeparation: 24, nodes: nodes, edges: agreed + disputed)
  }
}

extension OrderDiagram.Call {
  /// The part that its controller plays, in words.
  func roleLabel(_ words: DiagramWords) -> String { words[role == .incoming ? .incoming : .outgoing] }

  /// The call in a sentence.
  func name(_ words: DiagramWords) -> String { "\(callback) (\(roleLabel(words)))" }
}

extension OrderDiagram.Dispute {
  /// How many say so, of how many.
  func label(_ words: DiagramWords) -> String { words(.disputed, "\(count)", "\(count + otherCount)") }
}
