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
    // The function's prime is 2^88 + 0x13B: two short multiplications give what one of 128 bits would.
    var (high, low) = (UInt64(truncatingIfNeeded: bits >> 64), UInt64(truncatingIfNeeded: bits))
    for byte in bytes {
      low ^= UInt64(byte)
      let product = low.multipliedFullWidth(by: 0x13B)
      (high, low) = (high &* 0x13B &+ product.high &+ (low << 24), product.low)
    }
    bits = UInt128(high) << 64 | UInt128(low)
  }

  /// Adds a number.
  public mutating func add(number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { add($0) }
  }
}
