import Graphviz
import Testing

@Suite struct LayoutTests {
  @Test func `everything has a place, in the graph's order`() throws {
    let layout = try Graphviz.layout(.nested)
    #expect(layout.nodes.map(\.id) == Graph.nested.nodes.map(\.id))
    #expect(layout.edges.map(\.id) == Graph.nested.edges.map(\.id))
    #expect(layout.clusters.map(\.id) == Graph.nested.clusters.map(\.id))
    #expect(layout.nodes.map(\.frame.size) == Graph.nested.nodes.map(\.size))
    #expect(layout.edges.map { $0.labelFrame?.size } == Graph.nested.edges.map(\.labelSize))
    for edge in layout.edges {
      #expect(edge.curve.count % 3 == 1)
      #expect(edge.arrowTip != nil)
    }
  }

  @Test func `y grows downwards`() throws {
    let layout = try Graphviz.layout(.pair)
    #expect(layout.nodes[0].frame.maxY < layout.nodes[1].frame.minY)
    let edge = try #require(layout.edges.first)
    #expect(try #require(edge.arrowTip).y > edge.curve[0].y)
  }

  @Test func `from left to right`() throws {
    var graph = Graph.pair
    graph.rankDirection = .leftToRight
    let layout = try Graphviz.layout(graph)
    #expect(layout.nodes[0].frame.maxX < layout.nodes[1].frame.minX)
  }

  @Test func `clusters hold their nodes, their labels and one another`() throws {
    let layout = try Graphviz.layout(.nested)
    let frames = Dictionary(uniqueKeysWithValues: layout.clusters.map { ($0.id, $0.frame) })
    for (node, place) in zip(Graph.nested.nodes, layout.nodes) {
      let inside = layout.clusters.filter { $0.frame.contains(place.frame) }.map(\.id)
      let expected: [String: [String]] = [
        "inner": ["inner", "outer", "middle"], "middle": ["outer", "middle"], "outer": ["outer"],
      ]
      #expect(inside == node.cluster.flatMap { expected[$0] } ?? [], "\(node.id)")
    }
    let (inner, middle, outer) = (frames["inner"], frames["middle"], frames["outer"])
    #expect(try #require(middle).contains(#require(inner)))
    #expect(try #require(outer).contains(#require(middle)))
    for cluster in layout.clusters {
      #expect(cluster.frame.contains(try #require(cluster.labelFrame)), "\(cluster.id)")
    }
  }

  @Test func `labels lie in the drawing and beside the nodes`() throws {
    let layout = try Graphviz.layout(.nested)
    let drawing = Rect(origin: Point(x: 0, y: 0), size: layout.size)
    for edge in layout.edges {
      guard let label = edge.labelFrame else { continue }
      #expect(drawing.contains(label), "\(edge.id)")
      for node in layout.nodes { #expect(!label.intersects(node.frame), "\(edge.id) covers \(node.id)") }
    }
  }

  @Test func `parallel edges and self loops have courses of their own`() throws {
    let layout = try Graphviz.layout(.nested)
    #expect(Set(layout.edges.map(\.curve)).count == layout.edges.count)
  }

  @Test func `an edge to a cluster ends at its frame`() throws {
    var graph = Graph.nested
    graph.edges.append(Edge(id: "to", tail: "a", head: "inner"))
    graph.edges.append(Edge(id: "within", tail: "outer", head: "b"))
    graph.edges.append(Edge(id: "self", tail: "inner", head: "inner"))
    let layout = try Graphviz.layout(graph)
    let edge = try #require(layout.edges.first { $0.id == "to" })
    let frame = try #require(layout.clusters.first { $0.id == "inner" }).frame
    let tip = try #require(edge.arrowTip)
    let distances = [tip.y - frame.minY, tip.x - frame.minX, frame.maxX - tip.x, frame.maxY - tip.y]
    #expect(distances.contains { abs($0) < 1.5 })
  }

  @Test func `the line style doesn't move anything`() throws {
    var graph = Graph.nested
    for index in graph.edges.indices { graph.edges[index].line = .dashed }
    #expect(try Graphviz.layout(graph) == Graphviz.layout(.nested))
  }

  @Test func `the version is known`() {
    #expect(Graphviz.version.contains("."))
  }
}
