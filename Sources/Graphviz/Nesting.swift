/// Which node lies in which clusters.
struct Nesting {
  private let parents: [String: String]

  init(_ graph: Graph) {
    var parents: [String: String] = [:]
    for cluster in graph.clusters { parents[cluster.id] = cluster.parent }
    for node in graph.nodes { parents[node.id] = node.cluster }
    self.parents = parents
  }

  /// Whether the member is the container or lies in it, however deep.
  func isMember(_ member: String, of container: String) -> Bool {
    var current = member
    // Counted, because the DOT printer takes graphs that were never checked for cycles.
    for _ in 0...parents.count {
      if current == container { return true }
      guard let parent = parents[current] else { return false }
      current = parent
    }
    return false
  }
}
