import ScenarioLanguage

/// A look at a YAML text before the parser gets it, for what the parser must not see.
///
/// The parser's time grows with the square of the depth of brackets, and anchors make a small text a large one. Only what
/// YAML takes for a bracket, an anchor, an alias or a tag counts: not those in quotes, comments, blocks and plain texts.
/// A text that is not YAML may be seen otherwise than by the parser, which refuses it anyway.
struct YAMLScan {
  /// What the parser must not see.
  enum Obstacle: Hashable {
    /// More brackets are open than content needs.
    case tooDeep
    /// An anchor or an alias.
    case alias
    /// A tag, as it is written.
    case tag(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The columns of the mappings and lists that are open, without brackets; outermost first.
  private var collections: [Int] = []
  /// How many brackets are open.
  private var depth = 0
  /// Where the last text began, which is a key if a colon follows.
  private var keyColumn = 0

  /// The first obstacle in the text with its place, counted as everywhere.
  static func obstacle(in text: String) -> (obstacle: Obstacle, line: Int, column: Int)? {
    var scan = YAMLScan(text)
    guard let found = scan.firstObstacle() else { return nil }
    // Columns are scalars; all bytes of one but the first have the form 10xxxxxx.
    let column = scan.bytes[scan.lineStart..<scan.index].count { $0 & 0xC0 != 0x80 } + 1
    return (found, scan.line, column)
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func firstObstacle() -> Obstacle? {
    while skipToToken() {
      let column = index - lineStart
      if depth == 0 {
        while let last = collections.last, last > column { collections.removeLast() }
        if column == 0, isMarker() || bytes[index] == UInt8(ascii: "%") {
          collections = []
          if bytes[index] == UInt8(ascii: "%") { skipLine() } else { index += 3 }
          continue
        }
      }
      switch bytes[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { keyColumn = column }
        depth += 1
        if depth > CountLimit.brackets { return .tooDeep }
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        index += 1
      case UInt8(ascii: ",") where depth > 0: index += 1
      case UInt8(ascii: "-") where depth == 0 && isBlank(index + 1), UInt8(ascii: "?") where isBlank(index + 1):
        open(at: column)
        index += 1
      case UInt8(ascii: ":") where endsKey(index):
        open(at: keyColumn)
        index += 1
      case UInt8(ascii: "!"): return .tag(word())
      case UInt8(ascii: "&"), UInt8(ascii: "*"):
        if !isBlank(index + 1) { return .alias }
        index += 1
      case UInt8(ascii: "\""): skipQuoted(by: UInt8(ascii: "\""), column)
      case UInt8(ascii: "'"): skipQuoted(by: UInt8(ascii: "'"), column)
      case UInt8(ascii: "|") where depth == 0, UInt8(ascii: ">") where depth == 0: skipBlock()
      default: skipPlain(column)
      }
    }
    return nil
  }

  private mutating func open(at column: Int) {
    if depth == 0, collections.last ?? -1 < column { collections.append(column) }
  }

  // MARK: Bytes

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether nothing stands there: a space, a tab, the end of the line or of the text.
  private func isBlank(_ index: Int) -> Bool {
    switch byte(index) {
    case nil, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"): true
    default: false
    }
  }

  private func isBracketOrComma(_ index: Int) -> Bool {
    guard let byte = byte(index) else { return false }
    return ",[]{}".utf8.contains(byte)
  }

  /// Whether the colon there ends a key. In brackets the value may follow a quoted key at once, as in JSON.
  private func endsKey(_ index: Int) -> Bool {
    if isBlank(index + 1) { return true }
    guard depth > 0, index > 0 else { return false }
    return isBracketOrComma(index + 1) || "\"'}]".utf8.contains(bytes[index - 1])
  }

  /// `---` or `...`, which begins or ends a document.
  private func isMarker() -> Bool {
    guard isBlank(index + 3), index + 3 <= bytes.count else { return false }
    let three = bytes[index..<(index + 3)]
    return three.elementsEqual("---".utf8) || three.elementsEqual("...".utf8)
  }

  private func word() -> String {
    String(decoding: bytes[index...].prefix { $0 > 0x20 && !",[]{}".utf8.contains($0) }, as: UTF8.self)
  }

  // MARK: Steps

  private mutating func nextLine() {
    index += 1
    line += 1
    lineStart = index
  }

  private mutating func skipLine() {
    while let byte = byte(index), byte != UInt8(ascii: "\n") { index += 1 }
  }

  /// Goes to the next sign that is neither blank nor in a comment; `false` at the end.
  private mutating func skipToToken() -> Bool {
    while let byte = byte(index) {
      switch byte {
      case UInt8(ascii: "\n"): nextLine()
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "#") where index == 0 || isBlank(index - 1): skipLine()
      default: return true
      }
    }
    return false
  }

  private mutating func skipQuoted(by quote: UInt8, _ column: Int) {
    keyColumn = column
    index += 1
    while let byte = byte(index) {
      switch byte {
      case UInt8(ascii: "\n"): nextLine()
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\"") && self.byte(index + 1) != UInt8(ascii: "\n"):
        index += 2
      case quote where quote == UInt8(ascii: "'") && self.byte(index + 1) == quote: index += 2
      case quote:
        index += 1
        return
      default: index += 1
      }
    }
    index = min(index, bytes.count)
  }

  /// A text without quotes: it goes on over lines that are indented further than what it stands in.
  private mutating func skipPlain(_ column: Int) {
    keyColumn = column
    let indent = collections.last ?? -1
    while let byte = byte(index) {
      if byte == UInt8(ascii: "\n") {
        let end = (index: index, line: line, lineStart: lineStart)
        skipBlankLines()
        let goesOn =
          index < bytes.count && bytes[index] != UInt8(ascii: "#")
          && (depth > 0 || index - lineStart > indent && !(index == lineStart && isMarker()))
        if !goesOn {
          (index, line, lineStart) = end
          return
        }
        continue
      }
      if byte == UInt8(ascii: ":"), isBlank(index + 1) || depth > 0 && isBracketOrComma(index + 1) { return }
      if byte == UInt8(ascii: "#"), index > 0, isBlank(index - 1) { return }
      if depth > 0, isBracketOrComma(index) { return }
      index += 1
    }
  }

  private mutating func skipBlankLines() {
    while isBlank(index), index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { nextLine() } else { index += 1 }
    }
  }

  /// A text behind `|` or `>`: all lines that are indented as far as its first one.
  private mutating func skipBlock() {
    let parent = collections.last ?? -1
    let header = bytes[index...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "#") }
    let stated = header.first { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    var indent = stated.map { max(parent, 0) + Int($0 - UInt8(ascii: "0")) }
    skipLine()
    while byte(index) == UInt8(ascii: "\n") {
      let end = (index: index, line: line, lineStart: lineStart)
      nextLine()
      while byte(index) == UInt8(ascii: " ") { index += 1 }
      if byte(index) == UInt8(ascii: "\n") { continue }
      let column = index - lineStart
      if indent == nil { indent = max(column, parent + 1, 1) }
      if column < indent ?? 0 || index >= bytes.count {
        (index, line, lineStart) = end
        // The line break belongs to what follows.
        nextLine()
        return
      }
      skipLine()
    }
  }
}
