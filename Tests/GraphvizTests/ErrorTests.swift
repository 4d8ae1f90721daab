import Testing

@testable import Graphviz

@Suite struct ErrorTests {
  @Test func `an edge needs both ends`() {
    var graph = Graph.pair
    graph.edges[0].head = "nowhere"
    #expect(throws: GraphvizError.unknownNode(edge: "ab", node: "nowhere")) { try Graphviz.layout(graph) }
  }

  @Test func `a cluster has to be there`() {
    var graph = Graph.pair
    graph.nodes[0].cluster = "nowhere"
    #expect(throws: GraphvizError.unknownCluster(member: "a", cluster: "nowhere")) { try Graphviz.layout(graph) }
    graph = .nested
    graph.clusters[1].parent = "nowhere"
    #expect(throws: GraphvizError.unknownCluster(member: "outer", cluster: "nowhere")) { try Graphviz.layout(graph) }
  }

  @Test func `clusters can't lie in themselves`() {
    var graph = Graph.nested
    graph.clusters[1].parent = "inner"
    #expect(throws: GraphvizError.self) { try Graphviz.layout(graph) }
  }

  @Test func `a cluster holds a node`() {
    var graph = Graph.pair
    graph.clusters = [Cluster(id: "empty", label: "", labelSize: Size(width: 10, height: 10))]
    #expect(throws: GraphvizError.emptyCluster("empty")) { try Graphviz.layout(graph) }
  }

  @Test func `names are unique`() {
    var graph = Graph.pair
    graph.nodes.append(.box("a"))
    #expect(throws: GraphvizError.duplicateID("a")) { try Graphviz.layout(graph) }
    graph = .pair
    graph.edges.append(graph.edges[0])
    #expect(throws: GraphvizError.duplicateID("ab")) { try Graphviz.layout(graph) }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 100_000])
  func `sizes are usable`(width: Double) {
    var graph = Graph.pair
    graph.nodes[0].size.width = width
    #expect(throws: GraphvizError.unusableSize("a")) { try Graphviz.layout(graph) }
    graph = .pair
    graph.edges[0].labelSize?.width = width
    #expect(throws: GraphvizError.unusableSize("ab")) { try Graphviz.layout(graph) }
  }

  @Test(arguments: [(201, 0), (2, 201), (400, 800)])
  func `a graph has limits`(nodes: Int, edges: Int) {
    let graph = Graph.random(1, nodes: nodes, edges: edges)
    let error = GraphvizError.tooLarge(nodes: nodes, edges: edges, nodeLimit: 200, edgeLimit: 200)
    #expect(throws: error) { try Graphviz.layout(graph) }
    #expect(
      error.description
        == "\(nodes) nodes and \(edges) edges are too many to lay out; at most 200 and 200 are possible")
  }

  @Test func `labels have a limit`() throws {
    var graph = Graph.pair
    graph.nodes[0].label = String(repeating: "가", count: 66_665)
    _ = try Graphviz.layout(graph)
    graph.edges[0].label = "goes"
    let error = GraphvizError.labelsTooLong(bytes: 200_000, limit: 200_000)
    _ = try Graphviz.layout(graph)
    graph.edges[0].label = "goes!"
    #expect(throws: GraphvizError.labelsTooLong(bytes: 200_001, limit: 200_000)) { try Graphviz.layout(graph) }
    #expect(error.description == "the labels have 200000 bytes in all; at most 200000 are possible")
  }

  @Test func `names that C and DOT couldn't bear are no problem`() throws {
    let graph = Graph(
      name: "a\u{0}b", nodes: [.box("\u{0}"), .box("say \"hi\" \\")],
      edges: [Edge(id: "<&>", tail: "\u{0}", head: "say \"hi\" \\", label: "\\N & &lt;")])
    #expect(try Graphviz.layout(graph).nodes.map(\.id) == ["\u{0}", "say \"hi\" \\"])
  }

  @Test func `after an error comes success`() throws {
    let expected = try Graphviz.layout(.pair)
    // Graphviz can't count so far, says so, ignores the size and returns success.
    var graph = Graph.pair
    graph.edges[0].labelSize?.width = 100_000
    var caught: GraphvizError?
    do throws(GraphvizError) { _ = try Graphviz.uncheckedLayout(graph) } catch { caught = error }
    guard case .layoutFailed(graph: "pair", let message) = caught else {
      Issue.record("\(caught.map(\.description) ?? "no error")")
      return
    }
    #expect(message.contains("100000"))
    #expect(try Graphviz.layout(.pair) == expected)
  }
}
