/// Why a graph has no layout; the cases hold facts, `description` makes a phrase of them.
public enum GraphvizError: Error, Hashable, Sendable {
  /// Graphviz doesn't know where its plugins are; with what it said.
  case pluginsNotConfigured(String)
  /// Graphviz complained, or left something without a place.
  case layoutFailed(graph: String, message: String)
  /// An edge begins or ends at something that isn't there.
  case unknownNode(edge: String, node: String)
  /// A node or cluster lies in a cluster that isn't there.
  case unknownCluster(member: String, cluster: String)
  /// Two nodes or clusters, or two edges, have the same name.
  case duplicateID(String)
  /// A cluster has no node in it, so it has no place.
  case emptyCluster(String)
  /// A cluster lies in itself, directly or by way of others.
  case cyclicNesting(cluster: String)
  /// A node or label is not larger than nothing, or larger than Graphviz can count.
  case unusableSize(String)
  /// There is more to lay out than Graphviz does in reasonable time; it can't be stopped once it runs.
  case tooLarge(nodes: Int, edges: Int, nodeLimit: Int, edgeLimit: Int)
  /// The labels have more bytes in all than a diagram can show.
  case labelsTooLong(bytes: Int, limit: Int)
  /// A worker's deadline ended the layout.
  case tooSlow(graph: String, seconds: Double)
  /// A worker came to an end over the graph.
  case workerFailed(graph: String, message: String)
  /// There is no worker to be had: the program can't be run, or isn't one, or has another Graphviz.
  case workerNotStarted(executable: String, message: String)

  /// Whether it says something about Graphviz or workers rather than about a graph.
  var concernsAllGraphs: Bool {
    switch self {
    case .pluginsNotConfigured, .workerNotStarted: true
    default: false
    }
  }
}

extension GraphvizError: CustomStringConvertible {
  /// One line that says what is wrong, the culprit in single quotes, without a final period.
  public var description: String {
    switch self {
    case .pluginsNotConfigured(let message):
      "Graphviz can't find its layout plugins; run 'dot -c' as an administrator or reinstall Graphviz (\(message))"
    case .layoutFailed(let graph, let message):
      "Graphviz can't lay out '\(graph)': \(message)"
    case .unknownNode(let edge, let node):
      "edge '\(edge)' joins '\(node)', which is neither a node nor a cluster"
    case .unknownCluster(let member, let cluster):
      "'\(member)' lies in '\(cluster)', which is not a cluster"
    case .duplicateID(let id):
      "'\(id)' is the name of two things"
    case .emptyCluster(let cluster):
      "cluster '\(cluster)' has no node in it"
    case .cyclicNesting(let cluster):
      "cluster '\(cluster)' lies in itself"
    case .unusableSize(let id):
      "the size of '\(id)' or of its label is not between 0 and \(Int(GraphCheck.largestExtent)) points"
    case .tooLarge(let nodes, let edges, let nodeLimit, let edgeLimit):
      "\(nodes) nodes and \(edges) edges are too many to lay out; at most \(nodeLimit) and \(edgeLimit) are possible"
    case .labelsTooLong(let bytes, let limit):
      "the labels have \(bytes) bytes in all; at most \(limit) are possible"
    case .tooSlow(let graph, let seconds):
      "laying out '\(graph)' took more than \(Decimal.text(seconds)) s and was stopped; fewer edges or states help"
    case .workerFailed(let graph, let message):
      "laying out '\(graph)' failed: \(message)"
    case .workerNotStarted(let executable, let message):
      "'\(executable)' doesn't work as a layout worker: \(message)"
    }
  }
}
