/// What a character is to someone who breaks lines.
struct CharacterTraits: OptionSet {
  let rawValue: UInt16

  static let space = CharacterTraits(rawValue: 1)
  static let letter = CharacterTraits(rawValue: 2)
  static let lowercase = CharacterTraits(rawValue: 4)
  static let uppercase = CharacterTraits(rawValue: 8)
  static let parenthesis = CharacterTraits(rawValue: 16)
  /// What stands between the parts of a name and belongs to the part before it.
  static let separator = CharacterTraits(rawValue: 32)
  /// Fills a square, so that a line may end on either side of it.
  static let square = CharacterTraits(rawValue: 64)
  /// Part of a Japanese word of foreign origin, which is read as a whole.
  static let katakana = CharacterTraits(rawValue: 128)
  /// Mostly an ending or a particle, which goes with what is before it.
  static let hiragana = CharacterTraits(rawValue: 256)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The traits of a printable ASCII character.
  init(ofASCII byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = [.letter, .lowercase]
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = [.letter, .uppercase]
    case UInt8(ascii: " "): self = .space
    case UInt8(ascii: "("): self = .parenthesis
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"): self = .separator
    default: self = []
    }
  }

  /// The traits of any character.
  init(of character: Character) {
    if let byte = character.asciiValue {
      self.init(ofASCII: byte)
      return
    }
    self = []
    if character.isLetter { insert(.letter) }
    if character.isLowercase { insert(.lowercase) }
    if character.isUppercase { insert(.uppercase) }
    if GlyphWidths.isSquare(character) { insert(.square) }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x309F: insert(.hiragana)
    case 0x30A0...0x30FF: insert(.katakana)
    default: break
    }
  }

  /// Whether a line may end between two characters.
  static func mayBreak(between left: CharacterTraits, and right: CharacterTraits) -> Bool {
    if left.contains(.space) { return !right.contains(.space) }
    if left.contains(.lowercase), right.contains(.uppercase) { return true }
    if right.contains(.parenthesis) { return !left.contains(.parenthesis) }
    if left.contains(.separator) { return right.contains(.letter) }
    if right.contains(.hiragana) || left.contains(.katakana) && right.contains(.katakana) { return false }
    return left.contains(.square) && right.contains(.square)
  }
}
