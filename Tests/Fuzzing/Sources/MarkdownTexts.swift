import Site

/// Markdown, and plain text in it.
enum MarkdownTexts {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    HTMLLaws.check(Markdown.html(text, headingLevel: 1 + bytes.count % 6, anchorPrefix: "p-").text)
    HTMLLaws.check(Markdown.inlineHTML(text).text)
    _ = Markdown.plainText(text)
    for heading in Markdown.headings(text) { require(!heading.anchor.isEmpty, "a heading's anchor has a name") }

    // Markdown has no character of number 0; it shows another one instead.
    let plain = text.replacing("\0", with: "\u{FFFD}")
    let words = plain.unicodeScalars.split { $0.properties.isWhitespace && $0 != "\u{A0}" }.joined(separator: [" "])
    let line = String(String.UnicodeScalarView(words))
    let shown = HTMLLaws.text(of: Markdown.html(Markdown.escaped(plain)).text)
    require(shown.unicodeScalars.elementsEqual(line.unicodeScalars), "'\(line)' is shown as it is, not as '\(shown)'")
  }
}

/// What holds of all HTML that Markdown gives.
enum HTMLLaws {
  private static let tags: Set = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "a", "img", "code", "pre", "em", "strong", "del",
    "table",
    "thead", "tbody", "tr", "th", "td", "blockquote", "hr", "br",
  ]
  private static let attributes: Set = [
    "href", "src", "alt", "title", "id", "class", "start", "align", "lang",
    // Of a block of code, which scrolls and is nothing to translate.
    "tabindex", "translate",
  ]

  /// Only tags and attributes that are harmless, and no destination that runs.
  static func check(_ html: String) {
    let bytes = Array(html.utf8)
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if bytes[position...].starts(with: "!-- raw HTML omitted -->".utf8) { continue }
      if position < bytes.count, bytes[position] == UInt8(ascii: "/") { position += 1 }
      let name = word(bytes, &position)
      require(tags.contains(name), "there is no tag '\(name)' in \(html)")
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
        if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "/") {
          position += 1
          continue
        }
        let attribute = word(bytes, &position)
        require(attributes.contains(attribute), "there is no attribute '\(attribute)' in \(html)")
        require(bytes[position...].starts(with: "=\"".utf8), "a value in quotes follows in \(html)")
        position += 2
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count
        let value = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end + 1
        if attribute == "href" || attribute == "src" { requireHarmless(value, html) }
      }
    }
  }

  private static func requireHarmless(_ destination: String, _ html: String) {
    let plain = resolved(destination).lowercased().unicodeScalars.filter { $0.value > 0x20 }
    let text = String(String.UnicodeScalarView(plain))
    for scheme in ["javascript:", "vbscript:", "file:", "data:text"] {
      require(!text.hasPrefix(scheme), "no destination runs in \(html)")
    }
  }

  private static func word(_ bytes: [UInt8], _ position: inout Int) -> String {
    let start = position
    while position < bytes.count,
      bytes[position] | 0x20 >= 0x61 && bytes[position] | 0x20 <= 0x7A
        || bytes[position] >= 0x30 && bytes[position] <= 0x39 || bytes[position] == UInt8(ascii: "-")
    { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// The words of HTML, without the line break at the end of a paragraph.
  static func text(of html: String) -> String {
    var text = String.UnicodeScalarView()
    var isTag = false
    for scalar in html.unicodeScalars {
      switch scalar {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.append(scalar) }
      }
    }
    if text.last == "\n" { text.removeLast() }
    return resolved(String(text))
  }

  /// By bytes: a reference and the mark that follows it can be one character.
  private static func resolved(_ text: String) -> String {
    let references: [(String, String)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&"),
    ]
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let byte = rest.first {
      if let (reference, character) = references.first(where: { rest.starts(with: $0.0.utf8) }) {
        result += character.utf8
        rest.removeFirst(reference.utf8.count)
      } else {
        result.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
