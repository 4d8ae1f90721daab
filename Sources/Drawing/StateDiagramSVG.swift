internal import Diagrams
internal import Graphviz

/// Writes a state diagram over its layout.
struct StateDiagramSVG {
  let diagram: StateDiagram
  let layout: Layout
  let words: DiagramWords
  let route: Route

  init(_ diagram: StateDiagram, layout: Layout, words: DiagramWords) {
    self.diagram = diagram
    self.layout = layout
    self.words = words
    route = Route(diagram)
  }

  /// The whole document or element.
  func text(as placement: StateDiagramDrawing.Placement) -> String {
    let width = (layout.size.width + 2 * Dimensions.margin).rounded(.up)
    let height = (layout.size.height + 2 * Dimensions.margin).rounded(.up)
    let (left, top) = (SVGText.number(-Dimensions.margin), SVGText.number(-Dimensions.margin))
    let viewBox = [left, top, SVGText.number(width), SVGText.number(height)]

    var attributes = placement == .standalone ? [("xmlns", "http://www.w3.org/2000/svg")] : []
    attributes += [
      ("class", "diagram"), ("id", diagram.id), ("viewBox", viewBox.joined(separator: " ")),
      ("width", SVGText.number(width)), ("height", SVGText.number(height)), ("text-anchor", "middle"),
      ("role", "img"), ("aria-labelledby", "\(diagram.id)_title \(diagram.id)_desc"),
    ]
    var children = [
      SVGElement("title", [("id", "\(diagram.id)_title")], text: diagram.title),
      SVGElement("desc", [("id", "\(diagram.id)_desc")], text: diagram.summary),
    ]
    if placement == .standalone {
      let ground = Rect(
        origin: Point(x: -Dimensions.margin, y: -Dimensions.margin), size: Size(width: width, height: height))
      children.append(SVGElement("style", text: DiagramStyle.css))
      children.append(.box(ground, radius: 0, class: "ground"))
    }
    // Frames have no filling and come after the lines, so that no line strikes through a composite state's name.
    return SVGElement("svg", attributes, children: children + transitions + composites + states).write()
  }

  private var composites: [SVGElement] {
    let states = Dictionary(diagram.states.map { ($0.id, $0) }) { first, _ in first }
    // Outer frames first; a frame that holds another one is larger.
    let ordered = layout.clusters.enumerated().sorted {
      let (left, right) = ($0.element.frame.size, $1.element.frame.size)
      let (first, second) = (left.width * left.height, right.width * right.height)
      return first == second ? $0.offset < $1.offset : first > second
    }
    return ordered.compactMap { item in states[item.element.id].map { composite($0, item.element) } }
  }

  /// What a run takes is drawn over what it doesn't.
  private var transitions: [SVGElement] {
    let all = zip(diagram.transitions, layout.edges).map { (transition: $0, place: $1) }
    let taken = all.filter { route.takes(transition: $0.transition.id) }
    let others = all.filter { !route.takes(transition: $0.transition.id) }
    return (others + taken).map { transition($0.transition, $0.place) }
  }

  private var states: [SVGElement] {
    let places = Dictionary(layout.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
    return diagram.states.compactMap { state in places[state.id].map { self.state(state, $0) } }
  }
}
