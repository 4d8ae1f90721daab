internal import Diagrams
internal import Graphviz

extension StateDiagramSVG {
  func state(_ state: StateDiagram.State, _ frame: Rect) -> SVGElement {
    if state.kind == .initial {
      return group(of: state, classes: ["initial"], [.circle(frame)])
    }
    let lines = state.label.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = frame.center.y - Double(lines.count - 1) / 2 * Dimensions.stateLine
    var children = [SVGElement.box(frame, radius: Dimensions.cornerRadius)]
    for (index, line) in lines.enumerated() {
      let middle = first + Double(index) * Dimensions.stateLine
      children.append(.text(line, x: frame.center.x, middle: middle, fontSize: Dimensions.stateFont))
    }
    if let mark = mark(of: state) {
      let middle = first + Double(lines.count - 1) * Dimensions.stateLine + Dimensions.markOffset
      children.append(.text(mark, x: frame.center.x, middle: middle, fontSize: Dimensions.markFont, class: "mark"))
    }
    return group(of: state, classes: ["state"], children)
  }

  func composite(_ state: StateDiagram.State, _ place: Layout.ClusterLayout) -> SVGElement {
    var children = [SVGElement.box(place.frame, radius: Dimensions.cornerRadius)]
    if let label = place.labelFrame {
      var header = SVGElement.text(
        state.label.onOneLine, x: label.minX + Dimensions.labelPadding, middle: label.center.y,
        fontSize: Dimensions.compositeFont)
      header.attributes.append(("text-anchor", "start"))
      if let mark = mark(of: state) {
        let name = SVGElement("tspan", text: state.label.onOneLine)
        let spaced = SVGElement("tspan", [("class", "mark"), ("dx", "8")], text: mark)
        header = SVGElement(inline: "text", header.attributes, children: [name, spaced])
      }
      children.append(header)
    }
    return group(of: state, classes: ["composite"], children)
  }

  func line(_ transition: StateDiagram.Transition, _ place: Layout.EdgeLayout) -> SVGElement {
    var children = [SVGElement.line(place.curve)]
    if let base = place.curve.last, let tip = place.arrowTip { children.append(.arrow(from: base, to: tip)) }
    let emphasis = route.emphasis(route.takes(transition: transition.id))
    return names.group("t_\(transition.id)", classes: ["transition", emphasis], children)
  }

  /// The triggers and the rows; `nil` if there are none.
  func label(_ transition: StateDiagram.Transition, _ place: Layout.EdgeLayout) -> SVGElement? {
    guard let frame = place.labelFrame else { return nil }
    let label = LabelPlacement(frame: frame, curve: place.curve, triggers: transition.triggers.map(\.onOneLine))
    var children: [SVGElement] = []
    if !label.triggers.isEmpty { children.append(.group(classes: ["label"], label.texts)) }
    let numbers = route.numbers(of: transition.id)
    if !numbers.isEmpty { children.append(label.pill(NumberList.text(numbers))) }
    guard !children.isEmpty else { return nil }
    let emphasis = route.emphasis(route.takes(transition: transition.id))
    return names.group("l_\(transition.id)", classes: ["trigger", emphasis], children)
  }

  private func group(of state: StateDiagram.State, classes: [String], _ children: [SVGElement]) -> SVGElement {
    let ends = [state.id == diagram.start ? "start" : nil, state.id == diagram.end ? "end" : nil]
    let emphasis = route.emphasis(route.passes(state: state.id))
    return names.group("s_\(state.id)", classes: classes + [emphasis] + ends, children)
  }

  private func mark(of state: StateDiagram.State) -> String? {
    words.mark(isStart: state.id == diagram.start, isEnd: state.id == diagram.end)
  }
}
