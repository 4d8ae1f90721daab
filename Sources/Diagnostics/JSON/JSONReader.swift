/// Why a text is no JSON.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let message: String
  /// How many bytes of UTF-8 stand before it.
  public let offset: Int
}

extension JSON {
  /// The lists and objects that may stand inside each other.
  public static let deepest = 20

  /// Reads a text as JSON and nothing else (RFC 8259). A key may occur only once in an object.
  public init(parsing text: String) throws(JSONProblem) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.wholeText()
  }
}

/// Reads JSON byte by byte.
private struct JSONReader {
  let bytes: [UInt8]
  var offset = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, offset: offset) }

  mutating func wholeText() throws(JSONProblem) -> JSON {
    let value = try value()
    skipSpace()
    guard next == nil else { throw problem("there is more after the JSON value") }
    return value
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = next, UInt32(byte) == sign.value else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONProblem) -> JSON {
    if take("{") { return .object(try members()) }
    if take("[") { return .list(try items()) }
    if take("\"") { return .text(try text()) }
    guard let byte = next else { throw problem("the JSON ends too early") }
    if byte == UInt8(ascii: "-") || isDigit(byte) { return .number(try number()) }
    if word("true") { return .flag(true) }
    if word("false") { return .flag(false) }
    if word("null") { return .null }
    throw problem("this is no JSON value")
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where bytes[offset + place] != word.utf8Start[place] { return false }
    offset = end
    return true
  }

  private mutating func enter() throws(JSONProblem) {
    depth += 1
    guard depth <= JSON.deepest else { throw problem("more than \(JSON.deepest) lists and objects are open here") }
  }

  private mutating func members() throws(JSONProblem) -> [JSON.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSON.Member] = []
    var keys = Set<String>()
    if take("}") { return [] }
    repeat {
      guard take("\"") else { throw problem("a key in quotes is missing") }
      let key = try text()
      guard keys.insert(key).inserted else { throw problem("the key \(quoted(key)) occurs twice in this object") }
      guard take(":") else { throw problem("':' is missing after a key") }
      members.append(JSON.Member(key, try value()))
    } while take(",")
    guard take("}") else { throw problem("'}' or ',' is missing") }
    return members
  }

  private mutating func items() throws(JSONProblem) -> [JSON] {
    try enter()
    defer { depth -= 1 }
    var items: [JSON] = []
    if take("]") { return [] }
    repeat { items.append(try value()) } while take(",")
    guard take("]") else { throw problem("']' or ',' is missing") }
    return items
  }

  // MARK: Numbers

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func digits() throws(JSONProblem) {
    guard let first = next, isDigit(first) else { throw problem("a digit is missing") }
    while let byte = next, isDigit(byte) { offset += 1 }
  }

  private mutating func number() throws(JSONProblem) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let isZero = next == UInt8(ascii: "0")
    let first = offset
    try digits()
    if isZero, offset > first + 1 { throw problem("a number begins with no needless 0") }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  // MARK: Texts

  /// The rest of a text whose first quote was taken.
  private mutating func text() throws(JSONProblem) -> String {
    var content: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += Array(String(Character(try escaped())).utf8)
      case 0..<0x20: throw problem("a text has no control characters, but '\\n' and the like")
      default: content.append(byte)
      }
    }
    throw problem("a text has no end")
  }

  private mutating func escaped() throws(JSONProblem) -> Unicode.Scalar {
    guard let byte = next else { throw problem("a text has no end") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): break
    default: throw problem("'\\' must be followed by \", \\, /, b, f, n, r, t or u")
    }
    var code = try fourDigits()
    // Two halves make a scalar beyond the first 65,536.
    if code >= 0xD800, code < 0xDC00, next == UInt8(ascii: "\\") {
      offset += 1
      guard next == UInt8(ascii: "u") else { throw problem("half a character is missing") }
      offset += 1
      let low = try fourDigits()
      guard low >= 0xDC00, low < 0xE000 else { throw problem("half a character is missing") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw problem("half a character is missing") }
    return scalar
  }

  private mutating func fourDigits() throws(JSONProblem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw problem("a text has no end") }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw problem("'\\u' needs four hexadecimal digits")
      }
      code = code << 4 + UInt32(digit)
      offset += 1
    }
    return code
  }
}
