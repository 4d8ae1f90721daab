extension String {
  /// The text with line breaks, control characters and marks of direction written as codes, `\n` and `\u{1B}`: it stays on
  /// its line, and no terminal takes a part of it for a command.
  public var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: result += "\\t"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
