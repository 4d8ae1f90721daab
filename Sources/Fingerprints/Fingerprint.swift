/// A hash of bytes in 128 bits, the same on every machine. Two different texts practically never share one.
///
/// The function is FNV-1a for 128 bits, as its authors publish it. It does not resist somebody who constructs two texts with
/// the same hash. The only harm would be a page that is not made again.
public struct Fingerprint: Hashable, Sendable {
  /// The bits.
  public private(set) var bits: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// The fingerprint of no bytes.
  public init() {}

  /// The fingerprint that has these bits.
  public init(bits: UInt128) { self.bits = bits }

  /// The fingerprint of bytes.
  public init(_ bytes: [UInt8]) { add(bytes) }

  /// The fingerprint of values, one after the other.
  public init<each Part: Fingerprinted>(of parts: repeat each Part) {
    for part in repeat each parts { part.add(to: &self) }
  }

  /// Adds bytes after those that were added before.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { add($0) }
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var bits = bits
    for byte in bytes { bits = (bits ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    self.bits = bits
  }

  /// Adds a number.
  public mutating func add(number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }
}
