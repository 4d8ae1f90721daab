internal import GraphvizShims

/// Bytes as they come in, until there is a whole frame.
struct FrameBuffer {
  private var bytes: [UInt8] = []

  /// Takes in what has come, waiting for it if need be; `false` at the end or after an error.
  mutating func receive(from file: Int32) -> Bool {
    let count = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { chunk in
      let count = gvs_receive(file, chunk.baseAddress, chunk.count)
      if count > 0 { bytes.append(contentsOf: chunk.prefix(count)) }
      return count
    }
    return count > 0
  }

  /// Whether no frame can be got from these bytes, whatever follows.
  var isForeign: Bool { length.map { $0 > WorkerMessage.largestFrame } ?? false }

  /// The content of the first frame, if it is all there; it is taken off.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let length, !isForeign, bytes.count >= 4 + length else { return nil }
    let content = bytes[4..<4 + length]
    bytes = Array(bytes[(4 + length)...])
    return content
  }

  private var length: Int? {
    var reader = ByteReader(bytes[...])
    return reader.number(UInt32.self).map(Int.init)
  }
}
