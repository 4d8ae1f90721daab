/// Edges of Graphviz join nodes only. One that joins a cluster is led to a node in it and cut off at the frame.
struct EdgeEnds {
  /// A node's index, and the index of the cluster at whose frame the edge ends.
  struct End {
    var node: Int
    var clippedAt: Int?
  }

  private let graph: Graph
  private let nesting: Nesting

  init(_ graph: Graph) {
    self.graph = graph
    nesting = Nesting(graph)
  }

  func ends(of edge: Edge) -> (tail: End, head: End) {
    (end(edge.tail, other: edge.head), end(edge.head, other: edge.tail))
  }

  private func end(_ id: String, other: String) -> End {
    guard let cluster = graph.clusters.firstIndex(where: { $0.id == id }) else {
      return End(node: graph.nodes.firstIndex { $0.id == id } ?? 0)
    }
    let members = graph.nodes.indices.filter { nesting.isMember(graph.nodes[$0].id, of: id) }
    let inner = members.first { graph.nodes[$0].id != other } ?? members.first ?? 0
    // Graphviz can't cut an edge at a frame that it doesn't cross.
    return End(node: inner, clippedAt: nesting.isMember(other, of: id) ? nil : cluster)
  }
}
