@testable import Graphviz

/// Graphs with any names and labels: each line is a node, those with `>` edges, those with `{` clusters.
enum Graphs {
  static func run(_ bytes: [UInt8]) {
    var graph = Graph(name: "fuzz")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(12).map(String.init)
    for (number, line) in lines.enumerated() {
      let parts = line.split(separator: ">", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      if line.hasPrefix("{") {
        let name = String(line.dropFirst())
        graph.clusters.append(
          Cluster(
            id: name, label: name, labelSize: Size(width: 40, height: 16),
            parent: number % 2 == 0 ? graph.clusters.last?.id : nil))
      } else if parts.count > 1 {
        graph.edges.append(
          Edge(
            id: "\(number)", tail: parts[0], head: parts[1], label: parts.count > 2 ? parts[2] : "",
            labelSize: parts.count > 2 ? Size(width: 30, height: 16) : nil, constrainsRank: number % 3 > 0))
      } else {
        graph.nodes.append(
          Node(id: line, label: line, size: Size(width: 60, height: 30), cluster: graph.clusters.last?.id))
      }
    }
    do throws(GraphvizError) {
      try GraphCheck(graph).run()
    } catch {
      return require(!error.description.isEmpty, "an error says what is wrong")
    }
    let text = DOTPrinter().print(graph)
    require(text.hasSuffix("}\n"), "a graph has an end")
    // libgvc leaks with each layout of clusters, so that only few layouts are made.
    guard graph.clusters.isEmpty, graph.nodes.count < 6 else { return }
    do throws(GraphvizError) {
      let layout = try Graphviz.layout(graph)
      require(layout.nodes.count == graph.nodes.count, "each node has a place")
      require(layout.edges.count == graph.edges.count, "each edge has a course")
      // What is printed for people can be laid out, too, with the same nodes, unless their names differ only in what DOT
      // has no letters for.
      guard Set(graph.nodes.map { DOTText.name($0.id) }).count == graph.nodes.count else { return }
      let printed = try Graphviz.placement(of: LayoutText(bytes: Array(text.utf8)[...]), named: "printed")
      require(printed.nodes.count == graph.nodes.count, "each node is printed once")
    } catch {
      require(false, "a graph that was checked can be laid out: \(error.description)")
    }
  }
}
