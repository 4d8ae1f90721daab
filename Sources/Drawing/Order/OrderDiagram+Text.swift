internal import Diagrams

extension DiagramText {
  static func tables(of diagram: OrderDiagram, _ words: DiagramWords) -> [Table] {
    let labels = Dictionary(diagram.calls.map { ($0.id, $0.name(words)) }) { first, _ in first }
    func label(_ id: String) -> String { labels[id] ?? id }
    return [
      Table(
        title: words[.calls], columns: [words[.callback], words[.role]],
        rows: diagram.calls.map { Row(elements: [$0.id], cells: [$0.callback, $0.roleLabel(words)]) }),
      Table(
        title: words[.agreed], columns: [words[.first], words[.second]],
        rows: diagram.agreed.map { Row(elements: [$0.id], cells: [label($0.first), label($0.second)]) }),
      Table(
        title: words[.disputes], columns: [words[.first], words[.second], words[.sources]],
        rows: diagram.disputed.map {
          Row(elements: [$0.id], cells: [label($0.first), label($0.second), $0.label(words)])
        }),
    ]
  }
}
