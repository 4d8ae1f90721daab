/// A character that a reader of a text does not see, and that changes what the text seems to say.
///
/// None of them has a place in content, in a file's name or in a message: they hide text, turn it around, break a line
/// into two or send commands to a terminal.
public enum HiddenCharacter: Hashable, Sendable {
  /// A command to a terminal, or a byte of a program's own.
  case control(Unicode.Scalar)
  /// A line break that editors do not show as one.
  case lineBreak(Unicode.Scalar)
  /// It turns the direction of the text behind it.
  case direction(Unicode.Scalar)
  /// It has no shape at all.
  case invisible(Unicode.Scalar)
  /// A code that Unicode keeps from being a character.
  case noncharacter(Unicode.Scalar)

  /// The scalar as such a character; `nil` for everything that shows, and for what joins or varies visible characters.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A, 0x09, 0x20...0x7E, 0xA0...0xAC, 0xAE...0x33F: return nil
    case 0x00...0x1F, 0x7F...0x9F: self = .control(scalar)
    // Most Korean, Japanese and Chinese text; U+3164 has no shape.
    case 0x3001...0x3163, 0x3165...0xD7FF: return nil
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .direction(scalar)
    case 0x2028, 0x2029: self = .lineBreak(scalar)
    default:
      if scalar.isNoncharacter {
        self = .noncharacter(scalar)
      } else if Self.isJoiner(scalar) || scalar.isVariationSelector || Self.isVisibleFormat(scalar) {
        return nil
      } else if scalar.isIgnorable || Self.isAnnotationMark(scalar) {
        self = .invisible(scalar)
      } else {
        return nil
      }
    }
  }

  /// The scalar.
  public var scalar: Unicode.Scalar {
    switch self {
    case .control(let scalar), .lineBreak(let scalar), .direction(let scalar), .invisible(let scalar),
      .noncharacter(let scalar):
      scalar
    }
  }

  /// Its code, such as `U+202E`.
  public var name: String { Self.name(of: scalar) }

  /// What it does, in words that go after its name.
  public var effect: String {
    switch self {
    case .control: "is a control character"
    case .lineBreak: "is a line break that editors do not show"
    case .direction: "changes the direction of the text behind it"
    case .invisible: "is invisible"
    case .noncharacter: "is not a character"
    }
  }

  /// A character's code, such as `U+202E`.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Characters without a shape that texts need: they join letters or emoji, or say where a word may break.
  public static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x200B...0x200D, 0x2060: true
    default: false
    }
  }

  /// Those of them that say where a word may break: texts may hold them, but in a name they make two of what looks like one.
  static func isSpaceWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B, 0x2060: true
    default: false
    }
  }

  /// The marks around the notes of a text. Every other format character is default ignorable, or is drawn: to ask for
  /// the general category would bring its table into the WebAssembly module, a twentieth of it.
  private static func isAnnotationMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xFFF9 && scalar.value <= 0xFFFB
  }

  /// Signs that are drawn around or under the digits behind them (Arabic, Syriac, Kaithi, Egyptian).
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD, 0x13430...0x1343F: true
    default: false
    }
  }
}
