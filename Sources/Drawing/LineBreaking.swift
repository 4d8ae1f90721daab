/// Breaks a trigger into lines: names of callbacks are long, and several stand beside one another.
struct LineBreaking {
  /// The width above which a trigger is broken.
  var limit = Dimensions.labelLimit
  /// The size of its letters.
  var fontSize = Dimensions.labelFont

  /// The lines, together the text; as few as possible, and of similar widths.
  func lines(of text: String) -> [String] {
    if width(of: text) <= limit { return [text] }
    let pieces = Self.pieces(of: text)
    let count = fill(pieces, limit: limit).count
    var narrower = width(of: text) / Double(count)
    while narrower < limit {
      let lines = fill(pieces, limit: narrower)
      if lines.count <= count { return lines }
      narrower += 4
    }
    return fill(pieces, limit: limit)
  }

  /// Puts as many pieces on a line as the limit allows.
  private func fill(_ pieces: [String], limit: Double) -> [String] {
    pieces.reduce(into: []) { lines, piece in
      if let last = lines.last, width(of: last + piece) <= limit {
        lines[lines.count - 1] = last + piece
      } else {
        lines.append(piece)
      }
    }
  }

  private func width(of text: String) -> Double { TextMetrics().width(of: text, fontSize: fontSize) }

  /// The parts between which a line may end: words, the words in a name, labels of arguments, square characters.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var last: Character?
    for character in text {
      if let last, !mayBreak(between: last, and: character), !pieces.isEmpty {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      last = character
    }
    return pieces.isEmpty ? [""] : pieces
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if left == " " { return right != " " }
    if left.isLowercase, right.isUppercase { return true }
    if right == "(" { return left != " " && left != "(" }
    if left == ":" { return right.isLetter }
    if left == "." || left == "/" || left == "_" { return right.isLetter }
    return GlyphWidths.isSquare(left) && GlyphWidths.isSquare(right)
  }
}
