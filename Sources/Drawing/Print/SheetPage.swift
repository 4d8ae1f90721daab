public import Diagrams
internal import Graphviz

/// A sheet on one page: in the largest letters in which it fits.
public struct SheetPage {
  /// The page as SVG.
  public let svg: String
  /// The size of its letters, in points.
  public let size: Double

  private static let margin = 30.0
  private static let sizes = stride(from: 11.0, through: 5.0, by: -0.25)
  private static let (titleSize, footSize, gap) = (17.0, 6.5, 8.0)

  /// Letters are no larger than these only to keep names whole.
  private static let comfortable = 8.5

  /// Sets a sheet on paper.
  public init(_ sheet: PrintedSheet, on paper: Paper, in language: DiagramLanguage) throws(SheetOverflow) {
    let page = PageDocument(
      paper: paper, isLandscape: sheet.isLandscape, language: language, title: sheet.title, elements: [])
    let width = page.size.width - 2 * Self.margin
    let foot = SetText([PrintedLine(sheet.foot, .quiet)], width: width, size: Self.footSize)
    let title = SetText([PrintedLine(sheet.title, .strong)], width: width * 0.78, size: Self.titleSize)
    let room = page.size.height - 2 * Self.margin - title.height - foot.height - 2 * Self.gap
    func set(_ size: Double) -> [SetBlock] {
      sheet.blocks.map { SetBlock($0, width: width, most: room, size: size, words: DiagramWords(language)) }
    }
    func excess(_ blocks: [SetBlock]) -> Double {
      blocks.reduce(Double(max(0, blocks.count - 1)) * Self.gap - room) { $0 + $1.height }
    }
    var fitting: (size: Double, blocks: [SetBlock])?
    var least = 0.0
    for size in Self.sizes where fitting == nil || size >= Self.comfortable {
      let blocks = set(size)
      least = excess(blocks)
      guard least <= 0 else { continue }
      let isWhole = !blocks.contains(where: \.isParted)
      if fitting == nil || isWhole { fitting = (size, blocks) }
      if isWhole { break }
    }
    guard let fitting else { throw SheetOverflow(name: sheet.name, excess: least) }
    size = fitting.size
    var elements = title.elements(at: Point(x: Self.margin, y: Self.margin))
    let corner = page.size.width - Self.margin
    elements.append(
      PageDocument.line(
        sheet.edition, x: corner, baseline: Self.margin + 14, size: 9, classes: ["finish", "grey"]))
    var y = Self.margin + title.height + Self.gap
    for block in fitting.blocks {
      elements += block.elements(at: Point(x: Self.margin, y: y))
      y += block.height + Self.gap
    }
    elements += foot.elements(at: Point(x: Self.margin, y: page.size.height - Self.margin - foot.height))
    svg =
      PageDocument(
        paper: paper, isLandscape: sheet.isLandscape, language: language, title: sheet.title, elements: elements
      ).text
  }
}

/// A part of a sheet that is set.
private struct SetBlock {
  let height: Double
  /// Whether a name or a word goes on in another line.
  let isParted: Bool
  private let draw: (Point) -> [SVGElement]

  init(_ block: PrintedSheet.Block, width: Double, most: Double, size: Double, words: DiagramWords) {
    switch block {
    case .text(let line):
      let text = SetText([line], width: width, size: size)
      (height, isParted, draw) = (text.height, text.isParted, text.elements)
    case .table(let heads, let shares, let rows, let isBlank):
      let table = SetTable(heads: heads, shares: shares, rows: rows, isBlank: isBlank, width: width, size: size)
      (height, isParted, draw) = (table.height, table.isParted, table.elements)
    case .machine(let diagram, let layout):
      let picture = StateDiagramSVG(diagram, layout: layout, words: words, links: [:]).picture
      // A drawing takes a third of the page at most: the tables are why the sheet is printed.
      let scale = min(
        width / picture.frame.size.width, most / 3 / picture.frame.size.height, size / Dimensions.labelFont * 1.15)
      let left = (width - picture.frame.size.width * scale) / 2
      isParted = false
      height = picture.frame.size.height * scale
      draw = { origin in
        let (x, y) = (origin.x + left - picture.frame.minX * scale, origin.y - picture.frame.minY * scale)
        let places = "translate(\(SVGText.number(x)) \(SVGText.number(y))) scale(\(Self.factor(scale)))"
        return [
          SVGElement("g", [("transform", places), ("text-anchor", "middle")], children: picture.elements)
        ]
      }
    }
  }

  func elements(at origin: Point) -> [SVGElement] { draw(origin) }

  /// A scale needs more decimals than a place.
  private static func factor(_ scale: Double) -> String {
    let digits = String(Int((scale * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return padded.dropLast(4) + "." + padded.suffix(4)
  }
}
