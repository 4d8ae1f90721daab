import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// What a scenario looks like in the log of one controller, and what else looks like that, as templates see it.
struct LogHintValues {
  static let shape: [String: TemplateShape] = [
    "subject": .text, "pattern": .optional(.text), "link": .text, "action": .text,
    "others": .list(["actions": .text, "title": .text, "link": .text]), "hasOthers": .flag, "more": .optional(.text),
  ]

  let edition: Edition
  let page: String

  func values(_ hints: [LogHint]) -> [TemplateObject] { hints.map(row) }

  private func row(_ hint: LogHint) -> TemplateObject {
    let others = hint.others
    return [
      "subject": edition.text(hint.subject), "pattern": hint.pattern.isEmpty ? .none : edition.code(hint.pattern),
      "link": .text(edition.link(to: "\(LogPage.address)#\(hint.anchor)", from: page)),
      "action": edition.code(hint.actions),
      "others": .list(others.map(other)), "hasOthers": .flag(!others.isEmpty),
      "more": hint.unnamed > 0 ? edition.phrase("and \(hint.unnamed) more") : .none,
    ]
  }

  private func other(actions: String, first: LogPatterns.Use) -> TemplateObject {
    let anchor = edition.isSite ? "#step-\(first.step)" : ""
    return [
      "actions": edition.code(actions), "title": edition.text(first.title),
      "link": .text(edition.link(to: "scenarios/\(first.scenario)\(anchor)", from: page)),
    ]
  }
}
