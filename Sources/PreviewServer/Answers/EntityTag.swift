/// A tag for bytes: other bytes have another one. It is a number of 64 bits, and the count of the bytes.
///
/// The same bytes have the same tag in each run, so that a page which outlives the server knows whether it is still the same.
struct EntityTag: Sendable {
  // FNV-1a; nobody gains from two pages of their own with one tag.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var count = 0

  /// A tag for these bytes.
  init(_ bytes: [UInt8]) { add(bytes) }

  /// Makes it the tag of what there was together with these bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    count += bytes.count
  }

  /// The tag without quotation marks.
  var text: String { "\(String(hash, radix: 36))-\(String(count, radix: 36))" }

  /// Whether a tag is among those of `If-None-Match`. Whether they are weak does not matter there.
  static func isKnown(_ tag: String, in field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let part = part.drop { $0 == " " || $0 == "\t" }
      let name = (part.hasPrefix("W/") ? part.dropFirst(2) : part).prefix { $0 != " " && $0 != "\t" }
      // Whatever there is.
      return name == "*" || name == "\"\(tag)\""
    }
  }
}
