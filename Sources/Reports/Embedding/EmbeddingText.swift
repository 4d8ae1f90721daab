/// A text with places that the tool fills: from a line `<!-- lifeline: push-pop -->` to the line `<!-- /lifeline -->`.
///
/// Browsers and code hosts show neither line. What is in a block of code is no such place, so that a text can speak of
/// them. Lines end as they do in the text: a text from Windows remains one.
public struct EmbeddingText: Sendable {
  /// A place.
  public struct Place: Hashable, Sendable {
    /// What it asks for, such as `push-pop --ios 17`.
    public let request: String
    /// The line that asks, from 1.
    public let line: Int
    /// The lines between the two, from 0; those are replaced.
    let lines: Range<Int>
    /// The blanks before each line that replaces them, so that what is in a list stays in it.
    let indent: String
  }

  /// What is wrong with the lines that mark a place.
  public enum Fault: Hashable, Sendable {
    /// A place without an end; its line, from 1.
    case notClosed(line: Int)
    /// An end without a place.
    case notOpen(line: Int)
    /// A place in a quotation, in which each line would need its mark.
    case inQuotation(line: Int)
    /// A place so far to the right that its line goes on with the paragraph above, and what fills it would be code.
    case tooFarIn(line: Int)

    /// The line, from 1.
    public var line: Int {
      switch self {
      case .notClosed(let line), .notOpen(let line), .inQuotation(let line), .tooFarIn(let line): line
      }
    }
  }

  /// The places, in order.
  public private(set) var places: [Place] = []
  /// What is wrong, in order.
  public private(set) var faults: [Fault] = []

  private let lines: [Substring]
  private let end: String

  /// Finds the places of a text.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    end = text.contains("\r\n") ? "\r\n" : "\n"
    var blocks = MarkdownBlocks()
    // What quotations hold, for as long as one goes on.
    var quotation = MarkdownBlocks()
    var open: (request: String, index: Int, indent: String)?
    for (index, line) in lines.enumerated() {
      let number = index + 1
      if let begun = open {
        // Whatever else a place holds is replaced.
        guard let mark = Mark(line.drop(while: MarkdownBlocks.isBlank)) else { continue }
        open = nil
        if case .end = mark {
          places.append(
            Place(request: begun.request, line: begun.index + 1, lines: begun.index + 1..<index, indent: begun.indent))
          _ = blocks.read(line)
          continue
        }
        faults.append(.notClosed(line: begun.index + 1))
      }
      let content = blocks.read(line)
      if case .quoted(let text) = content {
        if case .words(let words) = quotation.read(text), case .begin = Mark(words) {
          faults.append(.inQuotation(line: number))
        }
        continue
      }
      quotation = MarkdownBlocks()
      switch content {
      case .nothing, .quoted: continue
      case .continued(let words): if case .begin = Mark(words) { faults.append(.tooFarIn(line: number)) }
      case .words(let words):
        switch Mark(words) {
        case .begin(let request): open = (request, index, Self.indent(of: line[..<words.startIndex]))
        case .end: faults.append(.notOpen(line: number))
        case nil: continue
        }
      }
    }
    if let begun = open { faults.append(.notClosed(line: begun.index + 1)) }
  }

  /// The text with this Markdown in its places, one for each.
  public func filled(with texts: [String]) -> String {
    var result: [Substring] = []
    var next = 0
    for (place, text) in zip(places, texts) {
      result += lines[next..<place.lines.lowerBound]
      // Markdown begins behind an empty line, and so does the comment that ends it.
      result.append("")
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        result.append(line.isEmpty ? line : Substring(place.indent + String(line)))
      }
      while result.last?.isEmpty == true { result.removeLast() }
      result.append("")
      next = place.lines.upperBound
    }
    return (result + lines[next...]).joined(separator: end)
  }

  /// The lines that a place holds.
  public func content(of place: Place) -> [Substring] { Array(lines[place.lines]) }

  /// Blanks as wide as what is before a mark, which may be the mark of a list.
  private static func indent(of text: Substring) -> String { String(text.map { $0 == "\t" ? $0 : " " }) }
}

/// A comment that is alone on its line and begins or ends a place.
private enum Mark {
  case begin(request: String)
  case end

  init?(_ line: Substring) {
    let text = line.trimmingSuffix(while: MarkdownBlocks.isBlank)
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
    let comment = text.dropFirst(4).dropLast(3).drop(while: MarkdownBlocks.isBlank)
      .trimmingSuffix(while: MarkdownBlocks.isBlank)
    let beginning = "lifeline:"
    if comment == "/lifeline" {
      self = .end
    } else if comment.hasPrefix(beginning) {
      self = .begin(request: String(comment.dropFirst(beginning.count)))
    } else {
      return nil
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}
