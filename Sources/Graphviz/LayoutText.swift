/// What a layout depends on, in the DOT language: sizes instead of labels, numbers instead of names.
///
/// It is the one input of a layout. Graphviz reads it, workers are sent it, and caches are looked up by it; graphs that
/// differ in names, labels and lines alone have the same text, and share a layout.
struct LayoutText: Hashable, Sendable {
  /// The text: ASCII, nothing in which has to be quoted.
  let bytes: ArraySlice<UInt8>

  /// Takes a text that was written before.
  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Writes the text of a graph that was checked.
  init(_ graph: Graph) {
    var writer = LayoutTextWriter()
    writer.begin(graph)
    for (index, node) in graph.nodes.enumerated() { writer.add(node, index) }
    if !graph.clusters.isEmpty { Self.addClusters(in: nil, of: graph, to: &writer) }
    let ends = EdgeEnds(graph)
    for edge in graph.edges { writer.add(edge, ends) }
    writer.add("}\n")
    bytes = writer.bytes[...]
  }

  /// All bytes at once; an array's own way is one by one.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  /// The clusters that lie directly in the cluster, or in none, with their members. The nodes exist already: their order
  /// is the graph's, whatever clusters they lie in.
  private static func addClusters(in parent: String?, of graph: Graph, to writer: inout LayoutTextWriter) {
    for (index, cluster) in graph.clusters.enumerated() where cluster.parent == parent {
      writer.begin(cluster, index)
      for (index, node) in graph.nodes.enumerated() where node.cluster == cluster.id { writer.addMember(index) }
      addClusters(in: cluster.id, of: graph, to: &writer)
      writer.add("}\n")
    }
  }
}
