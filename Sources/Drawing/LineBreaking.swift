/// Breaks a trigger into lines: names of callbacks are long, and several stand beside one another.
struct LineBreaking {
  /// The width above which a trigger is broken.
  var limit = Dimensions.labelLimit
  /// The size of its letters.
  var fontSize = Dimensions.labelFont

  /// The lines, together the text; as few as possible, and of similar widths.
  func lines(of text: String) -> [String] {
    let whole = TextMetrics().width(of: text, fontSize: fontSize)
    if whole <= limit { return [text] }
    let pieces = Self.pieces(of: text)
    let count = fill(pieces, limit: limit).count
    var narrower = whole / Double(count)
    while narrower < limit {
      let ends = fill(pieces, limit: narrower)
      if ends.count <= count { return Self.lines(of: text, endingAt: ends) }
      narrower += 4
    }
    return Self.lines(of: text, endingAt: fill(pieces, limit: limit))
  }

  /// A part of a text between whose neighbours a line may end.
  private struct Piece {
    var end: String.Index
    var advance: Int
  }

  /// Puts as many pieces on a line as the limit allows; where the lines end.
  private func fill(_ pieces: [Piece], limit: Double) -> [String.Index] {
    var ends: [String.Index] = []
    var advance = 0
    for piece in pieces {
      if !ends.isEmpty, TextMetrics().width(ofAdvance: advance + piece.advance, fontSize: fontSize) <= limit {
        advance += piece.advance
        ends[ends.count - 1] = piece.end
      } else {
        advance = piece.advance
        ends.append(piece.end)
      }
    }
    return ends
  }

  private static func lines(of text: String, endingAt ends: [String.Index]) -> [String] {
    var start = text.startIndex
    return ends.map { end in
      defer { start = end }
      return String(text[start..<end])
    }
  }

  /// The parts between which a line may end: words, the words in a name, labels of arguments, square characters.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var last: CharacterTraits = []
    func add(_ traits: CharacterTraits, _ advance: Int, end: String.Index) {
      if pieces.isEmpty || CharacterTraits.mayBreak(between: last, and: traits) {
        pieces.append(Piece(end: end, advance: advance))
      } else {
        pieces[pieces.count - 1].end = end
        pieces[pieces.count - 1].advance += advance
      }
      last = traits
    }
    var index = text.startIndex
    if text.utf8.allSatisfy({ GlyphWidths.advance(ofASCII: $0) != nil }) {
      // Names are ASCII, where every byte is a character.
      for byte in text.utf8 {
        text.utf8.formIndex(after: &index)
        add(CharacterTraits(ofASCII: byte), GlyphWidths.advance(ofASCII: byte) ?? 0, end: index)
      }
    } else {
      for character in text {
        text.formIndex(after: &index)
        add(CharacterTraits(of: character), TextMetrics.advance(of: character), end: index)
      }
    }
    return pieces
  }
}
