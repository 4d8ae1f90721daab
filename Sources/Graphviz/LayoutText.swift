/// What a layout depends on, in the DOT language: sizes instead of labels, numbers instead of names.
///
/// It is the one input of a layout. Graphviz reads it, workers are sent it, and caches are looked up by it; graphs that
/// differ in names, labels and lines alone have the same text, and share a layout.
struct LayoutText: Hashable, Sendable {
  /// The text: ASCII, nothing in which has to be quoted.
  let dot: String

  /// Takes a text that was written before.
  init(dot: String) { self.dot = dot }

  /// Writes the text of a graph that was checked.
  init(_ graph: Graph) {
    var text = Self.head(of: graph)
    for (index, node) in graph.nodes.enumerated() {
      text += "n\(index) [width=\(Self.inches(node.size.width)) height=\(Self.inches(node.size.height))"
      text += node.shape == .circle ? " shape=circle]\n" : "]\n"
    }
    if !graph.clusters.isEmpty { Self.addClusters(in: nil, of: graph, to: &text) }
    let ends = EdgeEnds(graph)
    for edge in graph.edges {
      let (tail, head) = ends.ends(of: edge)
      text += "n\(tail.node) -> n\(head.node) ["
      if let cluster = tail.clippedAt { text += " ltail=cluster_\(cluster)" }
      if let cluster = head.clippedAt { text += " lhead=cluster_\(cluster)" }
      if edge.weight != 1 { text += " weight=\(max(0, edge.weight))" }
      if edge.isUnconstrained { text += " constraint=false" }
      if let size = edge.labelSize { Self.reserve(size, in: &text) }
      text += "]\n"
    }
    dot = text + "}\n"
  }

  private static func head(of graph: Graph) -> String {
    // `newrank` ranks across clusters. Without it each cluster is ranked by itself, edges between them run anywhere,
    // and 2.42 frees memory twice over some nested graphs.
    """
    digraph "graph" {
    graph [rankdir=\(graph.rankDirection == .leftToRight ? "LR" : "TB") nodesep=\(inches(graph.nodeSeparation)) \
    ranksep=\(inches(graph.rankSeparation)) compound=true newrank=true]
    node [label="" shape=box fixedsize=true]

    """
  }

  /// The clusters that lie directly in the cluster, or in none, with their members. The nodes exist already: their order
  /// is the graph's, whatever clusters they lie in.
  private static func addClusters(in parent: String?, of graph: Graph, to text: inout String) {
    for (index, cluster) in graph.clusters.enumerated() where cluster.parent == parent {
      text += "subgraph cluster_\(index) {\nlabeljust=l margin=12"
      reserve(cluster.labelSize, in: &text)
      text += "\n"
      for (index, node) in graph.nodes.enumerated() where node.cluster == cluster.id { text += "n\(index)\n" }
      addClusters(in: cluster.id, of: graph, to: &text)
      text += "}\n"
    }
  }

  private static func inches(_ points: Double) -> String { Decimal.text(points / 72) }

  /// An empty table of a fixed size: the one kind of label whose size Graphviz takes as it is told.
  private static func reserve(_ size: Size, in text: inout String) {
    text +=
      " label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\""
    text += String(Int(size.width.rounded(.up)))
    text += "\" HEIGHT=\""
    text += String(Int(size.height.rounded(.up)))
    text += "\"><TR><TD></TD></TR></TABLE>>"
  }
}
