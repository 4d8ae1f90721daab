/// A set of scalars that is known beforehand.
///
/// The standard library answers the same questions from tables of its own, which hold every property of every scalar: they
/// would be a twentieth of the WebAssembly module.
struct ScalarSet: Sendable {
  /// Where members begin and end by turns: each second bound is the first scalar that is no member any more.
  private let bounds: [UInt32]

  init(bounds: [UInt32]) { self.bounds = bounds }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}

extension ScalarSet {
  /// Unicode's property `White_Space`.
  static let space = ScalarSet(bounds: [
    0x9, 0xE, 0x20, 0x21, 0x85, 0x86, 0xA0, 0xA1, 0x1680, 0x1681, 0x2000, 0x200B, 0x2028, 0x202A, 0x202F, 0x2030,
    0x205F,
    0x2060, 0x3000, 0x3001,
  ])

  /// Unicode's property `Variation_Selector`.
  static let variationSelectors = ScalarSet(bounds: [
    0x180B, 0x180E, 0x180F, 0x1810, 0xFE00, 0xFE10, 0xE0100, 0xE01F0,
  ])

  /// Unicode's property `Default_Ignorable_Code_Point`.
  static let ignorable = ScalarSet(bounds: [
    0xAD, 0xAE, 0x34F, 0x350, 0x61C, 0x61D, 0x115F, 0x1161, 0x17B4, 0x17B6, 0x180B, 0x1810, 0x200B, 0x2010, 0x202A,
    0x202F,
    0x2060, 0x2070, 0x3164, 0x3165, 0xFE00, 0xFE10, 0xFEFF, 0xFF00, 0xFFA0, 0xFFA1, 0xFFF0, 0xFFF9, 0x1BCA0, 0x1BCA4,
    0x1D173, 0x1D17B, 0xE0000, 0xE1000,
  ])
}
