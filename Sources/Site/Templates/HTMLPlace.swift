/// Where in HTML a value stands, which decides how it is escaped.
enum HTMLPlace: Hashable, Sendable {
  /// Where elements can stand.
  case content
  /// Where text can stand and no element: in an attribute's quotes, in `<title>`.
  case textOnly
  /// At the beginning of an attribute that leads somewhere, such as `href`.
  case address
  /// In a script or a style: only data that a writer of markup has made may stand there.
  case data
  /// Where no escaping makes a text harmless: in a tag outside quotes, in the attribute of an event or a style.
  case unsafe
}

/// Reads a template's text up to each of its tags, as a browser would.
///
/// Sections are read one after the other, as if all were written; tags open and close within one section or outside all.
struct HTMLPlaceScanner {
  private enum State: Hashable {
    case text
    case tagName
    case tag
    case attributeName
    case beforeValue
    case value(quote: UInt8, isAtStart: Bool)
    case unquotedValue
    /// Behind `<!`: a document type, or the beginning of a comment.
    case declaration
    case comment
    /// Inside an element that holds text only, up to its end tag.
    case textElement
  }

  private var state = State.text
  private var tag: [UInt8] = []
  private var attribute: [UInt8] = []
  private var recent: [UInt8] = []

  /// Where a value would stand now.
  var place: HTMLPlace {
    switch state {
    case .text, .comment, .declaration: .content
    case .tagName, .tag, .attributeName, .beforeValue, .unquotedValue: .unsafe
    case .value(_, let isAtStart):
      attribute.starts(with: "on".utf8) || Self.isOne(of: ["style", "srcdoc"], attribute)
        ? .unsafe
        : isAtStart && Self.isOne(of: Self.addresses, attribute) ? .address : .textOnly
    case .textElement: Self.isOne(of: ["script", "style"], tag) ? .data : .textOnly
    }
  }

  /// Whether the last byte began a tag or an address in angle brackets.
  var isBehindOpeningBracket: Bool { state == .tagName && tag.isEmpty }

  private static let addresses: [StaticString] = [
    "href", "src", "action", "formaction", "poster", "data", "cite", "ping",
  ]

  /// Reads a stretch of text.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for byte in text { read(byte) }
  }

  /// Passes over a value: what follows it is no beginning any more.
  mutating func passValue() {
    if case .value(let quote, _) = state { state = .value(quote: quote, isAtStart: false) }
    if state == .tagName, tag.isEmpty { state = .text }
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text: if byte == UInt8(ascii: "<") { begin(.tagName) }
    case .tagName: readTagName(byte)
    case .tag:
      if byte == UInt8(ascii: ">") {
        endTag()
      } else if !Self.isSpace(byte), byte != UInt8(ascii: "/") {
        attribute = [byte | 0x20]
        state = .attributeName
      }
    case .attributeName:
      switch byte {
      case UInt8(ascii: "="): state = .beforeValue
      case UInt8(ascii: ">"): endTag()
      case _ where Self.isSpace(byte): state = .tag
      default: attribute.append(byte | 0x20)
      }
    case .beforeValue:
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        state = .value(quote: byte, isAtStart: true)
      } else if byte == UInt8(ascii: ">") {
        endTag()
      } else if !Self.isSpace(byte) {
        state = .unquotedValue
      }
    case .value(let quote, _): state = byte == quote ? .tag : .value(quote: quote, isAtStart: false)
    case .unquotedValue:
      if byte == UInt8(ascii: ">") { endTag() } else if Self.isSpace(byte) { state = .tag }
    case .declaration:
      remember(byte)
      if recent.elementsEqual("--".utf8) { begin(.comment) } else if byte == UInt8(ascii: ">") { state = .text }
    case .comment:
      remember(byte)
      if recent.suffix(3).elementsEqual("-->".utf8) { state = .text }
    case .textElement:
      remember(byte | (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? 0x20 : 0))
      let end = [UInt8(ascii: "<"), UInt8(ascii: "/")] + tag
      if recent.suffix(end.count).elementsEqual(end) { begin(.tag) }
    }
  }

  private mutating func readTagName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): endTag()
    case UInt8(ascii: "!") where tag.isEmpty: begin(.declaration)
    case _ where Self.isSpace(byte): state = tag.isEmpty ? .text : .tag
    default: tag.append(byte == UInt8(ascii: "/") ? byte : byte | 0x20)
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    recent = []
    if next == .tagName || next == .tag { tag = [] }
  }

  private mutating func endTag() {
    state = Self.isOne(of: ["script", "style", "title", "textarea"], tag) ? .textElement : .text
    recent = []
  }

  /// The last bytes are enough to find an end by.
  private mutating func remember(_ byte: UInt8) {
    recent.append(byte)
    if recent.count > 32 { recent.removeFirst(16) }
  }

  private static func isOne(of names: [StaticString], _ name: [UInt8]) -> Bool {
    names.contains { known in
      known.utf8CodeUnitCount == name.count && name.indices.allSatisfy { known.utf8Start[$0] == name[$0] }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}
