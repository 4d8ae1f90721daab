internal import Graphviz

/// Paragraphs that are set: broken into lines for a width, by our own metrics.
struct SetText {
  private struct Line {
    let text: String
    let style: PrintedLine.Style
    let size: Double
    /// From the line above, or from the top.
    let advance: Double
  }

  private var lines: [Line] = []
  /// Whether a name or a word goes on in another line.
  private(set) var isParted = false
  /// How high it is.
  private(set) var height = 0.0

  private static let leading = 1.24

  init(_ paragraphs: [PrintedLine], width: Double, size: Double) {
    var last: PrintedLine.Style?
    for paragraph in paragraphs {
      let own = paragraph.style == .quiet ? size * 0.88 : size
      // Bold letters are wider, and a gap stands between paragraphs but not between lines of code.
      let limit = paragraph.style == .strong ? width / 1.1 : width
      let gap = last == nil || last == .code && paragraph.style == .code ? 0 : size * 0.3
      let breaking = LineBreaking(limit: limit, fontSize: own)
      isParted = isParted || breaking.partsNames(of: paragraph.text)
      for (number, text) in breaking.filled(paragraph.text).enumerated() {
        let advance = own * Self.leading + (number == 0 ? gap : 0)
        lines.append(Line(text: text, style: paragraph.style, size: own, advance: advance))
        height += advance
      }
      last = paragraph.style
    }
  }

  /// Takes lines away from the end until it is no higher; the last one then ends in an ellipsis.
  mutating func cut(to most: Double) {
    guard height > most else { return }
    while height > most, let last = lines.popLast() { height -= last.advance }
    guard let last = lines.popLast() else { return }
    lines.append(Line(text: "\(last.text.dropLast(2))…", style: last.style, size: last.size, advance: last.advance))
  }

  /// The lines below a point.
  func elements(at origin: Point) -> [SVGElement] {
    var y = origin.y
    return lines.map { line in
      y += line.advance
      return PageDocument.line(
        line.text, x: origin.x, baseline: y - line.size * 0.28, size: line.size,
        classes: ["plain"] + Self.classes(line.style))
    }
  }

  private static func classes(_ style: PrintedLine.Style) -> [String] {
    switch style {
    case .plain: []
    case .strong: ["bold"]
    case .quiet: ["grey"]
    case .doubtful: ["doubtful"]
    case .code: ["code"]
    }
  }
}
