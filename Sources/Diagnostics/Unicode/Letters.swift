// What readers of strangers' text ask of letters, without the standard library's tables, which hold every property of every
// scalar and would be a tenth of a WebAssembly module.

extension Character {
  /// Whether it ends a line, as `isNewline` says it.
  public var isLineEnd: Bool {
    switch unicodeScalars.first?.value {
    case 0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is a digit from 0 to 9.
  public var isDigit: Bool { utf8.count == 1 && "0" <= self && self <= "9" }

  /// Whether it is a letter of any script, or a number of another one.
  public var isWordLetter: Bool { isLetterOrNumber && !isDigit }

  /// Whether it is a letter from a to z.
  public var isSmallLetter: Bool { utf8.count == 1 && "a" <= self && self <= "z" }
}

extension StringProtocol {
  /// With a to z in place of A to Z; other letters stay.
  public func asciiLowercased() -> String { mapped { "A" <= $0 && $0 <= "Z" ? $0.value + 32 : $0.value } }

  /// With A to Z in place of a to z; other letters stay.
  public func asciiUppercased() -> String { mapped { "a" <= $0 && $0 <= "z" ? $0.value - 32 : $0.value } }

  private func mapped(_ value: (Unicode.Scalar) -> UInt32) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(utf8.count)
    for scalar in unicodeScalars { result.unicodeScalars.append(Unicode.Scalar(value(scalar)) ?? scalar) }
    return result
  }
}
