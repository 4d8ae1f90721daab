extension StateDiagram {
  /// A machine of the model by itself.
  public init(_ machine: StateMachine, id: String, words: DiagramWords = .english) {
    let initial = "initial"
    self.init(
      id: id, title: words.label(machine.title), summary: words.label(machine.summary),
      states: [State(id: initial, label: "", kind: .initial)]
        + machine.composites.map {
          State(id: $0.id, label: words.label($0.label), kind: .composite, parent: $0.parent)
        }
        + machine.states.map { State(id: $0.id, label: words.label($0.label), parent: $0.parent) },
      transitions: [Transition(id: "initial", source: initial, target: machine.initial, triggers: [])]
        + machine.changes.map {
          Transition(id: $0.id, source: $0.source, target: $0.target, triggers: $0.triggers.map(words.label))
        })
  }
}
