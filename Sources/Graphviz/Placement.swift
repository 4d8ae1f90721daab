/// Where everything in a layout text lies, by number: a layout before it gets its names.
struct Placement: Hashable, Sendable {
  /// How an edge runs, and the middle of its label if it has one.
  struct Course: Hashable, Sendable {
    var curve: [Point]
    var arrowTip: Point?
    var label: Point?
  }

  /// Where a cluster lies, and the middle of its label.
  struct Frame: Hashable, Sendable {
    var frame: Rect
    var label: Point?
  }

  /// The extent of the whole.
  var size: Size
  /// The nodes' middles.
  var nodes: [Point] = []
  /// The edges' courses.
  var edges: [Course] = []
  /// The clusters' frames.
  var clusters: [Frame] = []

  /// The layout of a graph that has this placement's text; `nil` if the two don't fit.
  func layout(of graph: Graph) -> Layout? {
    guard graph.nodes.count == nodes.count, graph.edges.count == edges.count, graph.clusters.count == clusters.count,
      zip(graph.edges, edges).allSatisfy({ $0.labelSize == nil || $1.label != nil })
    else { return nil }
    return Layout(
      size: size,
      nodes: zip(graph.nodes, nodes).map { .init(id: $0.id, frame: Rect(center: $1, size: $0.size)) },
      edges: zip(graph.edges, edges).map { edge, course in
        let label = edge.labelSize.flatMap { size in course.label.map { Rect(center: $0, size: size) } }
        return .init(id: edge.id, curve: course.curve, arrowTip: course.arrowTip, labelFrame: label)
      },
      clusters: zip(graph.clusters, clusters).map { cluster, place in
        let label = place.label.map { Rect(center: $0, size: cluster.labelSize) }
        return .init(id: cluster.id, frame: place.frame, labelFrame: label)
      })
  }
}
