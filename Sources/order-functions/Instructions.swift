/// The instructions of WebAssembly, as far as what follows them goes: version 2.0 of its core specification, chapter 5.4,
/// without vectors.
enum Instructions {
  /// Calls a closure with the place of each function's number in the code, and with that number. The code is the body of a
  /// function, or an expression that sets something up.
  static func forEachFunction(
    in code: ArraySlice<UInt8>, _ found: (_ place: Range<Int>, _ function: Int) throws(ModuleFault) -> Void
  ) throws(ModuleFault) {
    var reader = ByteReader(code)
    while !reader.isAtEnd {
      let instruction = try reader.byte()
      switch instruction {
      // call, return_call, ref.func
      case 0x10, 0x12, 0xd2:
        let start = reader.place
        let function = try reader.number()
        try found(start..<reader.place, function)
      default: try skipWhatFollows(instruction, &reader)
      }
    }
  }

  private static func skipWhatFollows(_ instruction: UInt8, _ reader: inout ByteReader) throws(ModuleFault) {
    switch instruction {
    case 0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0x45...0xc4, 0xd1: break
    // Blocks' types, labels, locals, globals, tables, memories, types of null and integers
    case 0x02...0x04, 0x0c, 0x0d, 0x20...0x26, 0x3f...0x42, 0xd0: try reader.skipNumber()
    // br_table, select with types
    case 0x0e:
      for _ in 0...(try reader.number()) { try reader.skipNumber() }
    case 0x1c:
      for _ in 0..<(try reader.number()) { try reader.skipNumber() }
    // call_indirect, and what reads and writes memory: two numbers
    case 0x11, 0x13, 0x28...0x3e:
      try reader.skipNumber()
      try reader.skipNumber()
    case 0x43: try reader.skip(4)
    case 0x44: try reader.skip(8)
    case 0xfc:
      let numbers: Int
      switch try reader.number() {
      case 0...7: numbers = 0
      case 9, 11, 13, 15, 16, 17: numbers = 1
      case 8, 10, 12, 14: numbers = 2
      default: throw .unknownInstruction(instruction)
      }
      for _ in 0..<numbers { try reader.skipNumber() }
    default: throw .unknownInstruction(instruction)
    }
  }

  /// The part of a function's body behind its local variables.
  static func code(of body: ArraySlice<UInt8>) throws(ModuleFault) -> ArraySlice<UInt8> {
    var reader = ByteReader(body)
    for _ in 0..<(try reader.number()) {
      try reader.skipNumber()
      try reader.skip(1)
    }
    return body[reader.place...]
  }
}
