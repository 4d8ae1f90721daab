import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Site

/// What logs say of a scenario's steps, as templates see it: for each step the logs that agree, and those that differ
/// with the reason.
struct ScenarioEvidence {
  static let shape: [String: TemplateShape] = [
    "number": .number, "action": .text, "agreeing": .number, "logs": .number,
    "home": .optional(.object(["title": .text, "link": .text])), "sides": .list(sideShape),
  ]

  private static let sideShape: [String: TemplateShape] = [
    "title": .text, "entries": .list(EvidenceList.entryShape),
    "more": .optional(.object(["count": .number, "entries": .list(EvidenceList.entryShape)])),
  ]

  /// The scenario's steps.
  let steps: [Step]
  let edition: Edition
  let page: String

  /// The steps that have logs; what only prepares stands last, and leads to the scenario that is about it.
  func values(_ evidence: [LoggedEvidence]) -> [TemplateObject] {
    evidence.filter { !$0.prepares }.map(values) + evidence.filter(\.prepares).map(values)
  }

  private func values(_ evidence: LoggedEvidence) -> TemplateObject {
    let (entries, home) = (evidence.entries.value, evidence.home)
    let reproduced = entries.filter { $0.step.verdict == .reproduced }
    // A log says more than a statement, and calls more than silence.
    func weight(_ entry: EvidenceList.Entry) -> Int {
      (entry.finding.kind == .observed ? 0 : 2) + (entry.step.observed.events.isEmpty ? 1 : 0)
    }
    // Of many sources each is heard before one is heard again.
    var heard: [String: Int] = [:]
    let turns = reproduced.map { entry -> Int in
      heard[entry.finding.source.slug, default: 0] += 1
      return heard[entry.finding.source.slug] ?? 1
    }
    let agreeing = reproduced.indices.sorted {
      (weight(reproduced[$0]), turns[$0], $0) < (weight(reproduced[$1]), turns[$1], $1)
    }.map { reproduced[$0] }
    let differing = entries.filter { $0.step.verdict != .reproduced }
    // What stands elsewhere is only counted here.
    let sides =
      home == nil
      ? [
        side("Logs that agree", agreeing, evidence.named, open: 2),
        side("Logs that differ, and why", differing, evidence.named, open: 4),
      ] : []
    return [
      "number": .number(evidence.index + 1), "action": edition.code(steps[evidence.index].script.action.text),
      "agreeing": .number(agreeing.count), "logs": .number(entries.count),
      "home": home.map {
        .object([
          "title": edition.text($0.title),
          "link": .text(edition.link(to: "scenarios/\($0.id)", from: page) + (edition.isSite ? "#evidence" : "")),
        ])
      } ?? .none,
      "sides": .list(sides.compactMap(\.self)),
    ]
  }

  /// `open` is how many stand open; the others are folded away.
  private func side(_ title: Phrase, _ entries: [EvidenceList.Entry], _ named: [LinkedScenario], open: Int)
    -> TemplateObject?
  {
    guard !entries.isEmpty else { return nil }
    let values = entries.map { EvidenceList.values($0, edition, on: page, reasonsNaming: named) }
    // Nothing is folded for the sake of one.
    let shown = entries.count <= open + 1 ? entries.count : open
    let rest = Array(values.dropFirst(shown))
    return [
      "title": edition.phrase(title), "entries": .list(Array(values.prefix(shown))),
      "more": rest.isEmpty ? .none : .object(["count": .number(rest.count), "entries": .list(rest)]),
    ]
  }
}
