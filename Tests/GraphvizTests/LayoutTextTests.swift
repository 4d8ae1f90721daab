import Testing

@testable import Graphviz

@Suite struct LayoutTextTests {
  @Test func `it has sizes and numbers, no names and labels`() {
    var graph = Graph.pair
    graph.nodes[1].cluster = "frame"
    graph.clusters = [Cluster(id: "frame", label: "Frame", labelSize: Size(width: 30.5, height: 20))]
    graph.edges.append(Edge(id: "to", tail: "a", head: "frame", weight: 2, constrainsRank: false))
    let table = "TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\" FIXEDSIZE=\"TRUE\""
    #expect(
      String(decoding: LayoutText(graph).bytes, as: UTF8.self) == """
        digraph "graph" {
        graph [rankdir=TB nodesep=0.3333 ranksep=0.4444 compound=true newrank=true]
        node [label="" shape=box fixedsize=true]
        n0 [width=1.1111 height=0.5]
        n1 [width=1.1111 height=0.5]
        subgraph cluster_0 {
        labeljust=l margin=12 label=<<\(table) WIDTH="31" HEIGHT="20"><TR><TD></TD></TR></TABLE>>
        n1
        }
        n0 -> n1 [ label=<<\(table) WIDTH="40" HEIGHT="16"><TR><TD></TD></TR></TABLE>>]
        n0 -> n1 [ lhead=cluster_0 weight=2 constraint=false]
        }

        """)
  }

  @Test func `only what moves something is in it`() {
    var graph = Graph.nested
    graph.name = "another"
    for index in graph.nodes.indices { graph.nodes[index].label += "!" }
    for index in graph.edges.indices { graph.edges[index].line = .bold }
    #expect(LayoutText(graph) == LayoutText(.nested))
    for change in [
      { $0.rankDirection = .leftToRight }, { $0.nodeSeparation += 1 }, { $0.nodes[1].size.width += 1 },
      { $0.nodes[1].shape = .circle }, { $0.nodes[1].cluster = "inner" }, { $0.edges[1].labelSize?.height += 1 },
      { $0.edges[1].labelSize = nil }, { $0.edges.swapAt(1, 2) }, { $0.clusters[1].labelSize.width += 1 },
    ] as [(inout Graph) -> Void] {
      var changed = Graph.nested
      change(&changed)
      #expect(LayoutText(changed) != LayoutText(.nested))
    }
  }

  @Test func `a placement survives its bytes`() throws {
    let placement = try Graphviz.placement(of: LayoutText(.nested), named: "nested")
    #expect(Placement(bytes: placement.bytes[...]) == placement)
    for count in placement.bytes.indices { #expect(Placement(bytes: placement.bytes.prefix(count)) == nil) }
    #expect(Placement(bytes: (placement.bytes + [0])[...]) == nil)
  }
}
