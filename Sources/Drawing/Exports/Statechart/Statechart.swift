internal import Diagrams

/// A state diagram as engines run statecharts: nested, every composite state with the child that it begins in, and an
/// event for each trigger.
struct Statechart {
  /// States side by side, of which the machine is in one.
  struct Region {
    /// The state that it begins in; `nil` if it has none.
    var initial: String?
    /// What is said of its beginning.
    var initialLabel: String
    var states: [State]
  }

  /// A state; one whose region has states is a composite state.
  struct State {
    var id: String
    var label: String
    var isStart: Bool
    var isEnd: Bool
    var region: Region
    var transitions: [Transition]
  }

  /// A transition by one trigger.
  struct Transition {
    /// The id of the diagram's transition, which may have several triggers.
    var id: String
    var target: String
    /// What brings it about; `nil` if nothing has to.
    var event: String?
    /// The same for people.
    var label: String
    /// The rows that take it.
    var numbers: [Int]
    /// Whether its source is left although the target is the source or lies in it: UML says so, XState only if asked.
    var isLeaving: Bool
  }

  let region: Region

  init(_ diagram: StateDiagram, words: DiagramWords) {
    let ids = Set(diagram.states.map(\.id))
    var known = diagram
    known.transitions.removeAll { !ids.contains($0.source) || !ids.contains($0.target) }
    region = StatechartBuilder(diagram: known, words: words).region(of: nil)
  }
}

/// Nests the states of a diagram.
private struct StatechartBuilder {
  let diagram: StateDiagram
  let words: DiagramWords
  private let tree: StateTree
  private let route: Route
  private let events: EventNames

  init(diagram: StateDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
    tree = StateTree(diagram)
    route = Route(diagram)
    events = EventNames(diagram.transitions.flatMap(\.triggers))
  }

  func region(of parent: String?) -> Statechart.Region {
    let children = tree.children(of: parent)
    let dots = children.map(\.id).filter(tree.isDot)
    let beginnings = diagram.transitions.filter { dots.contains($0.source) }
    // One dot with one way to a state beside it says where to begin. What says more stays as states.
    if beginnings.count == 1, let beginning = beginnings.first, children.contains(where: { $0.id == beginning.target })
    {
      return Statechart.Region(
        initial: beginning.target, initialLabel: beginning.triggers.map(\.onOneLine).joined(separator: ", "),
        states: children.filter { $0.id != beginning.source }.map(state))
    }
    let initial = dots.first ?? entered(parent, children) ?? children.first?.id
    return Statechart.Region(initial: initial, initialLabel: "", states: children.map(state))
  }

  /// The first child into which a transition leads from outside.
  private func entered(_ parent: String?, _ children: [StateDiagram.State]) -> String? {
    for transition in diagram.transitions where parent != nil && !tree.isState(transition.source, in: parent) {
      if let child = children.first(where: { tree.isState(transition.target, in: $0.id) }) { return child.id }
    }
    return nil
  }

  private func state(_ state: StateDiagram.State) -> Statechart.State {
    Statechart.State(
      id: state.id, label: state.name(words), isStart: state.id == diagram.start, isEnd: state.id == diagram.end,
      region: region(of: state.id),
      transitions: diagram.transitions.filter { $0.source == state.id }.flatMap(transitions))
  }

  /// One for each trigger; one without an event where there are none.
  private func transitions(_ transition: StateDiagram.Transition) -> [Statechart.Transition] {
    let triggers: [String?] = transition.triggers.isEmpty ? [nil] : transition.triggers
    return triggers.map { trigger in
      Statechart.Transition(
        id: transition.id, target: transition.target, event: trigger.map { events[$0] }, label: trigger ?? "",
        numbers: route.numbers(of: transition.id), isLeaving: tree.isState(transition.target, in: transition.source))
    }
  }
}
