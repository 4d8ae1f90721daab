/// What a tag may name.
enum TagName {
  /// The most letters of a name; messages repeat it.
  static let longest = 100

  static func isName(_ name: String) -> Bool {
    name.utf8.count <= longest && (name == "." || parts(of: name, separatedBy: ".").allSatisfy(isWord))
  }

  static func isPartialName(_ name: String) -> Bool {
    let relative = name.hasPrefix("/") ? String(name.dropFirst()) : name
    return name.utf8.count <= longest && parts(of: relative, separatedBy: "/").allSatisfy(isWord)
  }

  private static func parts(of name: String, separatedBy separator: Character) -> [Substring] {
    name.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func isWord(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
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
