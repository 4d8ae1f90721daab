internal import Diagrams
internal import Graphviz

/// Writes one tree of a hierarchy diagram.
struct HierarchyTree {
  let panel: HierarchyDiagram.Panel
  let layout: Layout
  /// Where the tree's top left corner is.
  let origin: Point
  let names: ElementNames
  let words: DiagramWords

  var elements: [SVGElement] {
    let nodes = zip(panel.nodes, layout.nodes.dropFirst())
    return zip(panel.nodes, layout.edges).map(link) + [window] + nodes.map(controller)
  }

  private var window: SVGElement {
    guard let place = layout.nodes.first else { return .group(classes: ["window"], []) }
    let frame = moved(place.frame)
    return .group(
      classes: ["window"],
      [
        .box(frame, radius: 2),
        .text(words[.window], x: frame.center.x, middle: frame.center.y, fontSize: Dimensions.labelFont),
      ])
  }

  private func controller(_ node: HierarchyDiagram.Node, _ place: Layout.NodeLayout) -> SVGElement {
    let frame = moved(place.frame)
    let lines = node.lines(words)
    // Two lines stand in the middle, the third below them.
    let first = frame.minY + (lines.change == nil ? 20 : 14)
    var children = [
      SVGElement.box(frame, radius: Dimensions.cornerRadius),
      .text(lines.name, x: frame.center.x, middle: first, fontSize: Dimensions.stateFont, class: "big"),
      .text(
        lines.kind, x: frame.center.x, middle: first + HierarchyGraphs.lineHeight + 1,
        fontSize: Dimensions.smallFont, class: "small"),
    ]
    if let change = lines.change {
      children.append(
        .text(
          change, x: frame.center.x, middle: first + 2 * HierarchyGraphs.lineHeight + 1,
          fontSize: Dimensions.smallFont, class: "small change"))
    }
    return names.group(
      "\(panel.id)_\(node.id)",
      classes: ["controller", node.isVisible ? "on-screen" : "off-screen", node.change == nil ? nil : "changed"],
      children)
  }

  private func link(_ node: HierarchyDiagram.Node, _ place: Layout.EdgeLayout) -> SVGElement {
    var children = [SVGElement.line(place.curve.map(moved))]
    if let base = place.curve.last, let tip = place.arrowTip {
      children.append(.arrow(from: moved(base), to: moved(tip)))
    }
    if let frame = place.labelFrame.map(moved), let label = node.linkLabel(words) {
      children.append(
        .group(
          classes: ["label"],
          [
            .text(
              label, x: frame.center.x, middle: frame.center.y, fontSize: Dimensions.smallFont, class: "small")
          ]))
    }
    return names.group("\(panel.id)_e_\(node.id)", classes: [node.link.word], children)
  }

  private func moved(_ point: Point) -> Point { Point(x: point.x + origin.x, y: point.y + origin.y) }

  private func moved(_ frame: Rect) -> Rect { Rect(origin: moved(frame.origin), size: frame.size) }
}
