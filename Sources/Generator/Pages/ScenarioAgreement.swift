import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Site

/// What the logs agree on of the transitions that a scenario contains.
struct ScenarioAgreement {
  static let shape: [String: TemplateShape] = [
    "link": .text,
    "kinds": .list([
      "name": .text, "link": .text, "envelope": .object(EnvelopeValues.shape), "elsewhere": .optional(.text),
      "undated": .optional(.text),
    ]),
  ]

  /// The release of the scenario.
  let release: Release
  let edition: Edition

  /// `.none` where nobody logged any of its transitions.
  func values(_ found: [TransitionEvidence], on page: String) -> TemplateValue {
    let entries = found.compactMap { values($0, on: page) }
    guard !entries.isEmpty else { return .none }
    return .object([
      "link": .text(edition.link(to: AgreementPage.address, from: page)), "kinds": .list(entries),
    ])
  }

  private func values(_ kind: TransitionEvidence, on page: String) -> TemplateObject? {
    guard let (envelope, covers) = kind.envelope(on: release) else { return nil }
    return [
      "name": edition.phrase(kind.kind.phrase),
      "link": .text(edition.link(to: "\(AgreementPage.address)#\(kind.kind.name)", from: page)),
      "envelope": .object(EnvelopeValues(edition: edition, page: page).values(envelope)),
      "elsewhere": covers || envelope.releases.isEmpty
        ? .none
        : edition.phrase("No log of it is known to be of iOS \(release.description); these come nearest."),
      "undated": undated(kind, beside: envelope).map(edition.phrase) ?? .none,
    ]
  }

  private func undated(_ kind: TransitionEvidence, beside envelope: Envelope) -> Phrase? {
    guard let undated = kind.undated, !envelope.releases.isEmpty else { return nil }
    switch (undated.sources.count, envelope.agrees(with: undated)) {
    case (1, true): return "1 more source names no release, and agrees."
    case (1, false): return "1 more source names no release, and shows another order as well."
    case (let count, true): return "\(count) more sources name no release, and agree."
    case (let count, false): return "\(count) more sources name no release, and show another order as well."
    }
  }
}
