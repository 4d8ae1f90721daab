internal import GraphvizShims

/// A graph as libcgraph holds it, with every element at its index in the value.
///
/// Names and labels stay here: Graphviz gets numbers for names and sizes for texts, so that nothing has to be quoted
/// and nothing depends on fonts.
struct NativeGraph {
  let root: OpaquePointer
  private(set) var nodes: [OpaquePointer] = []
  private(set) var edges: [OpaquePointer] = []
  private(set) var clusters: [OpaquePointer] = []

  /// Builds the graph, which the caller closes; `nil` if Graphviz refused a part.
  init?(_ graph: Graph) {
    guard let root = gvs_graph_open("graph") else { return nil }
    self.root = root
    gvs_set(UnsafeMutableRawPointer(root), "rankdir", graph.rankDirection == .leftToRight ? "LR" : "TB")
    set("nodesep", inches: graph.nodeSeparation, of: root)
    set("ranksep", inches: graph.rankSeparation, of: root)
    gvs_set(UnsafeMutableRawPointer(root), "compound", "true")
    // Ranks across clusters. Without it each cluster is ranked by itself, edges between them run anywhere, and 2.42
    // frees memory twice over some nested graphs.
    gvs_set(UnsafeMutableRawPointer(root), "newrank", "true")
    guard addClusters(of: graph), addNodes(of: graph), addEdges(of: graph) else {
      // Nothing was laid out, so no context is needed to free it.
      gvs_graph_close(nil, root)
      return nil
    }
  }

  private mutating func addClusters(of graph: Graph) -> Bool {
    var added: [String: OpaquePointer] = [:]
    var waiting = Array(graph.clusters.enumerated())
    while !waiting.isEmpty {
      // A parent has to exist before its children; it may stand behind them in the list.
      let ready = waiting.filter { item in item.element.parent.map { added[$0] != nil } ?? true }
      guard !ready.isEmpty else { return false }
      for (index, cluster) in ready {
        let parent = cluster.parent.flatMap { added[$0] } ?? root
        guard let pointer = gvs_cluster_add(parent, Self.clusterName(index)) else { return false }
        gvs_set(UnsafeMutableRawPointer(pointer), "labeljust", "l")
        gvs_set(UnsafeMutableRawPointer(pointer), "margin", "12")
        reserve(cluster.labelSize, of: pointer)
        added[cluster.id] = pointer
      }
      waiting.removeAll { added[$0.element.id] != nil }
    }
    clusters = graph.clusters.compactMap { added[$0.id] }
    return true
  }

  private mutating func addNodes(of graph: Graph) -> Bool {
    for (index, node) in graph.nodes.enumerated() {
      let cluster = node.cluster.flatMap { id in graph.clusters.firstIndex { $0.id == id } }
      guard let pointer = gvs_node_add(cluster.map { clusters[$0] } ?? root, "n\(index)") else { return false }
      gvs_set(UnsafeMutableRawPointer(pointer), "label", "")
      gvs_set(UnsafeMutableRawPointer(pointer), "fixedsize", "true")
      gvs_set(UnsafeMutableRawPointer(pointer), "shape", node.shape == .circle ? "circle" : "box")
      set("width", inches: node.size.width, of: pointer)
      set("height", inches: node.size.height, of: pointer)
      nodes.append(pointer)
    }
    return true
  }

  private mutating func addEdges(of graph: Graph) -> Bool {
    let ends = EdgeEnds(graph)
    for (index, edge) in graph.edges.enumerated() {
      let (tail, head) = ends.ends(of: edge)
      guard let pointer = gvs_edge_add(root, nodes[tail.node], nodes[head.node], "e\(index)") else { return false }
      let object = UnsafeMutableRawPointer(pointer)
      if let cluster = tail.clippedAt { gvs_set(object, "ltail", Self.clusterName(cluster)) }
      if let cluster = head.clippedAt { gvs_set(object, "lhead", Self.clusterName(cluster)) }
      if edge.weight != 1 { gvs_set(object, "weight", String(max(0, edge.weight))) }
      if edge.isUnconstrained { gvs_set(object, "constraint", "false") }
      if let size = edge.labelSize { reserve(size, of: pointer) }
      edges.append(pointer)
    }
    return true
  }

  private static func clusterName(_ index: Int) -> String { "cluster_\(index)" }

  private func set(_ attribute: String, inches points: Double, of pointer: OpaquePointer) {
    gvs_set(UnsafeMutableRawPointer(pointer), attribute, Decimal.text(points / 72))
  }

  /// An empty table of a fixed size: the one kind of label whose size Graphviz takes as it is told.
  private func reserve(_ size: Size, of pointer: OpaquePointer) {
    let width = Int(size.width.rounded(.up))
    let height = Int(size.height.rounded(.up))
    gvs_set_html(
      UnsafeMutableRawPointer(pointer), "label",
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\" FIXEDSIZE=\"TRUE\" "
        + "WIDTH=\"\(width)\" HEIGHT=\"\(height)\"><TR><TD></TD></TR></TABLE>")
  }
}
