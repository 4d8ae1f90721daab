/// Strings as JSON writes them, without a library: the tool's JSON is small and its key order is part of the contract.
public enum JSONText {
  /// The text in quotes, with everything escaped that JSON does not allow inside them or that a reader would not see.
  public static func quoted(_ text: String) -> String {
    // Most texts have nothing to escape.
    if text.utf8.allSatisfy({ isPlain($0) }) { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where HiddenCharacter(scalar) != nil:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(byte)
  }
}
