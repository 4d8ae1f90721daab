/// Strings as JSON writes them, without a library: the tool's JSON is small and its key order is part of the contract.
public enum JSONText {
  /// The text in quotes, with everything escaped that JSON does not allow inside them or that a reader would not see.
  public static func quoted(_ text: String) -> String {
    var result: [UInt8] = []
    append(text, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the text in quotes to UTF-8.
  static func append(_ text: String, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    var text = text
    // Most texts have nothing to escape.
    let isPlain = text.withUTF8 { bytes in
      for byte in bytes where !self.isPlain(byte) { return false }
      result.append(contentsOf: bytes)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { append(scalar, to: &result) }
    }
    result.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    switch scalar {
    case "\"": result += "\\\"".utf8
    case "\\": result += "\\\\".utf8
    case "\n": result += "\\n".utf8
    case "\r": result += "\\r".utf8
    case "\t": result += "\\t".utf8
    case _ where HiddenCharacter(scalar) != nil:
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u".utf8
        for _ in digits.count..<4 { result.append(UInt8(ascii: "0")) }
        result += digits.utf8
      }
    default: result += String(scalar).utf8
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
