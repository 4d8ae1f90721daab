internal import Diagrams

extension DiagramText {
  static func tables(of diagram: ScenarioMap, _ words: DiagramWords) -> [Table] {
    let columns = diagram.machines.flatMap(\.columns)
    let titles = Dictionary(diagram.machines.map { ($0.id, $0.title) }) { first, _ in first }
    let transitions = columns.map { column in
      Row(
        elements: [column.element, "k_\(column.machine)"],
        cells: [titles[column.machine] ?? "", column.label, column.triggers.joined(separator: ", ")])
    }
    let scenarios = diagram.groups.flatMap { group in group.rows.map { (group.title, $0) } }.map { group, row in
      let taken = columns.filter { row.count($0) > 0 }
      let words = taken.map { column in
        column.label + (row.count(column) > 1 ? " ×\(row.count(column))" : "")
      }
      return Row(
        elements: [row.element] + taken.map { "\(row.element)_\($0.element)" },
        cells: [row.title, group, words.joined(separator: "; ")])
    }
    return [
      Table(
        title: words[.transitions], columns: [words[.kind], words[.transitions], words[.on]], rows: transitions),
      Table(
        title: words[.scenarios], columns: [words[.scenario], words[.partOf], words[.takenTransitions]], rows: scenarios
      ),
    ]
  }
}
