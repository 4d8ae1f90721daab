/// The character references that our own escaping writes into attributes.
enum HTMLReferences {
  private static let known: [(reference: String, character: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
  ]

  /// The text with the references replaced. Bytes are compared: a mark that combines with a letter would hide an `&`.
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      if let match = known.first(where: { rest.starts(with: $0.reference.utf8) }) {
        result += match.character.utf8
        rest = rest.dropFirst(match.reference.utf8.count)
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
