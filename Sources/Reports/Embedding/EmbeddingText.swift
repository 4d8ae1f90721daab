/// A text with places that the tool fills: from a line `<!-- lifeline: push-pop -->` to the line `<!-- /lifeline -->`.
///
/// Browsers and code hosts show neither line. What stands in a block of code is no such place, so that a text can speak of
/// them. Lines end as they do in the text: a text from Windows stays one.
public struct EmbeddingText: Sendable {
  /// A place.
  public struct Place: Hashable, Sendable {
    /// What it asks for, such as `push-pop --ios 17`.
    public let request: String
    /// The line that asks, from 1.
    public let line: Int
    /// The lines between the two, from 0; those are replaced.
    let lines: Range<Int>
  }

  /// What is wrong with the lines that mark a place.
  public enum Fault: Hashable, Sendable {
    /// A place without an end; its line, from 1.
    case notClosed(line: Int)
    /// An end without a place.
    case notOpen(line: Int)

    /// The line, from 1.
    public var line: Int {
      switch self {
      case .notClosed(let line), .notOpen(let line): line
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
    var open: (request: String, index: Int)?
    var fence: Substring?
    for (index, line) in lines.enumerated() {
      let bare = line.drop { $0 == " " }
      if open == nil, let mark = Self.fence(bare) {
        if fence == nil {
          fence = mark
        } else if let begun = fence, mark.first == begun.first, mark.count >= begun.count, bare.count == mark.count {
          fence = nil
        }
      }
      guard fence == nil, let comment = Self.comment(bare) else { continue }
      if comment == "/lifeline" {
        if let begun = open {
          places.append(Place(request: begun.request, line: begun.index + 1, lines: begun.index + 1..<index))
        } else {
          faults.append(.notOpen(line: index + 1))
        }
        open = nil
      } else if comment.hasPrefix("lifeline:") {
        if let begun = open { faults.append(.notClosed(line: begun.index + 1)) }
        open = (String(comment.dropFirst("lifeline:".count)), index)
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
      result += [""] + text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while result.last?.isEmpty == true { result.removeLast() }
      result.append("")
      next = place.lines.upperBound
    }
    return (result + lines[next...]).joined(separator: end)
  }

  /// The lines that a place holds.
  public func content(of place: Place) -> [Substring] { Array(lines[place.lines]) }

  /// What a comment that is alone on its line says.
  private static func comment(_ line: Substring) -> Substring? {
    let text = line.trimmingSuffix { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.count >= 7 else { return nil }
    return text.dropFirst(4).dropLast(3).drop { $0 == " " }.trimmingSuffix { $0 == " " }
  }

  /// The marks with which a block of code begins or ends.
  private static func fence(_ line: Substring) -> Substring? {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    return marks.count < 3 ? nil : marks
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return self[startIndex..<startIndex] }
    return self[...last]
  }
}
