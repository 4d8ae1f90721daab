/// A value in a row of a table.
enum SQLiteValue: Hashable, Sendable {
  /// Nothing. A table's whole-number key stands beside its row and is nothing in it.
  case null
  /// A whole number.
  case number(Int64)
  /// A text.
  case text(String)
}

extension [SQLiteValue] {
  /// The row as the file has it: what each value is, and then the values.
  var record: [UInt8] {
    var types: [UInt8] = []
    var values: [UInt8] = []
    for value in self {
      switch value {
      case .null: types.append(0)
      case .number(0): types.append(8)
      case .number(1): types.append(9)
      case .number(let number):
        let width = Self.width(of: number)
        types.append(width.type)
        for shift in (0..<width.bytes).reversed() { values.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
      case .text(let text):
        types.appendVariable(UInt64(13 + 2 * text.utf8.count))
        values += text.utf8
      }
    }
    // The head tells its own length, of which its number of bytes is a part.
    var length = types.count + 1
    if length > 127 { length += 1 }
    var head: [UInt8] = []
    head.appendVariable(UInt64(length))
    return head + types + values
  }

  private static func width(of number: Int64) -> (type: UInt8, bytes: Int) {
    switch number {
    case -0x80...0x7F: (1, 1)
    case -0x8000...0x7FFF: (2, 2)
    case -0x80_0000...0x7F_FFFF: (3, 3)
    case -0x8000_0000...0x7FFF_FFFF: (4, 4)
    case -0x8000_0000_0000...0x7FFF_FFFF_FFFF: (5, 6)
    default: (6, 8)
    }
  }
}

extension [UInt8] {
  /// Appends a number in as many bytes as it needs, seven bits in each, the highest first.
  mutating func appendVariable(_ number: UInt64) {
    var groups = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      groups.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    self += groups.reversed()
  }

  /// Appends a number in so many bytes, the highest first.
  mutating func append(_ number: Int, bytes: Int) {
    for shift in (0..<bytes).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }
}
