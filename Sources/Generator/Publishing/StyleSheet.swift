/// A part of the style sheet. The parts are joined, so what one leaves open undoes the next.
enum StyleSheet {
  /// The first thing that is opened and not closed, or closed and not opened; lines and columns begin at 1.
  struct Fault: Equatable {
    enum Kind { case brace, comment, text }

    let kind: Kind
    let line: Int
    let column: Int
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
