/// A part of the style sheet. The parts are joined, so a brace that is missing in one undoes the next.
enum StyleSheet {
  /// The line of a closing brace that closes nothing, or of an opening one that is never closed; `nil` where all match.
  static func unbalancedLine(_ text: String) -> Int? {
    var line = 1
    var open: [Int] = []
    var quote: UInt8?
    var isComment = false
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isComment {
        if before == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { isComment = false }
      } else if let mark = quote {
        if byte == mark, before != UInt8(ascii: "\\") { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "*") where before == UInt8(ascii: "/"): isComment = true
        case UInt8(ascii: "{"): open.append(line)
        case UInt8(ascii: "}"):
          if open.popLast() == nil { return line }
        default: break
        }
      }
      before = byte
    }
    return open.first
  }
}
