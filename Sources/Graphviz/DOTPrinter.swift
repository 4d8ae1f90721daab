/// Writes a graph in the DOT language, for people and for other tools: with its labels, without positions.
public struct DOTPrinter: Sendable {
  /// Makes a printer.
  public init() {}

  /// The graph as DOT; equal graphs give equal texts.
  public func print(_ graph: Graph) -> String {
    var lines = ["digraph \(DOTText.name(graph.name)) {"]
    lines.append("  graph [compound=true, \(Self.attributes(of: graph))]")
    lines.append("  node [shape=box, style=rounded, \(Self.font)]")
    lines.append("  edge [\(Self.font)]")
    lines += Self.members(of: nil, in: graph, indent: "  ")
    let ends = EdgeEnds(graph)
    lines += graph.edges.map { "  " + Self.statement($0, in: graph, ends: ends) }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static let font = "fontname=\"Helvetica,Arial,sans-serif\", fontsize=12"

  private static func attributes(of graph: Graph) -> String {
    let direction = graph.rankDirection == .leftToRight ? "LR" : "TB"
    let separations =
      "nodesep=\(Decimal.text(graph.nodeSeparation / 72)), ranksep=\(Decimal.text(graph.rankSeparation / 72))"
    return "rankdir=\(direction), \(separations), labeljust=l, \(font)"
  }

  /// The nodes and clusters that lie directly in the cluster, or in none.
  private static func members(of parent: String?, in graph: Graph, indent: String) -> [String] {
    var lines = graph.nodes.filter { $0.cluster == parent }.map { indent + statement($0) }
    for cluster in graph.clusters where cluster.parent == parent {
      lines.append("\(indent)subgraph \(clusterName(cluster)) {")
      lines.append("\(indent)  label=\(DOTText.label(cluster.label))")
      lines.append("\(indent)  style=rounded")
      lines += members(of: cluster.id, in: graph, indent: indent + "  ")
      lines.append("\(indent)}")
    }
    return lines
  }

  private static func statement(_ node: Node) -> String {
    var attributes = ["label=\(DOTText.label(node.label))"]
    if node.shape == .circle {
      let diameter = Decimal.text(node.size.width / 72)
      attributes += ["shape=circle", "style=filled", "fillcolor=black", "fixedsize=true", "width=\(diameter)"]
    } else {
      switch node.line {
      case .solid: break
      case .bold: attributes += ["style=\"rounded,bold\""]
      case .dashed: attributes += ["style=\"rounded,dashed\""]
      }
    }
    return "\(DOTText.name(node.id)) [\(attributes.joined(separator: ", "))]"
  }

  private static func statement(_ edge: Edge, in graph: Graph, ends: EdgeEnds) -> String {
    let ends = ends.ends(of: edge)
    var attributes: [String] = []
    if !edge.label.isEmpty { attributes.append("label=\(DOTText.label(edge.label))") }
    if let tail = ends.tail.clippedAt { attributes.append("ltail=\(clusterName(graph.clusters[tail]))") }
    if let head = ends.head.clippedAt { attributes.append("lhead=\(clusterName(graph.clusters[head]))") }
    if edge.weight != 1 { attributes.append("weight=\(max(0, edge.weight))") }
    if edge.isUnconstrained { attributes.append("constraint=false") }
    switch edge.line {
    case .solid: break
    case .bold: attributes.append("style=bold")
    case .dashed: attributes.append("style=dashed")
    }
    let joined = "\(name(ends.tail, edge.tail, in: graph)) -> \(name(ends.head, edge.head, in: graph))"
    return attributes.isEmpty ? joined : "\(joined) [\(attributes.joined(separator: ", "))]"
  }

  /// The printer takes graphs that were never checked: an end that doesn't exist keeps the name that it was given.
  private static func name(_ end: EdgeEnds.End, _ id: String, in graph: Graph) -> String {
    let isCluster = graph.clusters.contains { $0.id == id }
    return DOTText.name(isCluster && graph.nodes.indices.contains(end.node) ? graph.nodes[end.node].id : id)
  }

  private static func clusterName(_ cluster: Cluster) -> String { DOTText.name("cluster_" + cluster.id) }
}
