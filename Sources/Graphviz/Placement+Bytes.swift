extension Placement {
  /// The placement as bytes, exactly: all lengths are hundredths of a point.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.hundredths(size.width))
    writer.add(Self.hundredths(size.height))
    writer.add(UInt32(nodes.count))
    for node in nodes { Self.add(node, to: &writer) }
    writer.add(UInt32(edges.count))
    for edge in edges {
      writer.add(UInt32(edge.curve.count))
      for point in edge.curve { Self.add(point, to: &writer) }
      Self.add(optional: edge.arrowTip, to: &writer)
      Self.add(optional: edge.label, to: &writer)
    }
    writer.add(UInt32(clusters.count))
    for cluster in clusters {
      Self.add(cluster.frame.origin, to: &writer)
      writer.add(Self.hundredths(cluster.frame.size.width))
      writer.add(Self.hundredths(cluster.frame.size.height))
      Self.add(optional: cluster.label, to: &writer)
    }
    return writer.bytes
  }

  /// Reads what `bytes` wrote; `nil` for anything else.
  init?(bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    guard let size = Self.size(from: &reader), let nodes = Self.list(from: &reader, Self.point),
      let edges = Self.list(from: &reader, Self.course), let clusters = Self.list(from: &reader, Self.frame),
      reader.isAtEnd
    else { return nil }
    self.init(size: size, nodes: nodes, edges: edges, clusters: clusters)
  }

  private static func hundredths(_ value: Double) -> Int32 { Int32(clamping: Int((value * 100).rounded())) }

  private static func add(_ point: Point, to writer: inout ByteWriter) {
    writer.add(hundredths(point.x))
    writer.add(hundredths(point.y))
  }

  private static func add(optional point: Point?, to writer: inout ByteWriter) {
    writer.add(UInt8(point == nil ? 0 : 1))
    if let point { add(point, to: &writer) }
  }

  private static func numbers(from reader: inout ByteReader) -> (Double, Double)? {
    guard let first = reader.number(Int32.self), let second = reader.number(Int32.self) else { return nil }
    return (Double(first) / 100, Double(second) / 100)
  }

  private static func point(from reader: inout ByteReader) -> Point? {
    numbers(from: &reader).map { Point(x: $0.0, y: $0.1) }
  }

  private static func size(from reader: inout ByteReader) -> Size? {
    numbers(from: &reader).map { Size(width: $0.0, height: $0.1) }
  }

  /// `.some(nil)` is a point that isn't there, `nil` bytes that aren't right.
  private static func optionalPoint(from reader: inout ByteReader) -> Point?? {
    switch reader.number(UInt8.self) {
    case 0: .some(nil)
    case 1: point(from: &reader).map { .some($0) }
    default: nil
    }
  }

  private static func list<Element>(
    from reader: inout ByteReader, _ element: (inout ByteReader) -> Element?
  ) -> [Element]? {
    guard let count = reader.number(UInt32.self) else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&reader) else { return nil }
      list.append(next)
    }
    return list
  }

  private static func course(from reader: inout ByteReader) -> Course? {
    guard let curve = list(from: &reader, point), let tip = optionalPoint(from: &reader),
      let label = optionalPoint(from: &reader)
    else { return nil }
    return Course(curve: curve, arrowTip: tip, label: label)
  }

  private static func frame(from reader: inout ByteReader) -> Frame? {
    guard let origin = point(from: &reader), let size = size(from: &reader), let label = optionalPoint(from: &reader)
    else { return nil }
    return Frame(frame: Rect(origin: origin, size: size), label: label)
  }
}
