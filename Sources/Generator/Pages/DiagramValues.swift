import Diagrams
import Drawing
import Site

/// A diagram with its text equivalent, as templates see it.
enum DiagramValues {
  static let shape: [String: TemplateShape] = [
    "title": .text, "svg": .html, "file": .text, "summary": .text, "isPath": .flag,
    "states": .list(["name": .text, "parent": .optional(.text), "mark": .optional(.text)]),
    "transitions": .list(["from": .text, "to": .text, "triggers": .text, "rows": .optional(.text)]),
  ]

  /// Where the diagram's file stands in the book.
  static func file(_ drawn: DrawnDiagram) -> String { "diagrams/\(drawn.diagram.id).svg" }

  static func values(_ drawn: DrawnDiagram, _ edition: Edition, on page: String) -> TemplateObject {
    let states = drawn.text.states.filter { !$0.label.isEmpty && $0.label != "Initial state" }
    return [
      "title": edition.text(drawn.diagram.title), "svg": .html(edition == .site ? drawn.inline : ""),
      "file": .text(SitePath.relative(to: file(drawn), from: edition.file(page))),
      "summary": edition.text(drawn.diagram.summary), "isPath": .flag(drawn.diagram.start != nil),
      "states": .list(
        states.map { state in
          let marks = [state.isStart ? "start" : nil, state.isEnd ? "end" : nil].compactMap { $0 }
          return [
            "name": edition.text(state.label), "parent": state.parent.map(edition.text) ?? .none,
            "mark": marks.isEmpty ? .none : edition.text(marks.joined(separator: " and ")),
          ]
        }),
      "transitions": .list(
        drawn.text.transitions.filter { !$0.triggers.isEmpty }.map { transition in
          let rows = transition.numbers.map(String.init).joined(separator: ", ")
          return [
            "from": edition.text(transition.source), "to": edition.text(transition.target),
            "triggers": edition.text(transition.triggers.joined(separator: ", ")),
            "rows": rows.isEmpty ? .none : .text(rows),
          ]
        }),
    ]
  }
}
