/// Plain text in HTML.
public enum HTMLText {
  /// The text with `&`, `<`, `>`, `"` and `'` as references, for contents and for attribute values in quotes.
  public static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the escaped text; bytes, because pages hold thousands of short texts.
  static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      // What needs no reference is appended in stretches.
      var written = 0
      func append(_ reference: StaticString, at place: Int) {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[written..<place]))
        output.append(contentsOf: UnsafeBufferPointer(start: reference.utf8Start, count: reference.utf8CodeUnitCount))
        written = place + 1
      }
      for (place, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;", at: place)
        case UInt8(ascii: "<"): append("&lt;", at: place)
        case UInt8(ascii: ">"): append("&gt;", at: place)
        case UInt8(ascii: "\""): append("&quot;", at: place)
        case UInt8(ascii: "'"): append("&#39;", at: place)
        default: break
        }
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[written...]))
    }
  }
}
