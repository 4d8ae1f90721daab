public import Diagrams
internal import Graphviz

/// Cards on sheets of paper to print on both sides and cut: a page of fronts, and behind it their backs.
public struct PrintedCards: Sendable {
  /// The pages as SVG, fronts and backs by turns.
  public let pages: [String]
  /// The names of the cards of which a side is too long for its place even in the smallest letters, and was cut.
  public let cut: [String]

  private static let (columns, rows) = (2, 4)
  private static let margin = 24.0
  private static let padding = 9.0
  private static let sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]
  private static let nameSize = 5.0

  /// Sets cards in a language.
  public init(_ cards: [PrintedCard], title: String, on paper: Paper, in language: DiagramLanguage) {
    var pages: [String] = []
    var cut: [String] = []
    let most = Self.columns * Self.rows
    let (width, height) = (
      (paper.width - 2 * Self.margin) / Double(Self.columns), (paper.height - 2 * Self.margin) / Double(Self.rows)
    )
    for start in stride(from: 0, to: cards.count, by: most) {
      let part = cards[start..<min(start + most, cards.count)]
      for isBack in [false, true] {
        var elements: [SVGElement] = []
        for (place, card) in part.enumerated() {
          // Paper is turned over its long side, so what was left is right.
          let column = place % Self.columns
          let frame = Rect(
            origin: Point(
              x: Self.margin + Double(isBack ? Self.columns - 1 - column : column) * width,
              y: Self.margin + Double(place / Self.columns) * height), size: Size(width: width, height: height))
          let side = Self.side(isBack ? card.back : card.front, card.name, in: frame)
          elements += side.elements
          if side.isCut, cut.last != card.name { cut.append(card.name) }
        }
        pages.append(PageDocument(paper: paper, language: language, title: title, elements: elements).text)
      }
    }
    (self.pages, self.cut) = (pages, cut)
  }

  private static func side(
    _ lines: [PrintedLine], _ name: String, in frame: Rect
  ) -> (elements: [SVGElement], isCut: Bool) {
    let width = frame.size.width - 2 * padding
    let height = frame.size.height - 2 * padding - nameSize * 1.6
    let fitting = sizes.lazy.map { SetText(lines, width: width, size: $0) }.first { $0.height <= height }
    var text = fitting ?? SetText(lines, width: width, size: sizes.last ?? nameSize)
    text.cut(to: height)
    let border = SVGElement.box(frame, radius: 0, class: "cut")
    let foot = PageDocument.line(
      name, x: frame.minX + padding, baseline: frame.maxY - padding * 0.7, size: nameSize, classes: ["plain", "grey"])
    return (
      [border] + text.elements(at: Point(x: frame.minX + padding, y: frame.minY + padding)) + [foot], fitting == nil
    )
  }
}
