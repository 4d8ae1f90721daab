import Graphviz

extension Graph {
  /// Two nodes and an edge with a label.
  static var pair: Graph {
    Graph(
      name: "pair", nodes: [.box("a"), .box("b")],
      edges: [Edge(id: "ab", tail: "a", head: "b", label: "go", labelSize: Size(width: 40, height: 16))])
  }

  /// Clusters three deep, with edges within and across, a self loop and parallel edges.
  static var nested: Graph {
    Graph(
      name: "nested",
      nodes: [
        Node(id: "initial", label: "", size: Size(width: 12, height: 12), shape: .circle),
        .box("a"), .box("b", in: "outer"), .box("c", in: "middle"), .box("d", in: "inner"), .box("e", in: "inner"),
      ],
      edges: [
        Edge(id: "start", tail: "initial", head: "a"), .labelled("ab", "a", "b"), .labelled("bc", "b", "c"),
        .labelled("cd", "c", "d"), .labelled("de", "d", "e"), .labelled("ed", "e", "d"), .labelled("ea", "e", "a"),
        .labelled("ab2", "a", "b"), .labelled("bb", "b", "b"),
      ],
      clusters: [
        Cluster(id: "inner", label: "Inner", labelSize: Size(width: 60, height: 20), parent: "middle"),
        Cluster(id: "outer", label: "Outer", labelSize: Size(width: 60, height: 20)),
        Cluster(id: "middle", label: "Middle", labelSize: Size(width: 60, height: 20), parent: "outer"),
      ])
  }
}

extension Node {
  static func box(_ id: String, in cluster: String? = nil) -> Node {
    Node(id: id, label: id.uppercased(), size: Size(width: 80, height: 36), cluster: cluster)
  }
}

extension Edge {
  static func labelled(_ id: String, _ tail: String, _ head: String) -> Edge {
    Edge(id: id, tail: tail, head: head, label: id, labelSize: Size(width: 70, height: 28))
  }
}
