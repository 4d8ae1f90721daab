import Fingerprints

// Writes and reads the bytes of records: numbers, fingerprints, and parts that follow their sizes.

extension [UInt8] {
  /// Appends a number in eight bytes, the least of them first.
  mutating func append(number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Appends the size of a part, then the part.
  mutating func append(sized part: some Collection<UInt8>) {
    append(number: UInt64(part.count))
    append(contentsOf: part)
  }

  /// Appends a fingerprint.
  mutating func append(_ fingerprint: Fingerprint) {
    append(number: UInt64(truncatingIfNeeded: fingerprint.bits >> 64))
    append(number: UInt64(truncatingIfNeeded: fingerprint.bits))
  }
}

extension [UInt64] {
  /// The numbers that were appended to bytes; what is left at the end and is no number is left out.
  init(littleEndian bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
      }
    }
  }
}

extension Fingerprint {
  /// How many bytes of a record it takes.
  static let size = 16
}

/// Reads the bytes of a record one part after the other; `nil` where there are no more.
struct RecordReader {
  private let all: [UInt8]
  private var position: Int
  private let end: Int

  /// Reads from the byte at `start`, to the one before `end`, or to the last.
  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    all = bytes
    position = start
    self.end = end ?? bytes.count
  }

  /// Whether everything is read.
  var isAtEnd: Bool { position == end }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= end - position else { return nil }
    defer { position += count }
    return Array(all[position..<position + count])
  }

  mutating func number() -> UInt64? {
    guard end - position >= 8 else { return nil }
    defer { position += 8 }
    return (0..<8).reduce(0) { $0 | UInt64(all[position + $1]) << (8 * $1) }
  }

  mutating func sized() -> [UInt8]? { number().flatMap { Int(exactly: $0) }.flatMap { bytes($0) } }

  mutating func text() -> String? { sized().map { String(decoding: $0, as: UTF8.self) } }

  mutating func fingerprint() -> Fingerprint? {
    guard let high = number(), let low = number() else { return nil }
    return Fingerprint(bits: UInt128(high) << 64 | UInt128(low))
  }
}
