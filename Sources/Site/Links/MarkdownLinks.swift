/// Finds `](destination)` and `[label]: destination` in Markdown without code.
struct MarkdownLinks {
  private(set) var links: [PageLinks.Link] = []

  private let bytes: [UInt8]
  /// How many '[' are open in this paragraph; without one, ']' and what follows are text.
  private var open = 0
  /// How many '[' there were in this line, if the first thing in it is one: a definition's line has one before its ']'.
  private var labels: Int?
  private var isLineStart = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = 0
    while position < bytes.count {
      if let end = endOfAddress(at: position) {
        position = end
        continue
      }
      read(bytes[position], at: position)
      // An escaped bracket is text.
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  /// The place behind `<https://example.org/[a](b)>`, in which nothing else is a link; `nil` where none begins.
  private mutating func endOfAddress(at position: Int) -> Int? {
    guard bytes[position] == UInt8(ascii: "<"), bytes.dropFirst(position + 1).first.map(Self.isLetter) == true else {
      return nil
    }
    // CommonMark's limit of a scheme's name.
    let scheme = bytes[(position + 1)...].prefix(33).prefix {
      Self.isLetter($0) || (0x30...0x39).contains($0)
        || [UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-")].contains($0)
    }
    guard (2...32).contains(scheme.count), scheme.endIndex < bytes.count, bytes[scheme.endIndex] == UInt8(ascii: ":"),
      let end = bytes[scheme.endIndex...].firstIndex(where: {
        $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
      }), bytes[end] == UInt8(ascii: ">")
    else { return nil }
    isLineStart = false
    return end + 1
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private mutating func read(_ byte: UInt8, at position: Int) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch byte {
    case UInt8(ascii: "\n"):
      if isLineStart || next == UInt8(ascii: "\n") { open = 0 }
      labels = nil
      isLineStart = true
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "["):
      open += 1
      labels = isLineStart ? 1 : labels.map { $0 + 1 }
    case UInt8(ascii: "]") where open > 0:
      open -= 1
      let isInline = next == UInt8(ascii: "(")
      if isInline || (next == UInt8(ascii: ":") && labels == 1),
        let range = destination(at: position + 2, isInline: isInline)
      {
        links.append(link(range))
      }
    default: break
    }
    isLineStart = false
  }

  private func destination(at start: Int, isInline: Bool) -> Range<Int>? {
    guard let first = bytes[min(start, bytes.count)...].firstIndex(where: { $0 > 0x20 }) else { return nil }
    if bytes[first] == UInt8(ascii: "<") {
      // Neither a line break nor another '<' may come before the end.
      let end = bytes[(first + 1)...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") || $0 == 0x0A }
      guard let end, bytes[end] == UInt8(ascii: ">") else { return nil }
      return first + 1..<end
    }
    var depth = 0
    var end = first
    while end < bytes.count, bytes[end] > 0x20 {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "(") where isInline: depth += 1
      case UInt8(ascii: ")") where isInline && depth == 0: return first..<end
      case UInt8(ascii: ")") where isInline: depth -= 1
      default: break
      }
      // CommonMark's limit, which also keeps this linear.
      if depth > 32 { return nil }
      end += 1
    }
    end = min(end, bytes.count)
    return !isInline || closes(behind: end) ? first..<end : nil
  }

  /// Whether a link's `)` or its title follows a blank; without either, what looks like a link is text.
  private func closes(behind end: Int) -> Bool {
    guard let next = bytes[end...].first(where: { $0 > 0x20 }) else { return false }
    return [UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(next)
  }

  /// The link with the destination in these bytes, escapes and references resolved.
  private func link(_ range: Range<Int>) -> PageLinks.Link {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes[range] {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { text.append(byte) }
    }
    let destination = HTMLReferences.resolved(String(decoding: text, as: UTF8.self))
    return PageLinks.Link(destination: destination, offset: range.lowerBound)
  }
}
