/// Finds the attributes of an HTML file that link or can be linked to, in one pass.
struct HTMLScan {
  struct Attribute {
    var name: String
    var value: String
    /// Where the value stands, in bytes.
    var offset: Int
  }

  /// All `href`, `src`, `poster` and `id`, and the `name` of `a`.
  private(set) var attributes: [Attribute] = []

  private static let linking: [StaticString] = ["href", "src", "poster", "id"]

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if follows("!--") { skip(behind: "-->") } else { readTag() }
    }
  }

  private mutating func readTag() {
    let start = position
    while position < bytes.count, Self.isPartOfTag(bytes[position]) { position += 1 }
    let name = start..<position
    guard !name.isEmpty else { return }
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      // A '<' inside a tag means that it was none, as in 'a <b and c'.
      if bytes[position] == UInt8(ascii: "<") { return }
      if Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
        position += 1
      } else {
        readAttribute(of: name)
      }
    }
    // What scripts and styles contain is no markup, up to their end tag.
    if equals(name, "script") { skip(behind: "</script") }
    if equals(name, "style") { skip(behind: "</style") }
  }

  private mutating func readAttribute(of tag: Range<Int>) {
    let start = position
    while position < bytes.count, Self.isPartOfAttribute(bytes[position]) { position += 1 }
    let name = start..<position
    if name.isEmpty { position += 1 }
    skipSpaces()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return }
    position += 1
    skipSpaces()
    guard position < bytes.count else { return }
    let quote = bytes[position]
    let range: Range<Int>
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      range = start..<end
      position = min(end + 1, bytes.count)
    } else {
      let end = bytes[position...].firstIndex { Self.isSpace($0) || $0 == UInt8(ascii: ">") } ?? bytes.count
      range = position..<end
      position = end
    }
    let known = Self.linking.first { equals(name, $0) }
    guard let found = known ?? (equals(name, "name") && equals(tag, "a") ? "name" : nil) else { return }
    let value = HTMLReferences.resolved(String(decoding: bytes[range], as: UTF8.self))
    attributes.append(Attribute(name: found.description, value: value, offset: range.lowerBound))
  }

  private mutating func skipSpaces() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func skip(behind text: StaticString) {
    while position < bytes.count, !follows(text) { position += 1 }
    position = min(position + text.utf8CodeUnitCount, bytes.count)
  }

  private func follows(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    return end <= bytes.count && equals(position..<end, text)
  }

  /// Whether the bytes are the text, given in lower case, in either case.
  private func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for (index, position) in range.enumerated() {
      let expected = text.utf8Start[index]
      let isLetter = expected >= UInt8(ascii: "a") && expected <= UInt8(ascii: "z")
      if (isLetter ? bytes[position] | 0x20 : bytes[position]) != expected { return false }
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private static func isPartOfTag(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static func isPartOfAttribute(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): false
    default: !isSpace(byte)
    }
  }
}
