internal import GraphvizShims

/// A layout text as libcgraph holds it, and after the layout with positions in its attributes.
struct NativeGraph {
  let root: OpaquePointer

  /// Reads the text into a graph, which the caller closes; `nil` if Graphviz refused it.
  init?(_ text: LayoutText) {
    let root = text.bytes.withUnsafeBytes { gvs_graph_read($0.baseAddress, $0.count) }
    guard let root else { return nil }
    self.root = root
  }

  /// The positions that Graphviz has written; with a fault where one is missing.
  func placement() -> Result<Placement, Fault> {
    let box = Positions.numbers(value("bb", of: root)) ?? []
    guard box.count == 4, box[0] == 0, box[1] == 0 else { return .failure(Fault("a size")) }
    let positions = Positions(height: box[3])
    var placement = Placement(size: Size(width: box[2], height: box[3]))

    var edges: [(number: Int, course: Placement.Course)] = []
    var node = gvs_node_first(root)
    while let current = node {
      guard let center = positions.point(value("pos", of: current)) else {
        return .failure(Fault("node \(placement.nodes.count)"))
      }
      placement.nodes.append(center)
      var edge = gvs_edge_first(root, current)
      while let pointer = edge {
        let number = Int(gvs_edge_number(pointer))
        guard let (curve, tip) = positions.spline(value("pos", of: pointer)) else {
          return .failure(Fault("edge \(number)"))
        }
        let label = positions.point(value("lp", of: pointer))
        edges.append((number, .init(curve: curve, arrowTip: tip, label: label)))
        edge = gvs_edge_next(root, pointer)
      }
      node = gvs_node_next(root, current)
    }
    placement.edges = edges.sorted { $0.number < $1.number }.map(\.course)

    var clusters: [(number: Int, frame: Placement.Frame)] = []
    guard collectClusters(in: root, positions, into: &clusters) else { return .failure(Fault("a cluster")) }
    placement.clusters = clusters.sorted { $0.number < $1.number }.map(\.frame)
    return .success(placement)
  }

  /// What Graphviz has left without a position.
  struct Fault: Error {
    let message: String

    init(_ what: String) { message = "no position for \(what)" }
  }

  private func collectClusters(
    in parent: OpaquePointer, _ positions: Positions, into found: inout [(number: Int, frame: Placement.Frame)]
  ) -> Bool {
    var cluster = gvs_cluster_first(parent)
    while let current = cluster {
      guard let frame = positions.rect(value("bb", of: current)) else { return false }
      let label = positions.point(value("lp", of: current))
      found.append((Int(gvs_cluster_number(current)), .init(frame: frame, label: label)))
      guard collectClusters(in: current, positions, into: &found) else { return false }
      cluster = gvs_cluster_next(current)
    }
    return true
  }

  private func value(_ attribute: String, of pointer: OpaquePointer) -> ArraySlice<UInt8> {
    guard var byte = gvs_get(UnsafeMutableRawPointer(pointer), attribute) else { return [] }
    var value: [UInt8] = []
    while byte.pointee != 0 {
      value.append(UInt8(bitPattern: byte.pointee))
      byte += 1
    }
    return value[...]
  }
}
