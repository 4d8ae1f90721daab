/// Codes that a terminal obeys and does not show: colours, bold letters, addresses of links, titles of windows.
enum TerminalCodes {
  private static let escape = UInt8(0x1B)

  /// The text without the codes. A code that does not end on its line stays.
  static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(escape) else { return text }
    var rest: [UInt8] = []
    rest.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == escape, let end = end(of: bytes, from: place + 1) {
        place = end
      } else {
        rest.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Where a code ends that begins behind an escape.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "["):
      // Numbers, and a letter that says what they are for.
      let end = bytes[(start + 1)...].firstIndex { !(0x20...0x3F).contains($0) }
      return end.flatMap { (0x40...0x7E).contains(bytes[$0]) ? $0 + 1 : nil }
    case UInt8(ascii: "]"):
      // A text, up to a bell or another escape with a backslash.
      guard let end = bytes[(start + 1)...].firstIndex(where: { [0x07, 0x0A, 0x0D, escape].contains($0) }) else {
        return nil
      }
      if bytes[end] == 0x07 { return end + 1 }
      let isEnded = bytes[end] == escape && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\\")
      return isEnded ? end + 2 : nil
    default: return nil
    }
  }
}
