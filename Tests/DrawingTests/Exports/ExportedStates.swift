import Diagrams

extension StateDiagram {
  /// A machine whose ids, labels and triggers mean something to the formats, with a path over half of it.
  static var nasty: StateDiagram {
    let ids = ["end", "state", "note", "class", "default", "1st"] + (6..<NastyLabel.all.count).map { "s\($0)" }
    let states = zip(ids, NastyLabel.all).map { State(id: $0, label: $1) }
    let transitions = zip(ids, ids.dropFirst() + ids.prefix(1)).enumerated().map { index, ends in
      Transition(
        id: "t\(index)", source: ends.0, target: ends.1, triggers: [NastyLabel[index + 3], NastyLabel[index + 4]])
    }
    return StateDiagram(
      id: "nasty", title: NastyLabel[4], summary: NastyLabel[6],
      states: [State(id: "dot", label: "", kind: .initial)] + states,
      transitions: [Transition(id: "begin", source: "dot", target: "end", triggers: [])] + transitions,
      path: (0..<8).map { PathStep(transition: "t\($0)", number: $0 + 1) }, start: "end", end: "s8")
  }

  /// A composite state that says itself where it begins, one that transitions enter, and one that nothing enters.
  static var beginnings: StateDiagram {
    StateDiagram(
      id: "beginnings", title: "Beginnings", summary: "",
      states: [
        State(id: "out", label: "Out"),
        State(id: "a", label: "A", kind: .composite), State(id: "a1", label: "A1", parent: "a"),
        State(id: "a2", label: "A2", parent: "a"), State(id: "dot", label: "", kind: .initial, parent: "a"),
        State(id: "b", label: "B", kind: .composite), State(id: "b1", label: "B1", parent: "b"),
        State(id: "b2", label: "B2", kind: .composite, parent: "b"), State(id: "b3", label: "B3", parent: "b2"),
        State(id: "c", label: "C", kind: .composite), State(id: "c1", label: "C1", parent: "c"),
        State(id: "deep", label: "", kind: .initial),
      ],
      transitions: [
        Transition(id: "t1", source: "dot", target: "a2", triggers: ["go"]),
        Transition(id: "t2", source: "out", target: "a1", triggers: ["go"]),
        Transition(id: "t3", source: "b1", target: "b3", triggers: ["go"]),
        Transition(id: "t4", source: "out", target: "b3", triggers: ["go"]),
        Transition(id: "t5", source: "b", target: "b1", triggers: ["again"]),
        Transition(id: "t6", source: "deep", target: "b3", triggers: []),
        Transition(id: "t7", source: "c", target: "nowhere", triggers: ["go"]),
      ])
  }
}
