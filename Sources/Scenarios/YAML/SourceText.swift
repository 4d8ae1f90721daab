import Diagnostics

/// A file's text as it was read, in which the places of single letters can be looked up.
public struct SourceText: Sendable {
  let bytes: [UInt8]
  /// Where each line begins, in bytes.
  private let lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The byte at a place, which has columns counted in scalars.
  func offset(of place: SourceLocation) -> Int {
    guard lineStarts.indices.contains(place.line - 1) else { return bytes.count }
    var offset = lineStarts[place.line - 1]
    var column = 1
    while offset < bytes.count, column < place.column {
      offset += 1
      while offset < bytes.count, isContinuation(offset) { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The places of bytes that come one behind the other, beginning with a known one.
  func places(of offsets: [Int], from start: (offset: Int, place: SourceLocation)) -> [SourceLocation] {
    var (offset, place) = start
    return offsets.map { wanted in
      while offset < min(wanted, bytes.count) {
        if bytes[offset] == UInt8(ascii: "\n") {
          (place.line, place.column) = (place.line + 1, 1)
        } else if !isContinuation(offset + 1) {
          place.column += 1
        }
        offset += 1
      }
      return place
    }
  }

  /// The first byte of the next line.
  func nextLine(behind offset: Int) -> Int {
    (bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
  }

  private func isContinuation(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
}
