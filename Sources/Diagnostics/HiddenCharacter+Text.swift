extension HiddenCharacter {
  /// One of them in a text, with the number of scalars before it.
  public struct Occurrence: Hashable, Sendable {
    /// The character.
    public let character: HiddenCharacter
    /// How many scalars stand before it.
    public let offset: Int
  }

  /// Every one in the text, in order.
  ///
  /// A joiner that follows a joiner, or a variation selector that follows none of what it could vary, joins and varies
  /// nothing: runs of them carry hidden text.
  public static func all(in text: some Sequence<Unicode.Scalar>) -> [Occurrence] {
    var found: [Occurrence] = []
    var offset = 0
    var previous: Unicode.Scalar = " "
    for scalar in text {
      defer {
        offset += 1
        previous = scalar
      }
      if scalar.value < 0x7F, scalar.value >= 0x20 { continue }
      if let character = HiddenCharacter(scalar) ?? unpaired(scalar, after: previous) {
        found.append(Occurrence(character: character, offset: offset))
      }
    }
    return found
  }

  /// What is wrong with a file's name as one that people read, in words that end a message; `nil` if all of it shows.
  public static func problem(ofFileName name: String) -> String? {
    // Nearly all names are plain, and each file is asked for.
    if name.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return nil }
    if let hidden = all(in: name.unicodeScalars).first?.character {
      return "the name holds \(hidden.name), which \(hidden.effect); rename the file"
    }
    if name.contains("\n") || name.contains("\t") {
      return "the name holds a line break or a tab; rename the file"
    }
    // What is not UTF-8 was replaced by this sign when the name was read.
    return name.unicodeScalars.contains("\u{FFFD}") ? "the name is not UTF-8; rename the file" : nil
  }

  private static func unpaired(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> HiddenCharacter? {
    guard scalar.value > 0xA0 else { return nil }
    if isJoiner(scalar) { return isJoiner(previous) ? .invisible(scalar) : nil }
    guard scalar.isVariationSelector else { return nil }
    let variesNothing =
      previous.isSpace || previous.isVariationSelector || isJoiner(previous)
    return variesNothing ? .invisible(scalar) : nil
  }
}

extension String {
  /// The text with line breaks and hidden characters written as codes, `\n` and `\u{1B}`: it stays on its line, and no
  /// terminal takes a part of it for a command. Nor does a code host, for which a line that begins with `::` is one.
  public var printable: String {
    // Of several colons one is enough.
    let blanks = unicodeScalars.prefix { $0 == " " }.count
    guard unicodeScalars.dropFirst(blanks).starts(with: "::".unicodeScalars) else { return withoutHidden }
    return String(repeating: " ", count: blanks) + "\\u{3A}"
      + String(unicodeScalars.dropFirst(blanks + 1)).withoutHidden
  }

  private var withoutHidden: String {
    let hidden = HiddenCharacter.all(in: unicodeScalars)
    let isPlain = !unicodeScalars.contains { $0 == "\n" || $0 == "\t" || HiddenCharacter.isSpaceWithoutWidth($0) }
    if hidden.isEmpty, isPlain { return self }
    let places = Set(hidden.map { $0.offset })
    var result = ""
    for (offset, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where places.contains(offset) || HiddenCharacter.isSpaceWithoutWidth(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
