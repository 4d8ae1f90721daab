/// Files in one file, not compressed, as every reader of ZIP takes them.
struct ZipArchive {
  /// The archive's bytes. The files have no times but the first that ZIP knows, so that the same files give the same bytes.
  static func bytes(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let place = archive.count
      let name = Array(file.name.utf8)
      var facts: [UInt8] = []
      // The version that is needed; names in UTF-8; stored; 1 January 1980.
      for number in [20, 0x0800, 0, 0, 0x21] { facts.appendLittle(number, bytes: 2) }
      facts.appendLittle(Int(checksum(file.bytes)), bytes: 4)
      for _ in 0..<2 { facts.appendLittle(file.bytes.count, bytes: 4) }
      facts.appendLittle(name.count, bytes: 2)
      facts.appendLittle(0, bytes: 2)
      archive.appendLittle(0x0403_4B50, bytes: 4)
      archive += facts + name + file.bytes
      directory.appendLittle(0x0201_4B50, bytes: 4)
      directory.appendLittle(20, bytes: 2)
      directory += facts
      // No comment, the first disk, no attributes.
      directory.appendLittle(0, bytes: 10)
      directory.appendLittle(place, bytes: 4)
      directory += name
    }
    var end: [UInt8] = []
    end.appendLittle(0x0605_4B50, bytes: 4)
    end.appendLittle(0, bytes: 4)
    for _ in 0..<2 { end.appendLittle(files.count, bytes: 2) }
    end.appendLittle(directory.count, bytes: 4)
    end.appendLittle(archive.count, bytes: 4)
    end.appendLittle(0, bytes: 2)
    return archive + directory + end
  }

  /// CRC-32 as ZIP has it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum: UInt32 = ~0
    for byte in bytes { checksum = table[Int((checksum ^ UInt32(byte)) & 0xFF)] ^ (checksum >> 8) }
    return ~checksum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}

extension [UInt8] {
  /// Appends a number in so many bytes, the lowest first.
  fileprivate mutating func appendLittle(_ number: Int, bytes: Int) {
    for shift in 0..<bytes { append(shift < 8 ? UInt8(truncatingIfNeeded: number >> (8 * shift)) : 0) }
  }
}
