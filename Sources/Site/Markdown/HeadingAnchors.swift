/// The ids of headings, made as code hosts make them.
struct HeadingAnchors {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The anchor of the next heading with this text; a number tells equal ones apart.
  mutating func next(for text: String) -> String {
    let slug = Self.slug(text)
    var anchor = slug
    var count = counts[slug] ?? 0
    while !taken.insert(anchor).inserted {
      count += 1
      anchor = "\(slug)-\(count)"
    }
    counts[slug] = count
    return anchor
  }

  /// Lower case, without punctuation, with '-' for spaces.
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case " ": slug += "-"
      case "-", "_": slug.unicodeScalars.append(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
          .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
          slug.unicodeScalars.append(scalar)
        default: break
        }
      }
    }
    return slug
  }

  /// Adds ids to HTML's headings, given their texts in order.
  ///
  /// `named` gives what a heading's anchor is called on its page.
  ///
  /// The HTML is cmark's own, in which '<h' and a digit stand for nothing but a heading: text is escaped, and HTML in
  /// the Markdown was left out.
  static func added(
    to html: String, for texts: [String], prefix: String, named: (String) -> String
  ) -> String {
    guard !texts.isEmpty else { return html }
    var anchors = HeadingAnchors()
    var remaining = texts[...]
    let bytes = Array(html.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 40 * texts.count)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ">"), isHeading(bytes[..<index]), let text = remaining.popFirst() {
        let anchor = prefix + named(anchors.next(for: text))
        // A heading of signs only has no anchor of its own.
        if anchor != prefix { result += " id=\"\(HTMLText.escaped(anchor))\"".utf8 }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a heading's tag, but for its '>', stands at the end.
  private static func isHeading(_ bytes: ArraySlice<UInt8>) -> Bool {
    let tag = bytes.suffix(3)
    guard tag.starts(with: "<h".utf8), let level = tag.dropFirst(2).first else { return false }
    return level >= UInt8(ascii: "1") && level <= UInt8(ascii: "6")
  }
}
