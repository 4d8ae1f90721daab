internal import Diagrams
internal import Graphviz

/// Writes the trees of a hierarchy diagram side by side, as many in a row as a page is wide.
struct HierarchySVG {
  /// A panel with everything in it at its place within the panel.
  private struct Tile {
    let panel: HierarchyDiagram.Panel
    let caption: [String]
    let layout: Layout?
    let gone: [String]
    let size: Size
  }

  private static let padding = 12.0
  private static let gap = 14.0
  private static let widest = 860.0
  private static let captionLine = 17.0
  private static let leastCaption = 190.0

  let diagram: HierarchyDiagram
  let names: ElementNames
  let words: DiagramWords
  private let tiles: [Tile]

  init(_ diagram: HierarchyDiagram, _ layouts: [Layout], names: ElementNames, words: DiagramWords) {
    self.diagram = diagram
    self.names = names
    self.words = words
    var rest = layouts[...]
    tiles = diagram.panels.map { panel in
      Self.tile(panel, panel.hasTree ? rest.popFirst() : nil, words)
    }
  }

  private static func tile(_ panel: HierarchyDiagram.Panel, _ layout: Layout?, _ words: DiagramWords) -> Tile {
    let limit = max(layout?.size.width ?? 0, leastCaption)
    func lines(_ text: String, _ size: Double) -> [String] {
      LineBreaking(limit: limit / 1.1, fontSize: size).lines(of: text)
    }
    let caption = lines(panel.caption(words), Dimensions.labelFont)
    let gone = panel.gone.isEmpty ? [] : lines(words(.gone, panel.gone.joined(separator: ", ")), Dimensions.labelFont)
    let widths =
      caption.map { TextMetrics(isBold: true).width(of: $0, fontSize: Dimensions.labelFont) }
      + gone.map { TextMetrics().width(of: $0, fontSize: Dimensions.labelFont) } + [layout?.size.width ?? 0]
    let height =
      Double(caption.count + gone.count) * captionLine + (layout.map { $0.size.height + padding + 6 } ?? 0)
    return Tile(
      panel: panel, caption: caption, layout: layout, gone: gone,
      size: Size(
        width: ((widths.max() ?? 0) + 2 * padding).rounded(.up), height: (height + 2 * padding).rounded(.up)))
  }

  var picture: Picture {
    var elements: [SVGElement] = []
    var (x, y, right) = (0.0, 0.0, 0.0)
    var row: [Tile] = []
    func finishRow() {
      let height = row.map(\.size.height).max() ?? 0
      x = 0
      for tile in row {
        elements.append(element(tile, at: Point(x: x, y: y), height: height))
        x += tile.size.width + Self.gap
      }
      right = max(right, x - Self.gap)
      y += height + Self.gap
      row = []
    }
    for tile in tiles {
      let width = row.map { $0.size.width + Self.gap }.reduce(0, +) + tile.size.width
      if !row.isEmpty, width > Self.widest { finishRow() }
      row.append(tile)
    }
    finishRow()
    return Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: right, height: y - Self.gap)), elements: elements)
  }

  private func element(_ tile: Tile, at origin: Point, height: Double) -> SVGElement {
    let frame = Rect(origin: origin, size: Size(width: tile.size.width, height: height))
    var children = [SVGElement.box(frame, radius: 6)]
    let left = origin.x + Self.padding
    var y = origin.y + Self.padding
    func text(_ lines: [String], class name: String) -> [SVGElement] {
      let texts = lines.map { line in
        defer { y += Self.captionLine }
        return SVGElement.text(
          line, x: left, middle: y + Self.captionLine / 2, fontSize: Dimensions.labelFont, class: name)
      }
      return texts.count < 2 ? texts : [.text(lines: texts, class: name)]
    }
    children.append(
      names.group("\(tile.panel.id)_caption", classes: ["caption"], text(tile.caption, class: "strong begin")))
    if let layout = tile.layout {
      y += Self.padding
      let tree = HierarchyTree(
        panel: tile.panel, layout: layout, origin: Point(x: left, y: y), names: names, words: words)
      children += tree.elements
      y += layout.size.height + 6
    }
    children += text(tile.gone, class: "begin")
    return names.group(tile.panel.id, classes: ["panel"], children)
  }
}

extension HierarchyDiagram.Panel {
  /// What stands over the tree.
  func caption(_ words: DiagramWords) -> String {
    guard let action else { return words[.beforeFirstStep] + (nodes.isEmpty ? ": \(words[.nothingInWindow])" : "") }
    let state: String? =
      if isUnderWay {
        words[.stillDecided]
      } else if isUnchanged {
        words[.unchanged]
      } else if nodes.isEmpty {
        words[.nothingInWindow]
      } else {
        nil
      }
    return "\(number) · \(action)" + (state.map { " (\($0))" } ?? "")
  }
}
