internal import Diagrams

extension DiagramText {
  static func tables(of diagram: ComparisonDiagram, _ words: DiagramWords) -> [Table] {
    func name(_ call: ComparisonDiagram.Call) -> String { "\(call.callback) (\(call.label(words)))" }
    let lanes = diagram.lanes.map { Row(elements: [$0.id], cells: [$0.title, "\($0.calls.count)"]) }
    let calls = diagram.lanes.flatMap { lane in
      lane.calls.enumerated().map { index, call in
        Row(
          elements: [lane.id(ofCall: index)],
          cells: [lane.title, "\(index + 1)", call.callback, call.label(words)])
      }
    }
    let ties = diagram.ties.map { tie in
      let (left, right) = (diagram.lanes[tie.lane], diagram.lanes[tie.lane + 1])
      return Row(
        elements: [tie.id],
        cells: [
          name(left.calls[tie.from]), "\(left.title): \(tie.from + 1)", "\(right.title): \(tie.to + 1)",
          tie.isCrossed ? words[.outOfOrder] : "",
        ])
    }
    return [
      Table(title: words[.lanes], columns: [words[.lane], words[.calls]], rows: lanes),
      Table(
        title: words[.calls], columns: [words[.lane], words[.place], words[.callback], words[.role]], rows: calls),
      Table(
        title: words[.sameCalls], columns: [words[.call], words[.from], words[.to], words[.mark]], rows: ties),
    ]
  }
}
