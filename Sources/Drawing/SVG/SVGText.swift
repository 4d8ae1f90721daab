/// Texts and numbers as SVG writes them.
enum SVGText {
  /// Appends the text with markup characters as references; characters that XML doesn't allow are left out.
  ///
  /// A `>` is left alone, as style sheets need it, unless it would end a CDATA section.
  static func appendEscaped(_ text: String, to output: inout SVGOutput) {
    var text = text
    text.withUTF8 { bytes in
      let begin = output.count
      // What stands between two special characters is copied as it is.
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if isPlain(byte) {
          index += 1
          continue
        }
        let length = length(ofCharacterFrom: byte)
        let last = index > start ? bytes[index - 1] : output.count > begin ? output.last : nil
        if let reference = reference(for: bytes[index..<index + length], after: last) {
          output.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
          output.append(literal: reference)
          start = index + length
        }
        index += length
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// What stands for a character, if it can't stand for itself.
  private static func reference(
    for character: Slice<UnsafeBufferPointer<UInt8>>, after last: UInt8?
  ) -> StaticString? {
    switch character.first {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: ">"): last == UInt8(ascii: "]") ? "&gt;" : nil
    default: isForbidden(character) ? "" : nil
    }
  }

  /// The number with at most two decimals and no trailing zeros.
  static func number(_ value: Double) -> String {
    if let digits = PackedNumber(value) { return digits.text }
    let hundredths = Int((value.magnitude * 100).rounded())
    let decimals = hundredths % 100 == 0 ? "" : PackedNumber(Double(hundredths % 100) / 100)?.text.dropFirst() ?? ""
    return (value < 0 ? "-" : "") + String(hundredths / 100) + decimals
  }

  /// Appends the number with at most two decimals and no trailing zeros.
  static func appendNumber(_ value: Double, to output: inout SVGOutput) {
    if let digits = PackedNumber(value) {
      digits.append(to: &output)
    } else {
      output.append(number(value))
    }
  }

  /// Most characters are ASCII without markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20...0x7E).contains(byte) || byte == 0x0A
    }
  }

  /// How many bytes of UTF-8 a character has that begins with this one.
  private static func length(ofCharacterFrom byte: UInt8) -> Int {
    switch byte {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// Controls other than tab and line feed, U+FFFE and U+FFFF.
  private static func isForbidden(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let first = character[character.startIndex]
    switch character.count {
    case 1: return (first < 0x20 && first != 0x09 && first != 0x0A) || first == 0x7F
    case 2: return first == 0xC2 && character[character.startIndex + 1] < 0xA0
    case 3:
      return first == 0xEF && character[character.startIndex + 1] == 0xBF && character[character.startIndex + 2] >= 0xBE
    default: return false
    }
  }
}
