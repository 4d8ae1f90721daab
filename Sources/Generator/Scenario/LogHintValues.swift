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
    [
      "subject": edition.text(hint.subject), "pattern": hint.pattern.isEmpty ? .none : edition.code(hint.pattern),
      "link": .text(edition.link(to: "\(LogPage.address)#\(hint.anchor)", from: page)),
      "action": edition.code(hint.actions),
      "others": .list(hint.others.map(other)), "hasOthers": .flag(!hint.others.isEmpty),
      "more": hint.unnamed > 0 ? edition.phrase("and \(hint.unnamed) more") : .none,
    ]
  }

  private func other(_ origin: LogHint.Origin) -> TemplateObject {
    let anchor = edition.isSite ? "#step-\(origin.step)" : ""
    return [
      "actions": edition.code(origin.actions), "title": edition.text(origin.scenario.title),
      "link": .text(edition.link(to: "scenarios/\(origin.scenario.id)\(anchor)", from: page)),
    ]
  }
}
