/// Writes the statements of a layout text, as bytes: strings would take as long as the rest of a cached layout.
struct LayoutTextWriter {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 13) }

  mutating func begin(_ graph: Graph) {
    add("digraph \"graph\" {\ngraph [rankdir=")
    add(graph.rankDirection == .leftToRight ? "LR" : "TB")
    add(" nodesep=")
    add(inches: graph.nodeSeparation)
    add(" ranksep=")
    add(inches: graph.rankSeparation)
    // `newrank` ranks across clusters. Without it each cluster is ranked by itself, edges between them run anywhere,
    // and 2.42 frees memory twice over some nested graphs.
    add(" compound=true newrank=true]\nnode [label=\"\" shape=box fixedsize=true]\n")
  }

  mutating func add(_ node: Node, _ index: Int) {
    add("n")
    add(index)
    add(" [width=")
    add(inches: node.size.width)
    add(" height=")
    add(inches: node.size.height)
    add(node.shape == .circle ? " shape=circle]\n" : "]\n")
  }

  /// The closing brace is the caller's.
  mutating func begin(_ cluster: Cluster, _ index: Int) {
    add("subgraph cluster_")
    add(index)
    add(" {\nlabeljust=l margin=12")
    reserve(cluster.labelSize)
    add("\n")
  }

  mutating func addMember(_ node: Int) {
    add("n")
    add(node)
    add("\n")
  }

  mutating func add(_ edge: Edge, _ ends: EdgeEnds) {
    let (tail, head) = ends.ends(of: edge)
    add("n")
    add(tail.node)
    add(" -> n")
    add(head.node)
    add(" [")
    if let cluster = tail.clippedAt { add(" ltail=cluster_", cluster) }
    if let cluster = head.clippedAt { add(" lhead=cluster_", cluster) }
    if edge.weight != 1 { add(" weight=", max(0, edge.weight)) }
    if edge.isUnconstrained { add(" constraint=false") }
    if let size = edge.labelSize { reserve(size) }
    add("]\n")
  }

  mutating func add(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func add(_ text: StaticString, _ number: Int) {
    add(text)
    add(number)
  }

  private mutating func add(_ number: Int) {
    if number >= 10 { add(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func add(inches points: Double) { bytes.append(contentsOf: Decimal.text(points / 72).utf8) }

  /// An empty table of a fixed size: the one kind of label whose size Graphviz takes as it is told.
  private mutating func reserve(_ size: Size) {
    add(
      " label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"")
    add(Int(size.width.rounded(.up)))
    add("\" HEIGHT=\"")
    add(Int(size.height.rounded(.up)))
    add("\"><TR><TD></TD></TR></TABLE>>")
  }
}
