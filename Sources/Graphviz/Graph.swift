/// A directed graph to be laid out: boxes of known sizes, edges with labels of known sizes, and nested clusters.
///
/// The order of the arrays counts: another order may give another layout.
public struct Graph: Hashable, Sendable {
  /// The way in which edges mostly run.
  public enum RankDirection: Hashable, Sendable {
    /// From the top downwards.
    case topToBottom
    /// From the left to the right.
    case leftToRight
  }

  /// The graph's name, printed in DOT.
  public var name: String
  /// The way in which edges mostly run.
  public var rankDirection: RankDirection
  /// The least distance between nodes of one rank, in points.
  public var nodeSeparation: Double
  /// The least distance between ranks, in points.
  public var rankSeparation: Double
  /// The nodes.
  public var nodes: [Node]
  /// The edges; several may join the same nodes.
  public var edges: [Edge]
  /// The clusters; one may be named as a parent before or after it stands in the list.
  public var clusters: [Cluster]

  /// Makes a graph.
  public init(
    name: String, rankDirection: RankDirection = .topToBottom, nodeSeparation: Double = 24,
    rankSeparation: Double = 32, nodes: [Node] = [], edges: [Edge] = [], clusters: [Cluster] = []
  ) {
    self.name = name
    self.rankDirection = rankDirection
    self.nodeSeparation = nodeSeparation
    self.rankSeparation = rankSeparation
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
  }
}

/// How the line of a node or edge is drawn where the graph is printed as DOT; a layout doesn't depend on it.
public enum LineStyle: Hashable, Sendable {
  /// An ordinary line.
  case solid
  /// A thick line.
  case bold
  /// A dashed line.
  case dashed
}
