/// A number as text in eight bytes, which holds every number that a drawing has: half of an SVG's time goes into them.
struct PackedNumber {
  /// The characters, the first in the lowest byte.
  private var word: UInt64 = 0
  private var count = 0

  /// The number with at most two decimals and no trailing zeros; `nil` if it has more than four digits before them.
  init?(_ value: Double) {
    guard value.magnitude < 9_999 else { return nil }
    var rest = UInt32((value.magnitude * 100).rounded())
    let isNegative = value < 0 && rest != 0
    // From the last character to the first.
    if rest % 100 == 0 {
      rest /= 100
    } else {
      if rest % 10 == 0 { rest /= 10 } else { putDigit(of: &rest) }
      putDigit(of: &rest)
      put(UInt8(ascii: "."))
    }
    repeat { putDigit(of: &rest) } while rest > 0
    if isNegative { put(UInt8(ascii: "-")) }
  }

  /// The characters.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Appends the characters.
  func append(to output: inout SVGOutput) { withBytes { output.append($0) } }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withUnsafeBytes(of: word.littleEndian) { bytes in
      bytes.withMemoryRebound(to: UInt8.self) { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
  }

  private mutating func putDigit(of rest: inout UInt32) {
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
    rest /= 10
  }

  private mutating func put(_ byte: UInt8) {
    word = word << 8 | UInt64(byte)
    count += 1
  }
}
