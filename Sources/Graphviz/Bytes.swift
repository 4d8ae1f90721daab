/// Bytes that are written in order: numbers with the lowest byte first.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }
}

/// Bytes that are read in order; past the end everything is `nil`.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.endIndex - position >= size else { return nil }
    defer { position += size }
    return bytes.withUnsafeBytes { raw in
      Number(littleEndian: raw.loadUnaligned(fromByteOffset: position - bytes.startIndex, as: Number.self))
    }
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, bytes.endIndex - position >= count else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}
