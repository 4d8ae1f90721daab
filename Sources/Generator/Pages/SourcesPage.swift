import Evidence
import Lifecycle
import Scenarios
import Site

/// All sources, and how the model stands to each.
struct SourcesPage {
  static let shape: [String: TemplateShape] = [
    "tally": .text,
    "sources": .list([
      "slug": .text, "name": .text, "language": .text, "url": .optional(.text), "date": .optional(.text),
      "release": .optional(.text), "kind": .text, "caveat": .optional(.html), "tally": .text,
      "traces": .list([
        "id": .text, "structure": .text, "release": .text, "note": .optional(.html),
        "steps": .list([
          "action": .text, "verdict": .text, "verdictName": .text, "mark": .text, "agrees": .flag,
          "events": .list(["event": .text]), "hasEvents": .flag,
          "simulated": .list(["event": .text]), "showsSimulated": .flag,
        ]),
      ]),
    ]),
  ]

  let publication: Publication
  let edition: Edition

  func page() -> Page {
    let findings = publication.findings
    return Page(
      address: "sources", template: "sources",
      values: [
        "title": "Sources",
        "description": "What was logged on real devices, and how the model stands to each log.",
        "tally": .text(EvidenceText.summary(Tally(findings))),
        "sources": .list(
          publication.catalog.evidence.map { file in
            source(file.source, findings.filter { $0.source.slug == file.source.slug })
          }),
      ])
  }

  private func source(_ source: EvidenceFile.Source, _ findings: [TraceFinding]) -> TemplateObject {
    [
      "slug": .text(source.slug), "name": edition.text(source.title), "language": .text(source.language ?? "en"),
      "url": .optional(source.webAddress), "date": .optional(source.date), "release": .optional(source.os),
      "kind": .text(
        source.kind == .observed ? "observed: a run was logged" : "documented: an order is stated without a run"),
      "caveat": source.caveat.map(edition.inline) ?? .none, "tally": .text(EvidenceText.summary(Tally(findings))),
      "traces": .list(findings.map(trace)),
    ]
  }

  private func trace(_ finding: TraceFinding) -> TemplateObject {
    [
      "id": .text(finding.trace.id), "structure": edition.code(finding.trace.structure.description),
      "release": .text(EvidenceList.release(finding)), "note": finding.trace.note.map(edition.inline) ?? .none,
      "steps": .list(finding.steps.map(step)),
    ]
  }

  private func step(_ step: StepFinding) -> TemplateObject {
    func list(_ events: [String]) -> TemplateValue { .list(events.map { ["event": edition.code($0)] }) }
    let observed = step.observed.events.map(\.description)
    return [
      "action": edition.code(step.observed.script.action.text),
      "verdict": edition.text(EvidenceText.words(step.verdict)),
      "verdictName": .text(EvidenceText.name(step.verdict)), "mark": .text(EvidenceText.mark(step.verdict)),
      "agrees": .flag(step.verdict == .reproduced),
      "events": list(observed), "hasEvents": .flag(!observed.isEmpty),
      "simulated": list(step.visible), "showsSimulated": .flag(step.verdict != .reproduced && !step.visible.isEmpty),
    ]
  }
}
