extension LayoutCache {
  /// Reads what `bytes` wrote. What is damaged is left out, and what another version or another program wrote is empty:
  /// a layout is found here as it was made, or not at all.
  public init(bytes: [UInt8]) {
    let header = Array(Self.header.utf8)
    guard bytes.starts(with: header) else {
      self.init()
      return
    }
    var reader = ByteReader(bytes[header.count...])
    var entries: [Entry] = []
    var isWhole = true
    while let textLength = reader.number(UInt32.self), let placementLength = reader.number(UInt32.self),
      let checksum = reader.number(UInt64.self),
      let text = reader.bytes(Int(textLength)), let placement = reader.bytes(Int(placementLength))
    {
      guard checksum == Self.checksum(text, placement) else {
        isWhole = false
        continue
      }
      entries.append(Entry(text: LayoutText(bytes: text), placement: placement))
    }
    self.init(entries, isWhole: isWhole && reader.isAtEnd)
  }

  /// The cache for a file: the same bytes for the same layouts, asked for in the same order.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.header.utf8)
    for entry in kept {
      let text = entry.text.bytes
      writer.add(UInt32(text.count))
      writer.add(UInt32(entry.placement.count))
      writer.add(Self.checksum(text, entry.placement))
      writer.add(text)
      writer.add(entry.placement)
    }
    return writer.bytes
  }

  /// The first line. Another Graphviz gives other layouts.
  private static var header: String { "\(mark)1, Graphviz \(Graphviz.version)\n" }

  /// What every file of layouts begins with, whichever release has written it.
  public static let mark = "lifeline layouts "

  /// A sum that differs where one byte does, and where bytes have moved from one part to the other.
  private static func checksum(_ text: ArraySlice<UInt8>, _ placement: ArraySlice<UInt8>) -> UInt64 {
    var sum = UInt64(truncatingIfNeeded: text.count)
    for part in [text, placement] {
      part.withUnsafeBytes { bytes in
        var offset = 0
        while offset + 8 <= bytes.count {
          mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian, into: &sum)
          offset += 8
        }
        for byte in bytes[offset...] { mix(UInt64(byte), into: &sum) }
      }
    }
    return sum
  }

  /// Both steps can be undone, so that two different words never give one sum.
  private static func mix(_ word: UInt64, into sum: inout UInt64) {
    sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    sum ^= sum >> 29
  }
}
