/// Decides which tags have a line to themselves, and what is left of the text between the tags.
///
/// A section's, a comment's or a partial's tag that has its line to itself leaves nothing of the line behind.
struct TagLayout {
  private let bytes: [UInt8]
  private let texts: [Range<Int>]
  private let standsAlone: [Bool]
  /// Where a value in each tag's place would stand.
  private let places: [(html: HTMLPlace, markdown: MarkdownPlace)]

  init(_ scan: TemplateScanner) {
    bytes = scan.bytes
    texts = scan.texts
    let (bytes, texts) = (scan.bytes, scan.texts)
    var html = HTMLPlaceScanner()
    var markdown = MarkdownPlaceScanner()
    places = scan.tags.indices.map { index in
      html.read(bytes[texts[index]])
      markdown.read(bytes[texts[index]])
      defer {
        if scan.tags[index].isValue {
          html.passValue()
          markdown.passValue()
        }
      }
      return (html.place, markdown.place)
    }
    standsAlone = scan.tags.indices.map { index in
      guard scan.tags[index].mayStandAlone else { return false }
      let before = Self.lastLine(of: texts[index], in: bytes)
      let after = Self.firstLine(of: texts[index + 1], in: bytes)
      let beginsLine = before.lowerBound > texts[index].lowerBound || index == 0
      let endsLine = after.upperBound < texts[index + 1].upperBound || index == scan.tags.count - 1
      return beginsLine && endsLine && Self.isBlank(bytes[before]) && Self.isBlank(bytes[after])
    }
  }

  /// What is written of the text before the tag at the index, or of the last text.
  func text(at index: Int) -> TemplateText {
    var range = texts[index]
    if index > 0, standsAlone[index - 1] {
      let line = Self.firstLine(of: range, in: bytes)
      range = min(line.upperBound + 1, range.upperBound)..<range.upperBound
    }
    let hasTag = index < standsAlone.count
    if hasTag, standsAlone[index] {
      // Two tags may share nothing but a line break, which the first one has taken.
      range = range.lowerBound..<max(range.lowerBound, Self.lastLine(of: texts[index], in: bytes).lowerBound)
    }
    var starts: [Int] = []
    for start in range.lowerBound...range.upperBound where start == 0 || bytes[start - 1] == UInt8(ascii: "\n") {
      let isAtTag = start == range.upperBound
      if isAtTag ? hasTag && !standsAlone[index] : !isEmptyLine(at: start) { starts.append(start - range.lowerBound) }
    }
    return TemplateText(bytes: Array(bytes[range]), lineStarts: starts)
  }

  /// The white space before a tag that has its line to itself, else `nil`.
  func indentation(ofTagAt index: Int) -> [UInt8]? {
    standsAlone[index] ? Array(bytes[Self.lastLine(of: texts[index], in: bytes)]) : nil
  }

  /// Where the value of the tag at the index stands.
  func place(at index: Int, isMarkup: Bool) -> ValuePlace {
    ValuePlace(isMarkup: isMarkup, html: places[index].html, markdown: places[index].markdown)
  }

  private func isEmptyLine(at start: Int) -> Bool {
    let rest = bytes[start...].prefix(2)
    return rest.first == UInt8(ascii: "\n") || rest.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")])
  }

  /// The part of the range behind its last line break.
  private static func lastLine(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let lineBreak = bytes[range].lastIndex(of: UInt8(ascii: "\n"))
    return (lineBreak.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound
  }

  /// The part of the range before its first line break.
  private static func firstLine(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    range.lowerBound..<(bytes[range].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound)
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
  }
}
