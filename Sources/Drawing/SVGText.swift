/// Texts and numbers as SVG writes them.
enum SVGText {
  /// The text with markup characters as references; characters that XML doesn't allow are left out.
  ///
  /// A `>` is left alone, as style sheets need it, unless it would end a CDATA section.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">" where result.hasSuffix("]"): result += "&gt;"
      case "\"": result += "&quot;"
      case _ where isForbidden(scalar): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The number with at most two decimals and no trailing zeros.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    let sign = value < 0 && hundredths != 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Most texts are ASCII without markup and go through as they are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20...0x7E).contains(byte) || byte == 0x0A
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
