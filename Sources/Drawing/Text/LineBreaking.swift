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
    var count = 0
    fill(pieces, limit: limit) { _ in count += 1 }
    var narrower = whole / Double(count)
    while narrower < limit {
      var needed = 0
      fill(pieces, limit: narrower) { _ in needed += 1 }
      if needed <= count { break }
      narrower += 4
    }
    var lines: [String] = []
    var start = text.startIndex
    fill(pieces, limit: min(narrower, limit)) { end in
      lines.append(String(text[start..<end]))
      start = end
    }
    return lines
  }

  /// The lines of a paragraph: each as full as it can be, and none wider than the limit, if letters must be parted for it.
  func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var start = text.startIndex
    fill(Self.pieces(of: text, wholeNames: true), limit: limit) { end in
      lines += narrowed(text[start..<end])
      start = end
    }
    return lines
  }

  /// Whether a name or a word of the text is too long for a line.
  func partsNames(of text: String) -> Bool {
    Self.pieces(of: text, wholeNames: true).contains {
      TextMetrics().width(ofAdvance: $0.advance, fontSize: fontSize) > limit * 1.03
    }
  }

  /// A line of which one name is too long: that is parted between its words.
  private func narrowed(_ line: Substring) -> [String] {
    if isFitting(Self.withoutSpace(line)) { return [Self.withoutSpace(line)] }
    let line = String(line)
    var lines: [String] = []
    var start = line.startIndex
    fill(Self.pieces(of: line), limit: limit) { end in
      lines += parted(line[start..<end])
      start = end
    }
    return lines
  }

  private func parted(_ line: Substring) -> [String] {
    var (lines, rest) = ([String](), line)
    while !isFitting(Self.withoutSpace(rest)) {
      var end = rest.index(after: rest.startIndex)
      while end < rest.endIndex, isFitting(String(rest[...end])) { end = rest.index(after: end) }
      if end == rest.endIndex { break }
      lines.append(Self.withoutSpace(rest[..<end]))
      rest = rest[end...]
    }
    return lines + [Self.withoutSpace(rest)]
  }

  private func isFitting(_ line: String) -> Bool { TextMetrics().width(of: line, fontSize: fontSize) <= limit }

  private static func withoutSpace(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// A part of a text between whose neighbours a line may end.
  private struct Piece {
    var end: String.Index
    var advance: Int
  }

  /// Puts as many pieces on a line as the limit allows, and says where each line ends.
  private func fill(_ pieces: [Piece], limit: Double, _ endLine: (String.Index) -> Void) {
    var line: Piece?
    for piece in pieces {
      if let current = line {
        let advance = current.advance + piece.advance
        if TextMetrics().width(ofAdvance: advance, fontSize: fontSize) <= limit {
          line = Piece(end: piece.end, advance: advance)
          continue
        }
        endLine(current.end)
      }
      line = piece
    }
    if let line { endLine(line.end) }
  }

  /// The parts between which a line may end: words, the words in a name, labels of arguments, square characters.
  private static func pieces(of text: String, wholeNames: Bool = false) -> [Piece] {
    var pieces: [Piece] = []
    var last: CharacterTraits = []
    func add(_ traits: CharacterTraits, _ advance: Int, end: String.Index) {
      let isWithinName = wholeNames && !last.contains(.space) && !(last.contains(.square) && traits.contains(.square))
      // Names in Latin letters stand in Japanese without spaces; only a particle behind one belongs to it.
      let isAtName =
        wholeNames && last.contains(.letter) && traits.contains(.letter)
        && last.contains(.square) != traits.contains(.square) && !traits.contains(.hiragana)
      if pieces.isEmpty || isAtName
        || !isWithinName && CharacterTraits.mayBreak(between: last, and: traits)
      {
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
