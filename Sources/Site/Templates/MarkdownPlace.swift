/// Where in Markdown a value stands, which decides how it is escaped.
enum MarkdownPlace: Hashable, Sendable {
  /// In a paragraph, a heading or a cell.
  case text
  /// In a link's destination.
  case destination
  /// In a link's destination in angle brackets.
  case bracketed
  /// An address that stands by itself, in angle brackets.
  case autolink
  /// In the quotes of an HTML element's attribute.
  case attribute
  /// In code: a span or a block.
  case code
  /// In an HTML element outside quotes, where no escaping helps.
  case unsafe
}

/// Reads a Markdown template's text up to each of its tags.
struct MarkdownPlaceScanner {
  /// The HTML that stands in it.
  private var html = HTMLPlaceScanner()
  private var isInFence = false
  private var line: [UInt8] = []
  private var isInDestination = false
  private var backticks = 0

  /// Where a value would stand now.
  var place: MarkdownPlace {
    if isInFence || backticks % 2 == 1 { return .code }
    if html.isBehindOpeningBracket { return isInDestination ? .bracketed : .autolink }
    if isInDestination { return .destination }
    switch html.place {
    case .content: return .text
    case .textOnly, .address: return .attribute
    case .data, .unsafe: return .unsafe
    }
  }

  /// Reads a stretch of text.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for byte in text { read(byte) }
  }

  /// Passes over a value.
  mutating func passValue() {
    line.append(UInt8(ascii: "x"))
    html.passValue()
  }

  private mutating func read(_ byte: UInt8) {
    html.read([byte])
    if byte == UInt8(ascii: "\n") {
      if line.drop(while: { $0 == 0x20 }).starts(with: "```".utf8) { isInFence.toggle() }
      line = []
      isInDestination = false
      backticks = 0
      return
    }
    line.append(byte)
    if byte == UInt8(ascii: "`") { backticks += 1 }
    if byte == UInt8(ascii: "("), line.suffix(2).first == UInt8(ascii: "]") { isInDestination = true }
    if byte == UInt8(ascii: ")") { isInDestination = false }
  }
}
