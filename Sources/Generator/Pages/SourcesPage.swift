import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Site

/// All sources, and how the model stands to each.
struct SourcesPage {
  static let shape: [String: TemplateShape] = [
    "tally": .text, "reproduced": .number, "byVariant": .number, "notReproduced": .number, "notComparable": .number,
    "causes": .list(["name": .text, "meaning": .text, "count": .number]), "hasCauses": .flag,
    "sources": .list([
      "slug": .text, "name": .text, "language": .text, "url": .optional(.text), "date": .optional(.text),
      "release": .optional(.text), "kind": .text, "caveat": .optional(.html), "tally": .text,
      "traces": .list([
        "id": .text, "structure": .text, "release": .text, "note": .optional(.html),
        "steps": .list([
          "action": .text, "verdict": .text, "verdictName": .text, "mark": .text, "agrees": .flag,
          "events": .list(["event": .text]), "hasEvents": .flag,
          "simulated": .list(["event": .text]), "showsSimulated": .flag,
          "reasons": .list(ReasonValues.shape), "hasReasons": .flag, "lacksReason": .flag,
        ]),
      ]),
    ]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let findings = publication.findings
    let tally = Tally(findings)
    let causes = ReasonText.counts(tally).filter { $0.count > 0 }
    return Page(
      address: "sources", template: "sources",
      values: [
        "title": .text(edition.words("Sources")),
        "description": .text(edition.words("What was logged on real devices, and how the model stands to each log.")),
        "tally": edition.phrase(EvidenceText.summary(tally)), "reproduced": .number(tally.reproduced),
        "byVariant": .number(tally.byVariant), "notReproduced": .number(tally.notReproduced),
        "notComparable": .number(tally.notComparable),
        "causes": .list(
          causes.map {
            [
              "name": edition.phrase($0.name), "meaning": edition.phrase($0.meaning),
              "count": .number($0.count),
            ]
          }),
        "hasCauses": .flag(!causes.isEmpty),
        "sources": .list(
          publication.catalog.evidence.map { file in
            source(file.source, findings.filter { $0.source.slug == file.source.slug })
          }),
      ])
  }

  private func source(_ source: EvidenceFile.Source, _ findings: [TraceFinding]) -> TemplateObject {
    [
      "slug": .text(source.slug), "name": edition.text(source.title), "language": .text(source.language ?? "en"),
      "url": .optional(source.webAddress), "date": .optional(source.date),
      "release": .optional(source.os.map(edition.own)),
      "kind": edition.phrase(
        source.kind == .observed ? "observed: a run was logged" : "documented: an order is stated without a run"),
      "caveat": source.caveat.map { edition.inline($0, on: "sources") } ?? .none,
      "tally": edition.phrase(EvidenceText.summary(Tally(findings))),
      "traces": .list(findings.map(trace)),
    ]
  }

  private func trace(_ finding: TraceFinding) -> TemplateObject {
    [
      "id": .text(finding.trace.id), "structure": edition.code(finding.trace.structure.description),
      "release": edition.phrase(EvidenceList.release(finding)),
      "note": finding.trace.note.map { edition.inline($0, on: "sources") } ?? .none,
      "steps": .list(finding.steps.map(step)),
    ]
  }

  private func step(_ step: StepFinding) -> TemplateObject {
    func list(_ events: [String]) -> TemplateValue { .list(events.map { ["event": edition.code($0)] }) }
    let observed = step.observed.events.map(\.description)
    return [
      "action": edition.code(step.observed.script.action.text),
      "verdict": edition.phrase(EvidenceText.words(step.verdict)),
      "verdictName": .text(EvidenceText.name(step.verdict)), "mark": .text(EvidenceText.mark(step.verdict)),
      "agrees": .flag(step.verdict == .reproduced),
      "events": list(observed), "hasEvents": .flag(!observed.isEmpty),
      "simulated": list(step.visible), "showsSimulated": .flag(step.verdict != .reproduced && !step.visible.isEmpty),
      "reasons": .list(step.reasons.map { ReasonValues.values($0, publication, edition, on: "sources") }),
      "hasReasons": .flag(!step.reasons.isEmpty), "lacksReason": .flag(step.lacksReason),
    ]
  }
}
