import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// From what stands in a log to what happened: each pattern of one controller's calls, with the actions that bring it.
struct LogPage {
  static let address = "log"
  static let title: Phrase = "Seen in your log?"
  static let description: Phrase =
    "What one controller logs during one transition, and everything that gives such lines in the simulated scenarios."

  static let shape: [String: TemplateShape] = [
    "patterns": .list([
      "anchor": .text, "text": .optional(.text),
      "origins": .list(["actions": .text, "count": .text, "uses": .list(["title": .text, "link": .text])]),
    ]),
    "alike": .list(["action": .text, "others": .list(["text": .text]), "title": .text, "link": .text]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    Page(
      address: Self.address, template: "log",
      values: [
        "title": .text(edition.words(Self.title)), "description": .text(edition.words(Self.description)),
        "patterns": .list(
          publication.patterns.patterns.map { pattern, origins in
            [
              "anchor": .text(pattern.anchor),
              "text": pattern.calls.isEmpty ? .none : edition.code(pattern.text),
              "origins": .list(origins.map(origin)),
            ]
          }), "alike": .list(edition.isSite ? publication.lookAlikes.entries.map(alike) : []),
      ])
  }

  private func alike(_ entry: LookAlikeList.Entry) -> TemplateObject {
    [
      "action": edition.code(entry.action.text),
      "others": .list(entry.others.map { ["text": edition.code($0.text)] }),
      "title": edition.text(entry.scenario.title),
      "link": .text(
        edition.link(to: "scenarios/\(entry.scenario.id)#step-\(entry.step)", from: Self.address)),
    ]
  }

  private func origin(_ origin: LogPatterns.Origin) -> TemplateObject {
    let count = origin.count
    return [
      "actions": edition.code(origin.actions), "count": edition.phrase(Edition.scenarios(count)),
      "uses": .list(
        origin.uses.map { use in
          let anchor = edition.isSite ? "#step-\(use.step)" : ""
          return [
            "title": edition.text(use.title),
            "link": .text(edition.link(to: "scenarios/\(use.scenario)\(anchor)", from: Self.address)),
          ]
        }),
    ]
  }
}
