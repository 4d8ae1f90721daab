/// Texts and numbers as SVG writes them.
enum SVGText {
  /// Appends the text with markup characters as references; characters that XML doesn't allow are left out.
  ///
  /// A `>` is left alone, as style sheets need it, unless it would end a CDATA section.
  static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      let begin = output.count
      var start = 0
      var index = 0
      // What stands between two special characters is copied as it is.
      func replace(_ length: Int, by reference: StaticString) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        output.append(
          contentsOf: UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount))
        start = index + length
      }
      while index < bytes.count {
        let byte = bytes[index]
        if isPlain(byte) {
          index += 1
          continue
        }
        let length = length(ofCharacterFrom: byte)
        switch byte {
        case UInt8(ascii: "&"): replace(1, by: "&amp;")
        case UInt8(ascii: "<"): replace(1, by: "&lt;")
        case UInt8(ascii: "\""): replace(1, by: "&quot;")
        case UInt8(ascii: ">"):
          let last = index > start ? bytes[index - 1] : output.count > begin ? output.last : nil
          if last == UInt8(ascii: "]") { replace(1, by: "&gt;") }
        default: if isForbidden(bytes[index..<index + length]) { replace(length, by: "") }
        }
        index += length
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  /// The number with at most two decimals and no trailing zeros.
  static func number(_ value: Double) -> String {
    var output: [UInt8] = []
    appendNumber(value, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the number with at most two decimals and no trailing zeros.
  static func appendNumber(_ value: Double, to output: inout [UInt8]) {
    let hundredths = UInt((value.magnitude * 100).rounded())
    if value < 0, hundredths != 0 { output.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    appendDigits(whole, to: &output)
    if rest == 0 { return }
    output.append(UInt8(ascii: "."))
    appendDigit(rest / 10, to: &output)
    if rest % 10 != 0 { appendDigit(rest % 10, to: &output) }
  }

  private static func appendDigits(_ number: UInt, to output: inout [UInt8]) {
    if number >= 1000 {
      // Few drawings are so large.
      output.append(contentsOf: String(number).utf8)
      return
    }
    if number >= 100 { appendDigit(number / 100, to: &output) }
    if number >= 10 { appendDigit(number / 10 % 10, to: &output) }
    appendDigit(number % 10, to: &output)
  }

  private static func appendDigit(_ digit: UInt, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Appends a text in which there is nothing to escape.
  static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { output.append(contentsOf: $0) }
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
