import Analysis
import Diagnostics
import Lifecycle
import Scenarios
import Site

/// The scenarios that show a change: the steps of one of them before and after, and links to all.
struct ChangeScenarios {
  static let shape: [String: TemplateShape] = [
    "count": .text, "example": .optional(.object(["title": .text, "link": .text])),
    "first": .list(["title": .text, "link": .text]), "hasFirst": .flag,
    "more": .list(["title": .text, "link": .text]), "hasMore": .flag, "moreCount": .number,
    "unlinked": .optional(.text),
    "tables": .list([
      "label": .text, "title": .text, "link": .text, "number": .number, "action": .text,
      "rows": .list([
        "call": .optional(
          .object([
            "subject": .text, "callback": .text, "occurrence": .optional(.text), "old": .optional(.number),
            "new": .optional(.number),
            "note": .optional(.text), "isDifferent": .flag,
          ])), "alike": .optional(.text),
      ]),
      "rest": .optional(.text),
    ]),
  ]

  /// How many scenarios are named before the rest is folded away.
  private static let namedScenarios = 5
  /// How many are linked at all: a page has to stay light, and the tool names them all.
  private static let linkedScenarios = 60
  /// How many of an example's steps are shown, each with another action.
  private static let shownSteps = 2

  let publication: Publication
  let edition: Edition
  let page: String

  func values(_ ids: [String], example: ScenarioChange?, in changes: ReleaseChanges, as name: String) -> TemplateObject
  {
    let links = ids.prefix(Self.linkedScenarios).map(link)
    let named = links.count > Self.namedScenarios + 1 ? Self.namedScenarios : links.count
    let unnamed = ids.count - links.count
    return [
      "count": edition.phrase(Edition.scenarios(ids.count)),
      "example": links.first.map(TemplateValue.object) ?? .none, "first": .list(Array(links.prefix(named))),
      "hasFirst": .flag(!links.isEmpty),
      "more": .list(Array(links.dropFirst(named))), "hasMore": .flag(links.count > named),
      "moreCount": .number(ids.count - named),
      "unlinked": unnamed > 0 ? edition.phrase("And \(unnamed) more.") : .none,
      "tables": .list(tables(example, in: changes, as: name)),
    ]
  }

  /// The scenario's title and where its page is.
  func link(_ id: String) -> TemplateObject {
    [
      "title": publication.catalog.scenario(id).map { edition.text($0.title) } ?? edition.text(id),
      "link": .text(edition.link(to: "scenarios/\(id)", from: page)),
    ]
  }

  private func tables(
    _ example: ScenarioChange?, in changes: ReleaseChanges, as name: String
  ) -> [TemplateObject] {
    guard let example else { return [] }
    var shown: [StepChange] = []
    for step in example.steps where !shown.contains(where: { $0.action.word == step.action.word }) {
      shown.append(step)
    }
    return shown.prefix(Self.shownSteps).map { step in
      let table = ChangeTable(step)
      let title =
        publication.catalog.scenario(example.scenario)?.title.text(in: edition.languageCode) ?? example.scenario
      let (old, new) = (changes.before.description, changes.release.description)
      let anchor = edition.isSite ? "#step-\(step.number)" : ""
      return [
        "label": edition.phrase("\(name): step \(step.number) of \(title) on iOS \(old) and iOS \(new)"),
        "title": edition.text(title),
        "link": .text(edition.link(to: "scenarios/\(example.scenario)\(anchor)", from: page)),
        "number": .number(step.number), "action": edition.code(step.action.text), "rows": .list(table.rows.map(row)),
        "rest": table.rest > 0 ? edition.phrase(table.rest == 1 ? "1 more call" : "\(table.rest) more calls") : .none,
      ]
    }
  }

  private func row(_ row: ChangeTable.Row) -> TemplateObject {
    switch row {
    case .alike(let count): ["call": .none, "alike": edition.phrase("\(count) calls alike")]
    case .call(let call):
      [
        "call": .object([
          "subject": edition.text(call.subject), "callback": edition.code(call.callback),
          "occurrence": call.repetition.map(edition.phrase) ?? .none,
          "old": call.before.map(TemplateValue.number) ?? .none,
          "new": call.after.map(TemplateValue.number) ?? .none, "note": call.note.map(edition.phrase) ?? .none,
          "isDifferent": .flag(call.note != nil),
        ]), "alike": .none,
      ]
    }
  }
}
