/// Reads numbers and names from a part of a module.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  /// The place of the next byte.
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place >= bytes.endIndex }

  mutating func byte() throws(ModuleFault) -> UInt8 {
    guard !isAtEnd else { throw .endsTooEarly }
    defer { place += 1 }
    return bytes[place]
  }

  /// An unsigned number in LEB128.
  mutating func number() throws(ModuleFault) -> Int {
    var result = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try byte()
      result |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return result }
    }
    throw .longNumber
  }

  /// A number in LEB128 whose value does not matter, signed or not.
  mutating func skipNumber() throws(ModuleFault) { while try byte() >= 0x80 {} }

  mutating func skip(_ count: Int) throws(ModuleFault) {
    guard count <= bytes.endIndex - place else { throw .endsTooEarly }
    place += count
  }

  /// The next bytes.
  mutating func slice(_ count: Int) throws(ModuleFault) -> ArraySlice<UInt8> {
    let start = place
    try skip(count)
    return bytes[start..<place]
  }
}

extension [UInt8] {
  /// Adds an unsigned number in LEB128, in as few bytes as it needs.
  mutating func append(number: Int) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

/// Why a module cannot be read.
enum ModuleFault: Error, Equatable {
  case noModule
  case endsTooEarly
  case longNumber
  case unknownInstruction(UInt8)
  case unknownPart(String)
  case unknownFunction(Int)
}
