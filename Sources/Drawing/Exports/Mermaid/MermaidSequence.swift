internal import Diagrams
internal import Lifecycle

/// A sequence diagram in Mermaid's `sequenceDiagram`: each step has a ground of its own and begins with a note.
struct MermaidSequence {
  let diagram: SequenceDiagram
  let words: DiagramWords
  private let bars: SequenceBars

  init(_ diagram: SequenceDiagram, words: DiagramWords) {
    self.diagram = diagram
    self.words = words
    bars = SequenceBars(diagram, words: words)
  }

  var text: String {
    var lines = MermaidText.head("sequenceDiagram", of: .sequence(diagram))
    lines.append("  participant caller as \(MermaidText.label(diagram.caller))")
    lines += diagram.lifelines.map { "  participant \($0.id) as \(MermaidText.label($0.name))" }
    var next: Int?
    for frame in diagram.frames {
      // A grey that lets the ground through goes with light and with dark pages.
      lines.append("  rect rgba(128, 128, 128, 0.15)")
      lines.append("    Note over \(everyone): \(MermaidText.label(lines: caption(frame)))")
      for message in frame.messages {
        if message.number != next { lines.append("    autonumber \(message.number)") }
        next = message.number + 1
        lines += statements(message).map { "    " + $0 }
      }
      lines.append("  end")
    }
    lines += bars.notFinished.map { "  " + note($0) } + bars.open.map { "  deactivate \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private var everyone: String { "caller" + (diagram.lifelines.last.map { ",\($0.id)" } ?? "") }

  private func caption(_ frame: SequenceDiagram.Frame) -> [String] {
    [SequenceGrid.caption(frame, words)] + (frame.messages.isEmpty ? [words[.nothingCalled]] : [])
  }

  private func statements(_ message: SequenceDiagram.Message) -> [String] {
    ["caller->>\(message.lifeline): \(MermaidText.label(message.label(words)))"]
      + bars.ending(with: message.number).map { "deactivate \($0)" }
      + bars.turnedBack(by: message.number).map(note)
      + bars.beginning(with: message.number).map { "activate \($0)" }
  }

  private func note(_ remark: SequenceBars.Remark) -> String {
    "Note over \(remark.lifeline): \(MermaidText.label(remark.text))"
  }
}

extension SequenceDiagram.Message {
  /// The call, and that nothing but the model says so where that is the case.
  func label(_ words: DiagramWords) -> String {
    standing == .inferred ? "\(label) (\(words[.inferred]))" : label
  }
}
