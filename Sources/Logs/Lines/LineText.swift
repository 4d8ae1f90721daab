import Diagnostics

/// A line as its scalars, with what kind each is.
struct LineText {
  typealias Scalar = Unicode.Scalar

  /// The most that is read of a line, in scalars. Nobody prints so much about one call.
  static let limit = 4_096

  let scalars: [Scalar]
  /// Whether the line is longer than what is read of it.
  let isCut: Bool

  init(_ text: Substring) {
    var scalars: [Scalar] = []
    var isCut = false
    for scalar in text.unicodeScalars {
      if scalars.count == Self.limit {
        isCut = true
        break
      }
      scalars.append(scalar)
    }
    self.scalars = scalars
    self.isCut = isCut
  }

  var count: Int { scalars.count }
  subscript(place: Int) -> Scalar { scalars[place] }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// Whether a word begins there: at a letter behind something else, or at a capital that a hump begins with.
  func beginsWord(_ place: Int) -> Bool {
    guard scalars[place].isASCIILetter else { return false }
    guard place > 0 else { return true }
    let before = scalars[place - 1]
    if !before.isASCIILetter { return true }
    guard scalars[place].isCapital else { return false }
    return !before.isCapital || place + 1 < count && scalars[place + 1].isSmall
  }

  /// Whether what ends before that place is whole: the letters of its last word do not go on.
  func endsWord(_ place: Int) -> Bool { place >= count || !scalars[place].isSmall }
}

extension Unicode.Scalar {
  var isSmall: Bool { value >= 97 && value <= 122 }
  var isCapital: Bool { value >= 65 && value <= 90 }
  var isASCIILetter: Bool { isSmall || isCapital }
  var isDigit: Bool { value >= 48 && value <= 57 }
  var isBlank: Bool { self == " " || self == "\t" || value == 0xA0 || value == 0x3000 }
  /// Whether it can be part of a name.
  var isOfName: Bool {
    isASCIILetter || isDigit || self == "_"
      || value >= 0x80 && (isMark || Character(self).isLetterOrNumber) && !isEnclosedNumber
  }

  /// Whether it numbers the lines of a list: ①, ⑴, ❶.
  private var isEnclosedNumber: Bool { 0x2460...0x24FF ~= value || 0x2776...0x2793 ~= value }

  /// Whether it is a mark that belongs to the letter before it. macOS writes an accent in a file's name as a scalar of its own;
  /// Japanese has sound marks, Indian scripts have vowel signs, and Thai has tones. The ranges of Indian scripts and of Thai
  /// include their letters.
  private var isMark: Bool {
    switch value {
    case 0x300...0x36F, 0x3099, 0x309A, 0x900...0x963, 0x966...0xE3E, 0xE40...0xE4E: true
    default: false
    }
  }
  /// The bracket that opens what this one closes.
  var openingBracket: Unicode.Scalar? {
    switch self {
    case ")": "("
    case "]": "["
    case ">": "<"
    default: nil
    }
  }

  /// The bracket that closes what this one opens.
  var closingBracket: Unicode.Scalar? {
    switch self {
    case "(": ")"
    case "[": "]"
    case "<": ">"
    default: nil
    }
  }

  var small: UInt8? { isSmall ? UInt8(value - 97) : isCapital ? UInt8(value - 65) : nil }
}
