/// Blanks the code of a Markdown file: fenced and indented blocks, and spans.
struct MarkdownMask {
  struct Line {
    var range: Range<Int>
    /// Whether it belongs to a block of code.
    var isCode = false
    /// Whether it makes a heading of the paragraph above it.
    var isUnderline = false
    /// The paragraph above, if the line directly follows one.
    var paragraph: Range<Int>?
  }

  private(set) var masked: [UInt8]
  private(set) var lines: [Line] = []

  private var fence: (mark: UInt8, length: Int)?
  private var isAfterBlank = true
  private var isInList = false
  private var paragraph: Range<Int>?

  init(_ bytes: [UInt8]) {
    masked = bytes
    var start = 0
    while start < bytes.count {
      let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      add(start..<lineBreak)
      start = lineBreak + 1
    }
    endParagraph()
  }

  private mutating func add(_ range: Range<Int>) {
    var line = Line(range: range, paragraph: paragraph)
    let text = masked[range].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    let isBlank = masked[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    let run = text.first.map { first in text.prefix { $0 == first }.count } ?? 0
    if let open = fence {
      line.isCode = true
      let closes = text.first == open.mark && run >= open.length && text.dropFirst(run).allSatisfy { $0 <= 0x20 }
      if closes { fence = nil }
    } else if let mark = text.first, run >= 3, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
      mark == UInt8(ascii: "~") || !text.dropFirst(run).contains(mark)
    {
      line.isCode = true
      fence = (mark, run)
    } else if !isBlank, isAfterBlank, !isInList, Self.isIndented(masked[range]) {
      line.isCode = true
    }
    if line.isCode {
      endParagraph()
      blank(range)
      // An indented block goes on over its lines; behind a fence anything may begin.
      isAfterBlank = true
    } else if isBlank {
      endParagraph()
      isAfterBlank = true
    } else {
      line.isUnderline = paragraph != nil && Self.isUnderline(text)
      if Self.beginsItem(text) {
        isInList = true
      } else if isAfterBlank, masked[range].first ?? 0 > 0x20 {
        isInList = false
      }
      isAfterBlank = false
      if line.isUnderline || text.first == UInt8(ascii: "#") {
        endParagraph()
        if text.first == UInt8(ascii: "#") { blankSpans(in: range) }
      } else {
        paragraph = (paragraph?.lowerBound ?? range.lowerBound)..<range.upperBound
      }
    }
    lines.append(line)
  }

  private mutating func endParagraph() {
    if let paragraph { blankSpans(in: paragraph) }
    paragraph = nil
  }

  /// Blanks the code spans of a paragraph: from a run of backticks to the next one of the same length.
  private mutating func blankSpans(in range: Range<Int>) {
    let runs = backtickRuns(in: range)
    // The next run of the same length, found from the end, keeps this linear.
    var nextOfLength: [Int: Int] = [:]
    var closing = [Int?](repeating: nil, count: runs.count)
    for index in runs.indices.reversed() {
      closing[index] = nextOfLength[runs[index].count]
      nextOfLength[runs[index].count] = index
    }
    var index = 0
    while index < runs.count {
      if let end = closing[index] {
        blank(runs[index].lowerBound..<runs[end].upperBound)
        index = end + 1
      } else {
        index += 1
      }
    }
  }

  private func backtickRuns(in range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if masked[position] == UInt8(ascii: "`") {
        let end = masked[position..<range.upperBound].firstIndex { $0 != UInt8(ascii: "`") } ?? range.upperBound
        runs.append(position..<end)
        position = end
      } else {
        // An escaped backtick opens nothing.
        position += masked[position] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return runs
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where masked[index] != UInt8(ascii: "\n") { masked[index] = 0x20 }
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    let spaces = line.prefix { $0 == 0x20 }
    return spaces.count >= 4 || line.dropFirst(spaces.count).first == 0x09
  }

  private static func isUnderline(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    return text.drop { $0 == mark }.allSatisfy { $0 <= 0x20 }
  }

  private static func beginsItem(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    let mark = text.dropFirst(digits.count).first
    let behind = text.dropFirst(digits.count + 1).first ?? 0x20
    guard behind == 0x20 || behind == 0x09 else { return false }
    if !digits.isEmpty { return mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") }
    return mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+")
  }
}
