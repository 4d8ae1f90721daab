extension Markdown {
  /// Plain text written so that Markdown shows it as it is, anywhere: in a paragraph, at the beginning of a line, in a
  /// table's cell, in a link's words.
  ///
  /// White space becomes single spaces, as it does on the page.
  public static func escaped(_ text: String) -> String {
    if let plain = escapedASCII(text.utf8) { return plain }
    let words = text.unicodeScalars.split(whereSeparator: isSpace)
    let scalars = Array(words.joined(separator: [" "]))
    var result = String.UnicodeScalarView()
    let marker = listMarkerEnd(of: scalars)
    for (index, scalar) in scalars.enumerated() {
      // A text that begins with the mark of the order of bytes would lose it.
      if index == 0, scalar == "\u{FEFF}" {
        result.append(contentsOf: "&#xFEFF;".unicodeScalars)
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      // A bare address begins behind 'www.', whatever follows.
      let isAddress = scalar == "." && scalars[..<index].suffix(3).elementsEqual("www".unicodeScalars)
      if isAddress || needsBackslash(scalar, isFirst: index == 0, before: next, isListMarker: index == marker) {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }

  /// The same for a text in ASCII, which most are; `nil` for any other. By bytes it takes a tenth of the time.
  private static func escapedASCII(_ text: String.UTF8View) -> String? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    var line: [UInt8] = []
    line.reserveCapacity(text.count)
    var isBehindSpace = false
    for byte in text {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isBehindSpace = !line.isEmpty
      } else {
        if isBehindSpace { line.append(0x20) }
        isBehindSpace = false
        line.append(byte)
      }
    }
    let scalars = line.map { Unicode.Scalar($0) }
    let marker = listMarkerEnd(of: scalars)
    var result: [UInt8] = []
    result.reserveCapacity(line.count + 8)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isAddress = scalar == "." && line[..<index].suffix(3).elementsEqual("www".utf8)
      if isAddress || needsBackslash(scalar, isFirst: index == 0, before: next, isListMarker: index == marker) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(line[index])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A code span that shows the text as it is.
  ///
  /// - Parameter inTable: Whether it stands in a table's cell, where `|` must be escaped even in code.
  public static func codeSpan(_ text: String, inTable: Bool = false) -> String {
    if let first = text.utf8.first, first != UInt8(ascii: " "), text.utf8.allSatisfy({ isOrdinary($0) }) {
      return "`\(text)`"
    }
    // By scalars: a mark that combines with a backtick or a bar would hide it.
    let line = text.unicodeScalars.map { endsLine($0) ? " " : $0 }
    guard !line.isEmpty else { return "" }
    let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    // One space on both sides is not shown, so it is added where the text itself begins or ends with a backtick or
    // has spaces on both sides.
    let edges = [line.first, line.last]
    let isPadded = edges.contains("`") || (edges == [" ", " "] && line.contains { $0 != " " })
    let padding = isPadded ? " " : ""
    var escaped = String.UnicodeScalarView()
    for scalar in line {
      if inTable, scalar == "|" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return fence + padding + String(escaped) + padding + fence
  }

  /// Whether it is of ASCII and means nothing in a code span, nor in a table.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(byte) && byte != UInt8(ascii: "`") && byte != UInt8(ascii: "|")
  }

  /// What is white space on a page, where a line may end. None of it is behind U+3000, so most letters of most scripts need
  /// not be looked up.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D: true
    case ..<0x80, 0xA0, 0x3001...: false
    default: scalar.properties.isWhitespace
    }
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func needsBackslash(
    _ scalar: Unicode.Scalar, isFirst: Bool, before next: Unicode.Scalar?, isListMarker: Bool
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", "|", "~": true
    case "#", "+", "-", "=", ">": isFirst
    // A reference such as '&amp;' would be read as its character.
    case "&": next.map { $0 == "#" || $0.properties.isAlphabetic } ?? false
    // Bare addresses become links, whose words would then show the backslashes inside them.
    case ":": next == "/"
    case ".": isListMarker || next.map { $0.properties.isAlphabetic } ?? false
    case ")": isListMarker
    case "!": next == "["
    default: false
    }
  }

  /// Where the text begins like an ordered list, the index of the '.' or ')' behind its number.
  private static func listMarkerEnd(of scalars: [Unicode.Scalar]) -> Int? {
    guard let end = scalars.firstIndex(where: { !("0"..."9").contains($0) }), end > 0 else { return nil }
    return scalars[end] == "." || scalars[end] == ")" ? end : nil
  }
}
