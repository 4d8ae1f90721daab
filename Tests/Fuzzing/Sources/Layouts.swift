@testable import Graphviz

/// Bytes from the layout cache's file and from workers' sockets.
enum Layouts {
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let rest = bytes.dropFirst()
    switch kind % 4 {
    case 0:
      guard let placement = Placement(bytes: rest) else { return }
      require(placement.bytes.elementsEqual(rest), "a placement is written as it was read")
    case 1:
      guard let message = WorkerMessage(content: rest) else { return }
      if case .placement = message { require(message.frame.dropFirst(4).elementsEqual(rest), "as it was read") }
    case 2: _ = WorkerRequest(content: rest)
    default: runCache(Array(rest))
    }
  }

  /// What was written and is damaged is found as it was made, or not at all.
  private static func runCache(_ bytes: [UInt8]) {
    var cache = LayoutCache()
    let header = cache.bytes
    _ = LayoutCache(bytes: header + bytes).count
    let text = LayoutText(bytes: bytes[...])
    let placement = Placement(size: Size(width: 10, height: 20), nodes: [Point(x: 1, y: 2)])
    cache.add(placement, for: text)
    var written = cache.bytes
    guard let place = bytes.first, let change = bytes.last, change != 0 else { return }
    written[written.count - 1 - Int(place) % (written.count - header.count)] ^= change
    var damaged = LayoutCache(bytes: written)
    if let found = damaged.placement(for: text) { require(found == placement, "no other layout is found") }
  }
}
