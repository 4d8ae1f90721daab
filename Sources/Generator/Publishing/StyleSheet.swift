/// A part of the style sheet. The parts are joined, so what one leaves open undoes the next.
enum StyleSheet {
  /// The first thing that is opened and not closed, or closed and not opened; lines and columns begin at 1.
  struct Fault: Equatable {
    enum Kind { case brace, comment, text }

    let kind: Kind
    let line: Int
    let column: Int
  }

  /// The text without its comments, which every page would have to load; those that begin with `/*!`, as licences do, stay.
  ///
  /// In its place a comment leaves nothing behind a space or a line's beginning, and else a space, which parts words as it did.
  static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var quote: UInt8?
    var index = 0
    func isAt(_ index: Int, _ sign: Character) -> Bool { index < bytes.count && bytes[index] == sign.asciiValue }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        result += bytes[index...index + 1]
        index += 2
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if isAt(index, "/"), isAt(index + 1, "*"), !isAt(index + 2, "!") {
        var end = index + 2
        while end < bytes.count, !(isAt(end, "*") && isAt(end + 1, "/")) { end += 1 }
        index = end + 2
        let isParted = result.last.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? true
        if !isParted { result.append(UInt8(ascii: " ")) } else if isAt(index, "\n") { index += 1 }
        continue
      }
      result.append(byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What does not match in it; `nil` where all does.
  static func fault(in text: String) -> Fault? {
    var open: [Fault] = []
    var lines = (line: 1, column: 0)
    var quote: (mark: Unicode.Scalar, place: Fault)?
    var comment: Fault?
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      lines.column += 1
      let place = { (kind: Fault.Kind, back: Int) in
        Fault(kind: kind, line: lines.line, column: lines.column - back)
      }
      var isUsed = false
      if comment != nil {
        if before == "*", scalar == "/" { (comment, isUsed) = (nil, true) }
      } else if let known = quote {
        if before == "\\" {
          isUsed = true
        } else if scalar == known.mark {
          quote = nil
        } else if scalar == "\n" {
          return known.place
        }
      } else if before == "\\" {
        isUsed = true
      } else {
        switch scalar {
        case "\"", "'": quote = (scalar, place(.text, 0))
        case "*" where before == "/": (comment, isUsed) = (place(.comment, 1), true)
        case "{": open.append(place(.brace, 0))
        case "}":
          if open.popLast() == nil { return place(.brace, 0) }
        default: break
        }
      }
      if scalar == "\n" { lines = (lines.line + 1, 0) }
      // What ends one thing begins no other: `/*/` opens a comment and does not close it.
      before = isUsed ? " " : scalar
    }
    return comment ?? quote?.place ?? open.first
  }
}
