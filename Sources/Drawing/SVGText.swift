/// Texts and numbers as SVG writes them.
enum SVGText {
  /// Appends the text with markup characters as references; characters that XML doesn't allow are left out.
  ///
  /// A `>` is left alone, as style sheets need it, unless it would end a CDATA section.
  static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      var isAfterBracket = false
      // What stands between two special characters is copied as it is.
      func replace(_ length: Int, by reference: StaticString) {
        output.append(contentsOf: bytes[start..<index])
        output.append(
          contentsOf: UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount))
        start = index + length
      }
      while index < bytes.count {
        let byte = bytes[index]
        let length = length(ofCharacterFrom: byte)
        if isForbidden(bytes[index..<index + length]) {
          replace(length, by: "")
        } else {
          switch byte {
          case UInt8(ascii: "&"): replace(1, by: "&amp;")
          case UInt8(ascii: "<"): replace(1, by: "&lt;")
          case UInt8(ascii: ">") where isAfterBracket: replace(1, by: "&gt;")
          case UInt8(ascii: "\""): replace(1, by: "&quot;")
          default: break
          }
          isAfterBracket = byte == UInt8(ascii: "]")
        }
        index += length
      }
      output.append(contentsOf: bytes[start..<index])
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
    let hundredths = Int((value.magnitude * 100).rounded())
    if value < 0, hundredths != 0 { output.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    appendDigits(whole, to: &output)
    if rest == 0 { return }
    output.append(UInt8(ascii: "."))
    output.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 != 0 { output.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  private static func appendDigits(_ number: Int, to output: inout [UInt8]) {
    if number >= 10 { appendDigits(number / 10, to: &output) }
    output.append(UInt8(ascii: "0") + UInt8(number % 10))
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
