internal import Graphviz

/// A table that is set: its rows are as high as their highest cell.
struct SetTable {
  private struct Row {
    let cells: [(text: SetText, tone: PrintedSheet.Cell.Tone)]
    let height: Double
  }

  private let heads: [SetText]
  private let rows: [Row]
  private let widths: [Double]
  private let headHeight: Double
  private let padding: Double
  private let isBlank: Bool

  let height: Double
  /// Whether a name or a word goes on in another line.
  let isParted: Bool

  init(
    heads: [String], shares: [Double], rows: [[PrintedSheet.Cell]], isBlank: Bool, width: Double, size: Double
  ) {
    let sum = max(shares.reduce(0, +), 0.01)
    let padding = size * 0.35
    let widths = shares.map { $0 / sum * width }
    func text(_ lines: [PrintedLine], _ column: Int) -> SetText {
      SetText(lines, width: widths[column] - 2 * padding, size: size)
    }
    self.heads = heads.enumerated().map { text([PrintedLine($0.element, .strong)], $0.offset) }
    self.rows = rows.map { cells in
      let set = cells.prefix(widths.count).enumerated().map {
        (text: text($0.element.lines, $0.offset), tone: $0.element.tone)
      }
      return Row(cells: set, height: (set.map(\.text.height).max() ?? 0) + 2 * padding)
    }
    (self.widths, self.padding, self.isBlank) = (widths, padding, isBlank)
    headHeight = (self.heads.map(\.height).max() ?? 0) + 2 * padding
    isParted =
      self.heads.contains(where: \.isParted) || self.rows.contains { $0.cells.contains(where: \.text.isParted) }
    height = self.rows.reduce(headHeight) { $0 + $1.height }
  }

  func elements(at origin: Point) -> [SVGElement] {
    let width = widths.reduce(0, +)
    var elements: [SVGElement] = [
      .box(Rect(origin: origin, size: Size(width: width, height: headHeight)), radius: 0, class: "band")
    ]
    elements += cells(heads.map { ($0, .plain) }, at: origin, height: headHeight)
    var y = origin.y + headHeight
    var rules: [SVGElement] = []
    for row in rows {
      let corner = Point(x: origin.x, y: y)
      // What is to be filled in keeps its room.
      let shown =
        isBlank
        ? row.cells.prefix(1).map { ($0.text, PrintedSheet.Cell.Tone.plain) } : row.cells.map { ($0.text, $0.tone) }
      elements += cells(shown, at: corner, height: row.height)
      rules.append(.segments([corner, Point(x: origin.x + width, y: y)], class: "rule"))
      y += row.height
    }
    var x = origin.x
    for column in widths.dropLast() {
      x += column
      rules.append(.segments([Point(x: x, y: origin.y), Point(x: x, y: origin.y + height)], class: "rule"))
    }
    let frame = Rect(origin: origin, size: Size(width: width, height: height))
    return elements + rules + [.box(frame, radius: 0, class: "frame")]
  }

  private func cells(
    _ cells: [(SetText, PrintedSheet.Cell.Tone)], at origin: Point, height: Double
  ) -> [SVGElement] {
    var elements: [SVGElement] = []
    var x = origin.x
    for (place, cell) in cells.enumerated() {
      if cell.1 != .plain {
        let frame = Rect(origin: Point(x: x, y: origin.y), size: Size(width: widths[place], height: height))
        elements.append(.box(frame, radius: 0, class: cell.1.rawValue))
      }
      elements += cell.0.elements(at: Point(x: x + padding, y: origin.y + padding))
      x += widths[place]
    }
    return elements
  }
}
