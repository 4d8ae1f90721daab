internal import Diagrams

/// A sequence diagram in PlantUML: each step begins with a divider.
struct PlantUMLSequence {
  let diagram: SequenceDiagram
  let words: DiagramWords
  private let bars: SequenceBars

  init(_ diagram: SequenceDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
    bars = SequenceBars(diagram, words: words)
  }

  var text: String {
    var lines = PlantUMLText.head(of: .sequence(diagram))
    lines.append("participant \"\(PlantUMLText.label(diagram.caller))\" as caller")
    lines += diagram.lifelines.map { "participant \"\(PlantUMLText.label($0.name))\" as \($0.id)" }
    var next: Int?
    for frame in diagram.frames {
      lines.append("== \(PlantUMLText.label(SequenceGrid.caption(frame, words))) ==")
      if frame.messages.isEmpty { lines.append("note over \(everyone) : \(PlantUMLText.label(words[.nothingCalled]))") }
      for message in frame.messages {
        if message.number != next { lines.append("autonumber \(message.number)") }
        next = message.number + 1
        lines += statements(message)
      }
    }
    lines += bars.notFinished.map(note) + bars.open.map { "deactivate \($0)" }
    return (lines + ["@enduml"]).joined(separator: "\n") + "\n"
  }

  private var everyone: String { "caller" + (diagram.lifelines.last.map { ", \($0.id)" } ?? "") }

  /// A call that ends a bar may not begin the next one, as PlantUML understands it: the bar goes on, and a note says what
  /// has turned.
  private func statements(_ message: SequenceDiagram.Message) -> [String] {
    let ending = bars.ending(with: message.number)
    let beginning = bars.beginning(with: message.number)
    return ["caller -> \(message.lifeline) : \(PlantUMLText.label(message.label(words)))"]
      + ending.filter { !beginning.contains($0) }.map { "deactivate \($0)" }
      + beginning.filter { !ending.contains($0) }.map { "activate \($0)" }
      + bars.turnedBack(by: message.number).map(note)
  }

  private func note(_ remark: SequenceBars.Remark) -> String {
    "note over \(remark.lifeline) : \(PlantUMLText.label(remark.text))"
  }
}
