/// Addresses as attributes and links hold them: nothing but the web's own schemes runs or reads anything.
enum AddressText {
  /// The address, or nothing where following it could run a script or open a file.
  static func harmless(_ address: String) -> String { isHarmless(address) ? address : "" }

  /// Whether the address leads to the web, to a mailbox or a chat, or into the site.
  static func isHarmless(_ address: String) -> Bool {
    // Without a colon there is no scheme, whatever browsers leave out.
    guard address.utf8.contains(UInt8(ascii: ":")) else { return true }
    // Browsers leave out white space and control characters before they look for the scheme.
    let letters = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let head = letters.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let colon = head.firstIndex(of: ":") else { return true }
    let scheme = String(String.UnicodeScalarView(head[..<colon])).lowercased()
    return ["http", "https", "mailto", "xmpp"].contains(scheme)
  }

  /// Whether the address is one of the web, scheme and all.
  static func isOfTheWeb(_ address: String) -> Bool { address.hasPrefix("https://") || address.hasPrefix("http://") }

  /// Whether the address is of a file of the site itself: without a scheme and a host.
  static func isInSite(_ address: String) -> Bool {
    let letters = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let head = letters.prefix { $0 != "/" && $0 != "\\" && $0 != "?" && $0 != "#" }
    // Two slashes, either way, begin a host.
    let namesHost = letters.prefix(2).count == 2 && letters.prefix(2).allSatisfy { $0 == "/" || $0 == "\\" }
    return !head.contains(":") && !namesHost
  }

  /// A link's destination in Markdown: what could end it is written as codes.
  ///
  /// - Parameter inBrackets: Whether it stands between `<` and `>`, where parentheses end nothing.
  static func destination(_ address: String, inBrackets: Bool) -> String {
    var result: [UInt8] = []
    for byte in harmless(address).utf8 {
      if needsCode(byte, inBrackets: inBrackets) {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%\(digits.count == 1 ? "0" : "")\(digits)".utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func needsCode(_ byte: UInt8, inBrackets: Bool) -> Bool {
    switch byte {
    case 0x00...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "\""):
      true
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): !inBrackets
    default: false
    }
  }
}
