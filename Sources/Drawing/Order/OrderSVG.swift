internal import Diagrams
internal import Graphviz

/// Writes an order diagram over its layout.
struct OrderSVG {
  let diagram: OrderDiagram
  let layout: Layout
  let names: ElementNames
  let words: DiagramWords

  init(_ diagram: OrderDiagram, _ layout: Layout, names: ElementNames, words: DiagramWords) {
    self.diagram = diagram
    self.layout = layout
    self.names = names
    self.words = words
  }

  var picture: Picture {
    let agreed = zip(diagram.agreed, layout.edges).map { precedence, place in
      names.group(precedence.id, classes: ["precedence"], Self.arrow(place))
    }
    let disputed = zip(diagram.disputed, layout.edges.dropFirst(diagram.agreed.count)).map { dispute, place in
      var children = Self.arrow(place)
      if let frame = place.labelFrame {
        children.append(
          .group(
            classes: ["label"],
            [
              .text(
                dispute.label(words), x: frame.center.x, middle: frame.center.y, fontSize: Dimensions.smallFont,
                class: "small")
            ]))
      }
      return names.group(dispute.id, classes: ["dispute"], children)
    }
    return Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: layout.size),
      elements: agreed + disputed + zip(diagram.calls, layout.nodes).map(call))
  }

  private static func arrow(_ place: Layout.EdgeLayout) -> [SVGElement] {
    var children = [SVGElement.line(place.curve)]
    if let base = place.curve.last, let tip = place.arrowTip { children.append(.arrow(from: base, to: tip)) }
    return children
  }

  private func call(_ call: OrderDiagram.Call, _ place: Layout.NodeLayout) -> SVGElement {
    let frame = place.frame
    return names.group(
      call.id, classes: ["call", call.role == .incoming ? "incoming" : "outgoing"],
      [
        .box(frame, radius: Dimensions.cornerRadius),
        .text(
          call.callback, x: frame.center.x, middle: frame.center.y - 8, fontSize: Dimensions.stateFont, class: "big"),
        .text(
          call.roleLabel(words), x: frame.center.x, middle: frame.center.y + 11, fontSize: Dimensions.smallFont,
          class: "small"),
      ])
  }
}
