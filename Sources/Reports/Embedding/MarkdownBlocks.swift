/// Reads Markdown line by line, as far as it takes to tell what is code or a quotation, and where words begin.
///
/// Lists count, because they move what is in them to the right: four blanks make code, but not within a list's item. So do the
/// boxes and tabs of MkDocs: `!!! note`, `??? note` and `=== "Tab"`.
struct MarkdownBlocks {
  /// What a line holds.
  enum LineContent {
    /// Nothing, or code.
    case nothing
    /// Words, without the blanks and the marks of lists before them.
    case words(Substring)
    /// Words that go on with a paragraph, and are too far to the right to begin anything.
    case continued(Substring)
    /// What a quotation holds, without its marks.
    case quoted(Substring)
  }

  /// The columns at which the words of the open list items begin, and those of the open boxes and tabs.
  private var items: [Int] = []
  /// The marks that opened a block of code, and the column from which that belongs to its list item.
  private var fence: (mark: Character, count: Int, margin: Int)?
  private var isInParagraph = false

  static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  /// Reads the next line.
  mutating func read(_ line: Substring) -> LineContent {
    var rest = Rest(text: line)
    rest.skipBlanks()
    guard let first = rest.text.first else {
      isInParagraph = false
      return .nothing
    }
    if let open = fence {
      if rest.column >= open.margin {
        if rest.column - open.margin < 4, Self.closes(rest.text, open) { fence = nil }
        return .nothing
      }
      // Its list item has ended, and the code with it.
      fence = nil
    }
    let isBreak = Self.isBreak(rest.text)
    if !isInParagraph || isBreak || Self.beginsBlock(rest) { items.removeAll { $0 > rest.column } }
    while !isBreak, rest.column - margin < 4, let item = rest.passItemMark() {
      items.append(item)
      isInParagraph = false
    }
    if rest.column - margin >= 4 { return isInParagraph ? .continued(rest.text) : .nothing }
    if Self.opensBox(rest.text) {
      items.append(rest.column + 4)
      isInParagraph = false
      return .nothing
    }
    return content(rest.text, isParagraph: !isBreak && first != "#")
  }

  private var margin: Int { items.last ?? 0 }

  private mutating func content(_ text: Substring, isParagraph: Bool) -> LineContent {
    isInParagraph = false
    if text.first == ">" { return .quoted(Self.withoutQuotation(text)) }
    if let marks = Self.fence(text) {
      fence = (marks.mark, marks.count, margin)
      return .nothing
    }
    isInParagraph = isParagraph && !text.isEmpty && text.first != "<"
    return .words(text)
  }

  /// The text without the marks of a quotation, however deep it is.
  private static func withoutQuotation(_ text: Substring) -> Substring {
    var text = text
    while true {
      let blanks = text.prefix { $0 == " " }.count
      guard blanks < 4, text.dropFirst(blanks).first == ">" else { return text }
      text = text.dropFirst(blanks + 1)
      if text.first == " " { text = text.dropFirst() }
    }
  }

  /// The marks with which a block of code begins. Backticks with a backtick behind them are a span.
  private static func fence(_ text: Substring) -> (mark: Character, count: Int)? {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let count = text.prefix { $0 == mark }.count
    if count < 3 || mark == "`" && text.dropFirst(count).contains(mark) { return nil }
    return (mark, count)
  }

  private static func closes(_ text: Substring, _ open: (mark: Character, count: Int, margin: Int)) -> Bool {
    let count = text.prefix { $0 == open.mark }.count
    return count >= open.count && text.dropFirst(count).allSatisfy(isBlank)
  }

  /// Whether the text is a line across the page, which may look like list items: `* * *`.
  private static func isBreak(_ text: Substring) -> Bool {
    guard let mark = text.first, mark == "-" || mark == "*" || mark == "_" else { return false }
    let marks = text.filter { !isBlank($0) }
    return marks.count > 2 && marks.allSatisfy { $0 == mark }
  }

  /// Whether the text is the first line of a box or a tab of MkDocs, in which the words are four blanks further in.
  private static func opensBox(_ text: Substring) -> Bool {
    ["!!! ", "??? ", "???+ ", "=== \""].contains { text.hasPrefix($0) }
  }

  /// Whether the text ends a paragraph above it. Other text goes on with that one, and with its list item, from any column.
  private static func beginsBlock(_ rest: Rest) -> Bool {
    var behind = rest
    if behind.passItemMark() != nil || fence(rest.text) != nil || opensBox(rest.text) { return true }
    return rest.text.first == "#" || rest.text.first == ">" || rest.text.first == "<"
  }
}

/// What is left of a line, and the column at which it begins.
private struct Rest {
  var text: Substring
  var column = 0

  /// A tab leads to the next multiple of four.
  mutating func skipBlanks() {
    while let blank = text.first, MarkdownBlocks.isBlank(blank) {
      column += blank == " " ? 1 : 4 - column % 4
      text = text.dropFirst()
    }
  }

  /// Passes the mark of a list item, such as `-` or `1.`; gives the column at which the item's words begin.
  mutating func passItemMark() -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    guard digits < 10, let mark = text.dropFirst(digits).first else { return nil }
    guard digits == 0 ? "-+*".contains(mark) : ".)".contains(mark) else { return nil }
    var behind = Rest(text: text.dropFirst(digits + 1), column: column + digits + 1)
    guard behind.text.first.map(MarkdownBlocks.isBlank) ?? true else { return nil }
    let end = behind.column
    behind.skipBlanks()
    self = behind
    return text.isEmpty || column - end > 4 ? end + 1 : column
  }
}
