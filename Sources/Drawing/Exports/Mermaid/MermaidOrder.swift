internal import Diagrams

/// An order diagram as Mermaid's `flowchart`: what comes first stands above.
struct MermaidOrder {
  let diagram: OrderDiagram
  let words: DiagramWords

  init(_ diagram: OrderDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
  }

  var text: String {
    var lines = MermaidText.head("flowchart TB", of: .order(diagram))
    lines += diagram.calls.map { call in
      "  \(call.id)[\"\(MermaidText.label(lines: [call.callback, call.roleLabel(words)]))\"]"
    }
    lines += diagram.agreed.map { "  \($0.first) --> \($0.second)" }
    lines += diagram.disputed.map { "  \($0.first) -.->|\"\(MermaidText.label($0.label(words)))\"| \($0.second)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
