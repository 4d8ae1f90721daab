/// What a tag may name.
enum TagName {
  /// The most letters of a name; messages repeat it.
  static let longest = 100

  static func isName(_ name: String) -> Bool {
    name.utf8.count <= longest && (name == "." || areWords(name.utf8[...], separatedBy: UInt8(ascii: ".")))
  }

  static func isPartialName(_ name: String) -> Bool {
    let relative = name.utf8.first == UInt8(ascii: "/") ? name.utf8.dropFirst() : name.utf8[...]
    return name.utf8.count <= longest && areWords(relative, separatedBy: UInt8(ascii: "/"))
  }

  /// Whether there is a word before, between and after the separators.
  private static func areWords(_ bytes: Substring.UTF8View, separatedBy separator: UInt8) -> Bool {
    var isInWord = false
    for byte in bytes {
      guard isLetter(byte) || (byte == separator && isInWord) else { return false }
      isInWord = byte != separator
    }
    return isInWord
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    // Most texts begin and end with a visible ASCII character. That is not white space, so nothing has to be trimmed.
    let visible = UInt8(ascii: "!")...UInt8(ascii: "~")
    if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last { return self }
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// The text up to its first line break.
  var oneLine: String {
    firstIndex(where: \.isNewline).map { self[..<$0] + "…" } ?? self
  }
}
