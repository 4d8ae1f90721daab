internal import Diagrams
internal import Graphviz

/// Writes a state diagram over its layout.
struct StateDiagramSVG {
  let diagram: StateDiagram
  let layout: Layout
  let words: DiagramWords
  let route: Route
  let names: ElementNames

  init(_ diagram: StateDiagram, layout: Layout, words: DiagramWords, links: [String: String] = [:]) {
    self.diagram = diagram
    self.layout = layout
    self.words = words
    route = Route(diagram)
    names = ElementNames(diagram: diagram.id, links: links)
  }

  /// Frames have no filling and come after the lines, so that no line strikes through a composite state's name; labels
  /// come after the frames, so that no frame strikes through them.
  var picture: Picture {
    Picture(
      frame: Rect(origin: Point(x: 0, y: 0), size: layout.size), elements: lines + composites + labels + states)
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

  private var lines: [SVGElement] { ordered.map { line($0.transition, $0.place) } }

  private var labels: [SVGElement] { ordered.compactMap { label($0.transition, $0.place) } }

  /// What a run takes is drawn over what it doesn't.
  private var ordered: [(transition: StateDiagram.Transition, place: Layout.EdgeLayout)] {
    let all = zip(diagram.transitions, layout.edges).map { (transition: $0, place: $1) }
    let taken = all.filter { route.takes(transition: $0.transition.id) }
    return all.filter { !route.takes(transition: $0.transition.id) } + taken
  }

  private var states: [SVGElement] {
    let places = Dictionary(layout.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
    return diagram.states.compactMap { state in places[state.id].map { self.state(state, $0) } }
  }
}
