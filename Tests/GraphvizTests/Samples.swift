import Graphviz

extension Graph {
  /// Two nodes and an edge with a label.
  static var pair: Graph {
    Graph(
      name: "pair", nodes: [.box("a"), .box("b")],
      edges: [Edge(id: "ab", tail: "a", head: "b", label: "go", labelSize: Size(width: 40, height: 16))])
  }

  /// Four clusters side by side, with edges between them.
  static var siblings: Graph {
    let pairs = (0..<4).flatMap { left in (0..<4).map { (left, $0) } }
    return Graph(
      name: "siblings", nodes: (0..<8).map { .box("n\($0)", in: "c\($0 % 4)") },
      edges: pairs.map { .labelled("e\($0)\($1)", "n\($0)", "n\($1 + 4)") },
      clusters: (0..<4).map { Cluster(id: "c\($0)", label: "", labelSize: Size(width: 20, height: 20)) })
  }

  /// Nodes of many widths and edges between any of them, the same for the same seed.
  static func random(_ seed: Int, nodes: Int, edges: Int) -> Graph {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    return Graph(
      name: "random-\(seed)",
      nodes: (0..<nodes).map {
        Node(id: "n\($0)", label: "", size: Size(width: Double(60 + next(60)), height: 36))
      },
      edges: (0..<edges).map { .labelled("e\($0)", "n\(next(nodes))", "n\(next(nodes))") })
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
