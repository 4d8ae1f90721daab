import Foundation

/// The words of a Swift file, and the types that it declares: without a compiler, and good enough for names of types.
struct SwiftWords {
  /// Everything that is written like the name of a type.
  private(set) var capitalized: Set<String> = []
  /// Types at the top of the file that other files can name.
  private(set) var types: Set<String> = []
  /// Types inside of others, and those of the file alone: elsewhere the same name means something else.
  private(set) var otherTypes: Set<String> = []

  /// Whether each brace is closed: else something was not read as it is meant.
  private(set) var isBalanced = true

  private static let declarations: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ text: String) {
    var depth = 0
    // Of the line, as modifiers stand on the line of what they modify.
    var before: [String] = []
    for token in Self.tokens(Array(text.utf8)) {
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      case "\n": before = []
      default:
        if token.first?.isUppercase == true {
          capitalized.insert(token)
          if let last = before.last, Self.declarations.contains(last) {
            let isOfTheFile = before.contains("private") || before.contains("fileprivate")
            if depth == 0 && !isOfTheFile { types.insert(token) } else { otherTypes.insert(token) }
          }
        }
        before.append(token)
      }
    }
    isBalanced = depth == 0
  }

  /// Words, braces and ends of lines, without those of comments and texts.
  private static func tokens(_ bytes: [UInt8]) -> [String] {
    var tokens: [String] = []
    var at = 0
    func starts(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard at + count <= bytes.count else { return false }
      for offset in 0..<count where bytes[at + offset] != text.utf8Start[offset] { return false }
      return true
    }
    func skip(to end: StaticString, inLine: Bool = false) {
      while at < bytes.count, !starts(end), !(inLine && starts("\n")) { at += starts("\\") ? 2 : 1 }
      if starts(end) { at += end.utf8CodeUnitCount }
    }
    while at < bytes.count {
      if starts("//") {
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      } else if starts("/*") {
        skip(to: "*/")
      } else if starts("\"\"\"") {
        at += 3
        skip(to: "\"\"\"")
      } else if starts("\"") {
        at += 1
        skip(to: "\"", inLine: true)
      } else if isOfWord(bytes[at]) {
        let start = at
        while at < bytes.count, isOfWord(bytes[at]) { at += 1 }
        tokens.append(String(decoding: bytes[start..<at], as: UTF8.self))
      } else {
        if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\n")].contains(bytes[at]) {
          tokens.append(String(UnicodeScalar(bytes[at])))
        }
        at += 1
      }
    }
    return tokens
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
