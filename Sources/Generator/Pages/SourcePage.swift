import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Reports
import Scenarios
import Site

/// A source: where it is from, and how the model stands to each of its logs.
struct SourcePage {
  static let shape: [String: TemplateShape] = [
    "slug": .text, "name": .text, "sourceLanguage": .text, "url": .optional(.text), "place": .optional(.text),
    "date": .optional(.text), "device": .optional(.text),
    "sameLog": .optional(.object(["name": .text, "link": .text])),
    "sourceRelease": .optional(.text), "kind": .text, "caveat": .optional(.html), "tally": .text,
    "claims": .optional(.text),
    "traces": .list([
      "id": .text, "structure": .text, "release": .text, "note": .optional(.html),
      "steps": .list([
        "action": .text, "verdict": .text, "verdictName": .text, "mark": .text, "agrees": .flag,
        "events": .list(["event": .text]), "hasEvents": .flag,
        "simulated": .list(["event": .text]), "showsSimulated": .flag,
        "reasons": .list(ReasonValues.shape), "hasReasons": .flag, "lacksReason": .flag,
      ]),
    ]),
  ]

  let inputs: SourceInputs
  let edition: Edition

  /// The address of a source's page.
  static func address(_ slug: String) -> String { "sources/\(slug)" }

  private var source: EvidenceFile.Source { inputs.file.value.source }
  private var address: String { Self.address(source.slug) }

  func page() -> Page {
    let findings = inputs.findings.value
    return Page(
      address: address, template: "source",
      values: [
        "title": edition.text(source.title),
        "description": .text(
          edition.words("\(source.title): its logs step by step, and how the model compares with them.")),
        "slug": .text(source.slug), "name": edition.text(source.title),
        "sourceLanguage": .text(source.language ?? "en"),
        "url": .optional(source.webAddress), "place": place, "date": .optional(source.date),
        "device": Self.words(source.device).map(edition.phrase) ?? .none,
        "sameLog": source.sameLogAs.map { same in
          .object([
            "name": edition.text(same.id), "link": .text(edition.link(to: Self.address(same.id), from: address)),
          ])
        } ?? .none,
        "sourceRelease": .optional(source.os.map(edition.own)), "kind": edition.phrase(Self.words(source.kind)),
        "caveat": source.caveat.map { edition.inline($0, on: address) } ?? .none,
        "tally": edition.phrase(EvidenceText.summary(Tally(findings))),
        "claims": inputs.hasClaims
          ? .text(edition.link(to: "\(ClaimsPage.address)#\(source.slug)", from: address)) : .none,
        "traces": .list(findings.map(trace)),
      ], source: inputs.file.value.location.file)
  }

  private static func words(_ kind: EvidenceFile.Source.Kind) -> Phrase {
    switch kind {
    case .observed: "observed: a run was logged"
    case .documented: "documented: an order is stated without a run"
    }
  }

  /// What stands where a source has no address on the web.
  private var place: TemplateValue {
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
      "note": finding.trace.note.map { edition.inline($0, on: address) } ?? .none,
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
      "reasons": .list(step.reasons.map { ReasonValues.values($0, naming: inputs.named, edition, on: address) }),
      "hasReasons": .flag(!step.reasons.isEmpty), "lacksReason": .flag(step.lacksReason),
    ]
  }
}
