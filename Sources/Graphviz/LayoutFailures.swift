/// Why some of several graphs have no layout: all that went wrong, not the first of it.
public struct LayoutFailures: Error, Hashable, Sendable {
  /// What is wrong with a graph.
  public struct Failure: Hashable, Sendable {
    /// The graph's name.
    public var graph: String
    /// What is wrong with it.
    public var error: GraphvizError

    /// Makes a failure.
    public init(graph: String, error: GraphvizError) {
      self.graph = graph
      self.error = error
    }
  }

  /// The failures in the graphs' order. What stands in the way of all graphs is told once.
  public let failures: [Failure]

  /// Makes an error of failures, of which there is at least one.
  init(_ all: [Failure]) {
    var seen = Set<GraphvizError>()
    failures = all.filter { !$0.error.concernsAllGraphs || seen.insert($0.error).inserted }
  }
}

extension LayoutFailures.Failure: CustomStringConvertible {
  /// One line with the graph's name in it, without a final period.
  public var description: String {
    if error.concernsAllGraphs { return error.description }
    return "diagram '\(graph)': \(error)"
  }
}

extension LayoutFailures: CustomStringConvertible {
  /// A line for each failure.
  public var description: String { failures.map(\.description).joined(separator: "\n") }
}
