/// Advance widths in thousandths of the font size.
enum GlyphWidths {
  /// The width of a printable ASCII character; `nil` for every other byte.
  static func advance(ofASCII byte: UInt8) -> Int? {
    (0x20...0x7E).contains(byte) ? helvetica[Int(byte) - 0x20] : nil
  }

  static func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII, let width = advance(ofASCII: UInt8(scalar.value)) { return width }
    if isInvisible(scalar) { return 0 }
    if scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F { return emoji }
    if wide.contains(where: { $0.contains(scalar.value) }) { return 1000 }
    return fallback
  }

  /// Whether the character fills a square, so that a line may end on either side of it. Hangul has spaces for that.
  static func isSquare(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0xA4CF).contains(scalar.value) && !(0x3000...0x3002).contains(scalar.value)
  }

  /// Helvetica's widths from space to tilde, by Adobe's font metrics.
  private static let helvetica = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to slash
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to question mark
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to underscore
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // grave accent to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to tilde
  ]

  /// Most letters outside ASCII are about as wide as those in it.
  private static let fallback = 600
  /// Apple's and Google's emoji are wider than high.
  private static let emoji = 1250

  /// Scripts whose characters fill a square, arrows, and a few wide signs.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul syllables' first letters
    0x2014...0x2015,  // long dashes
    0x2025...0x2026,  // leaders, ellipsis
    0x2190...0x21FF,  // arrows
    0x2460...0x27BF,  // enclosed numbers, boxes, shapes, symbols
    0x2E80...0xA4CF,  // CJK radicals to Yi, with kana
    0xA960...0xA97F,  // more Hangul letters
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility
    0xFE30...0xFE4F,  // CJK vertical forms
    0xFF00...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x1F000...0x1FAFF,  // pictures
    0x20000...0x3FFFD,  // rarer ideographs
  ]

  /// Marks, joiners, selectors, controls, and the Hangul letters that complete a syllable.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F: false  // makes an emoji of the sign before it
    case 0x1160...0x11FF: true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
