/// Finds what would make libgvc complain, guess or crash, before anything is handed to it.
struct GraphCheck {
  /// Graphviz can't be interrupted, and what takes it long is edges: with 200 of them random graphs of any number of
  /// nodes took 4 s at most, with 300 up to 12 s, with 400 a minute, and with 800 they never came to an end.
  static let nodeLimit = 200
  static let edgeLimit = 200
  /// A layout doesn't depend on labels, but a page does; this is a hundred pages of text.
  static let labelByteLimit = 200_000
  /// HTML-like tables have 16-bit sizes.
  static let largestExtent = 10_000.0

  private let graph: Graph
  private let parents: [String: String?]
  private let names: Set<String>

  init(_ graph: Graph) throws(GraphvizError) {
    guard graph.nodes.count <= Self.nodeLimit, graph.edges.count <= Self.edgeLimit else {
      throw .tooLarge(
        nodes: graph.nodes.count, edges: graph.edges.count, nodeLimit: Self.nodeLimit, edgeLimit: Self.edgeLimit)
    }
    let labelBytes =
      graph.nodes.reduce(0) { $0 + $1.label.utf8.count } + graph.edges.reduce(0) { $0 + $1.label.utf8.count }
      + graph.clusters.reduce(0) { $0 + $1.label.utf8.count }
    guard labelBytes <= Self.labelByteLimit else {
      throw .labelsTooLong(bytes: labelBytes, limit: Self.labelByteLimit)
    }
    self.graph = graph
    names = try Self.unique(graph.nodes.map(\.id) + graph.clusters.map(\.id))
    _ = try Self.unique(graph.edges.map(\.id))
    parents = Dictionary(uniqueKeysWithValues: graph.clusters.map { ($0.id, $0.parent) })
  }

  func run() throws(GraphvizError) {
    try checkSizes()
    try checkNesting()
    for edge in graph.edges {
      for end in [edge.tail, edge.head] where !names.contains(end) { throw .unknownNode(edge: edge.id, node: end) }
    }
  }

  private func checkSizes() throws(GraphvizError) {
    let sizes =
      graph.nodes.map { ($0.id, $0.size) } + graph.clusters.map { ($0.id, $0.labelSize) }
      + graph.edges.compactMap { edge in edge.labelSize.map { (edge.id, $0) } }
    let usable = 0..<Self.largestExtent
    for (id, size) in sizes {
      guard size.width > 0, size.height > 0, usable.contains(size.width), usable.contains(size.height) else {
        throw .unusableSize(id)
      }
    }
    for separation in [graph.nodeSeparation, graph.rankSeparation] where !usable.contains(separation) {
      throw .unusableSize(graph.name)
    }
  }

  private func checkNesting() throws(GraphvizError) {
    var inhabited = Set<String>()
    for node in graph.nodes {
      if let cluster = node.cluster { inhabited.formUnion(try ancestors(from: cluster, of: node.id)) }
    }
    for cluster in graph.clusters {
      if let parent = cluster.parent { _ = try ancestors(from: parent, of: cluster.id) }
      if !inhabited.contains(cluster.id) { throw .emptyCluster(cluster.id) }
    }
  }

  /// The cluster and all around it, innermost first.
  private func ancestors(from cluster: String, of member: String) throws(GraphvizError) -> [String] {
    var found: [String] = []
    var member = member
    var next: String? = cluster
    while let current = next {
      guard let parent = parents[current] else { throw .unknownCluster(member: member, cluster: current) }
      if found.contains(current) { throw .cyclicNesting(cluster: current) }
      found.append(current)
      (member, next) = (current, parent)
    }
    return found
  }

  private static func unique(_ ids: [String]) throws(GraphvizError) -> Set<String> {
    var seen = Set<String>()
    for id in ids where !seen.insert(id).inserted { throw .duplicateID(id) }
    return seen
  }
}
