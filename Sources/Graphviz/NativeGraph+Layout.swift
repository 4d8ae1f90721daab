internal import GraphvizShims

extension NativeGraph {
  /// Reads the positions that Graphviz has written into the graph's attributes.
  func layout(of graph: Graph) throws(GraphvizError) -> Layout {
    let box = Positions.numbers(value("bb", of: root)) ?? []
    guard box.count == 4, box[0] == 0, box[1] == 0 else { throw missing("a size", in: graph) }
    let positions = Positions(height: box[3])
    var layout = Layout(size: Size(width: box[2], height: box[3]))

    for (node, pointer) in zip(graph.nodes, nodes) {
      guard let center = positions.point(value("pos", of: pointer)) else {
        throw missing("node '\(node.id)'", in: graph)
      }
      layout.nodes.append(.init(id: node.id, frame: Rect(center: center, size: node.size)))
    }
    for (edge, pointer) in zip(graph.edges, edges) {
      guard let (curve, arrowTip) = positions.spline(value("pos", of: pointer)) else {
        throw missing("edge '\(edge.id)'", in: graph)
      }
      let label = edge.labelSize.flatMap { labelFrame($0, of: pointer, positions) }
      if edge.labelSize != nil, label == nil { throw missing("the label of edge '\(edge.id)'", in: graph) }
      layout.edges.append(.init(id: edge.id, curve: curve, arrowTip: arrowTip, labelFrame: label))
    }
    for (cluster, pointer) in zip(graph.clusters, clusters) {
      guard let frame = positions.rect(value("bb", of: pointer)) else {
        throw missing("cluster '\(cluster.id)'", in: graph)
      }
      let label = labelFrame(cluster.labelSize, of: pointer, positions)
      layout.clusters.append(.init(id: cluster.id, frame: frame, labelFrame: label))
    }
    return layout
  }

  private func labelFrame(_ size: Size, of pointer: OpaquePointer, _ positions: Positions) -> Rect? {
    positions.point(value("lp", of: pointer)).map { Rect(center: $0, size: size) }
  }

  private func value(_ attribute: String, of pointer: OpaquePointer) -> String {
    gvs_get(UnsafeMutableRawPointer(pointer), attribute).map { String(cString: $0) } ?? ""
  }

  private func missing(_ what: String, in graph: Graph) -> GraphvizError {
    .layoutFailed(graph: graph.name, message: "no position for \(what)")
  }
}
