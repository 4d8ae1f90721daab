import Analysis
import Diagrams
import Scenarios

/// The comparisons, drawn: their essential calls, so that a picture can be read at the width of a page.
enum ComparisonDiagrams {
  static func all(_ comparisons: [Comparison], _ simulations: Simulations, words: DiagramWords) -> [DiagramEntry] {
    comparisons.map { comparison in
      let lanes = simulations.columns(of: comparison).enumerated().map { index, column in
        ComparisonDiagram.Lane(
          id: "v\(index + 1)", title: column.column.title.text(in: words.language.code),
          calls: ComparisonTable.calls(column.column, in: column.trace).filter { $0.prominence == .essential }.map {
            .init(role: $0.role, callback: $0.callback, occurrence: $0.occurrence)
          })
      }
      let diagram = ComparisonDiagram(
        id: "comparison_\(comparison.id.diagramID)",
        title: words(.comparisonTitle, comparison.title.text(in: words.language.code)), lanes: lanes, words: words)
      return DiagramEntry(.comparison(diagram), of: .comparison(comparison.id), name: "comparison")
    }
  }
}
