internal import Diagrams

extension DiagramText {
  static func tables(of diagram: StateDiagram, _ words: DiagramWords) -> [Table] {
    let route = Route(diagram)
    let labels = Dictionary(diagram.states.map { ($0.id, label(of: $0, words)) }) { first, _ in first }
    let states = diagram.states.map { state in
      Row(
        elements: ["s_\(state.id)"],
        cells: [
          label(of: state, words), state.parent.map { labels[$0] ?? $0 } ?? "",
          words.mark(isStart: state.id == diagram.start, isEnd: state.id == diagram.end) ?? "",
        ])
    }
    let transitions = diagram.transitions.map { transition in
      var cells = [
        labels[transition.source] ?? transition.source, labels[transition.target] ?? transition.target,
        transition.triggers.map(\.onOneLine).joined(separator: ", "),
      ]
      if diagram.start != nil {
        let numbers = route.numbers(of: transition.id).map(String.init).joined(separator: ", ")
        cells.append(numbers.isEmpty ? words[.notTaken] : numbers)
      }
      return Row(
        elements: ["t_\(transition.id)"]
          + (transition.triggers.isEmpty && route.numbers(of: transition.id).isEmpty ? [] : ["l_\(transition.id)"]),
        cells: cells)
    }
    return [
      Table(title: words[.states], columns: [words[.state], words[.partOf], words[.mark]], rows: states),
      Table(
        title: words[.transitions],
        columns: [words[.from], words[.to], words[.on]] + (diagram.start == nil ? [] : [words[.rows]]),
        rows: transitions),
    ]
  }

  private static func label(of state: StateDiagram.State, _ words: DiagramWords) -> String {
    state.label.isEmpty && state.kind == .initial ? words[.initialState] : state.label.onOneLine
  }
}
