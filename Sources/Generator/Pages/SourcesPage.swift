import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// All sources, and how the model stands to each.
struct SourcesPage {
  static let shape: [String: TemplateShape] = [
    "tally": .text, "coverage": .list(Coverage.shape), "devices": .text, "reproduced": .number, "byVariant": .number,
    "notReproduced": .number, "notComparable": .number,
    "causes": .list(["name": .text, "meaning": .text, "count": .number]), "hasCauses": .flag,
    "sources": .list([
      "slug": .text, "name": .text, "language": .text, "url": .optional(.text), "place": .optional(.text),
      "date": .optional(.text), "device": .optional(.text),
      "sameLog": .optional(.object(["name": .text, "link": .text])),
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
        "description": .text(
          edition.words("The logs that developers published, and how the model compares with each of them.")),
        "tally": edition.phrase(EvidenceText.summary(tally)), "coverage": publication.coverage.values(edition),
        "devices": edition.phrase(devices), "reproduced": .number(tally.reproduced),
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

  /// Where the logs were made, each counted once.
  private var devices: Phrase {
    let files = publication.catalog.evidence.filter { file in
      file.source.sameLogAs == nil && (file.source.kind == .observed || file.traces.contains { $0.kind == .observed })
    }
    func count(_ device: EvidenceFile.Source.Device) -> Int { files.count { $0.source.device == device } }
    return
      "Of \(files.count) logs, \(count(.simulator)) say that they are of a simulator, \(count(.test)) are of automated tests, which as a rule run in one, and \(count(.device)) say that they are of a device; \(count(.unknown)) do not say where they ran."
  }

  private func source(_ source: EvidenceFile.Source, _ findings: [TraceFinding]) -> TemplateObject {
    [
      "slug": .text(source.slug), "name": edition.text(source.title), "language": .text(source.language ?? "en"),
      "url": .optional(source.webAddress), "place": place(source), "date": .optional(source.date),
      "device": Self.words(source.device).map(edition.phrase) ?? .none,
      "sameLog": source.sameLogAs.map { same in
        .object(["name": edition.text(same.id), "link": .text(edition.link(to: "sources#\(same.id)", from: "sources"))])
      } ?? .none,
      "release": .optional(source.os.map(edition.own)),
      "kind": edition.phrase(
        source.kind == .observed ? "observed: a run was logged" : "documented: an order is stated without a run"),
      "caveat": source.caveat.map { edition.inline($0, on: "sources") } ?? .none,
      "tally": edition.phrase(EvidenceText.summary(Tally(findings))),
      "traces": .list(findings.map(trace)),
    ]
  }

  /// What stands where a source has no address on the web.
  private func place(_ source: EvidenceFile.Source) -> TemplateValue {
    switch source.address {
    case .notKnown?: edition.phrase("a public log; address not known")
    case .words(let words)?: edition.text(words)
    case .article?: edition.phrase("one of the articles that the project began from")
    case .web?, nil: .none
    }
  }

  private static func words(_ device: EvidenceFile.Source.Device) -> Phrase? {
    switch device {
    case .device: "a device"
    case .simulator: "a simulator"
    case .test: "an automated test"
    case .unknown: nil
    }
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
      "reasons": .list(step.reasons.map { ReasonValues.values($0, naming: named($0), edition, on: "sources") }),
      "hasReasons": .flag(!step.reasons.isEmpty), "lacksReason": .flag(step.lacksReason),
    ]
  }

  /// The scenario that a reason names, if it exists.
  private func named(_ reason: Evidence.Reason) -> [LinkedScenario] {
    [reason.scenario.flatMap(publication.catalog.scenario).map(LinkedScenario.init)].compactMap(\.self)
  }
}
