internal import Diagrams

/// An order diagram in PlantUML: what comes first stands above.
struct PlantUMLOrder {
  let diagram: OrderDiagram
  let words: DiagramWords

  init(_ diagram: OrderDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
  }

  var text: String {
    var lines = PlantUMLText.head(of: .order(diagram))
    lines += diagram.calls.map { call in
      "rectangle \"\(PlantUMLText.label(lines: [call.callback, call.roleLabel(words)]))\" as \(call.id)"
    }
    lines += diagram.agreed.map { "\($0.first) --> \($0.second)" }
    lines += diagram.disputed.map { "\($0.first) ..> \($0.second) : \(PlantUMLText.label($0.label(words)))" }
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }
}
