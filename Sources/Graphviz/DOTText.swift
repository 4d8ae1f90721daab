/// Strings as the DOT language writes them.
enum DOTText {
  /// A name: bare if it is a plain word, else in quotes.
  static func name(_ text: String) -> String {
    let isWord =
      text.utf8.first.map { !digits.contains($0) } ?? false
      && text.utf8.allSatisfy { digits.contains($0) || letters.contains($0 | 0x20) || $0 == UInt8(ascii: "_") }
    return isWord && !keywords.contains(text.lowercased()) ? text : quoted(text)
  }

  /// A label: backslashes and character references stand for themselves, and a line break is a line break.
  static func label(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    // By scalars: a quote and the mark that combines with it are one character, and would stay as they are.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      case "\"": result += "\\\""
      case "\n" where previous == "\r": break
      case "\n", "\r": result += "\\n"
      default: if !isControl(scalar) { result.unicodeScalars.append(scalar) }
      }
      previous = scalar
    }
    return "\"" + result + "\""
  }

  /// A string in which only the quotes are special; a backslash is doubled, or it would escape the closing quote.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      default: result.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return "\"" + result + "\""
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let keywords: Set = ["node", "edge", "graph", "digraph", "subgraph", "strict"]

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
