/// What a link's destination means for the output.
enum LinkTarget: Hashable {
  /// A path from the linking file, percent-encoding resolved; empty for the file itself.
  case relative(path: String, fragment: String?)
  /// Another host, another scheme, or a path from the host's root.
  case elsewhere

  init(_ destination: String) {
    let destination = destination.trimmed
    guard !destination.hasPrefix("/"), !Self.hasScheme(destination) else {
      self = .elsewhere
      return
    }
    let bytes = destination.utf8
    let mark = bytes.firstIndex(of: UInt8(ascii: "#"))
    let path = bytes[..<(mark ?? bytes.endIndex)].prefix { $0 != UInt8(ascii: "?") }
    self = .relative(
      path: Self.percentDecoded(String(Substring(path))),
      fragment: mark.map { Self.percentDecoded(String(destination[bytes.index(after: $0)...])) })
  }

  /// Whether it means another thing on each page: the page itself or a place in it.
  static func isOfItsPage(_ destination: String) -> Bool {
    // Most begin with a letter or a dot: what blanks would hide need not be looked for.
    if let first = destination.utf8.first, first == UInt8(ascii: ".") || first >= UInt8(ascii: "A") && first < 0x7F {
      return false
    }
    guard let first = destination.trimmed.utf8.first else { return true }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "?")
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    // In 'notes/a:b.md' the colon belongs to a file's name.
    return destination[..<colon].utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].dropFirst().prefix(2)
      if bytes[index] == UInt8(ascii: "%"), digits.count == 2, digits.first != UInt8(ascii: "+"),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
