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

  let scenario: Scenario
  let publication: Publication
  let edition: Edition

  /// `.none` where nobody logged any of its transitions.
  func values(on page: String) -> TemplateValue {
    var kinds: [TransitionKind] = []
    for transition in Transition.all(in: scenario.script) where !kinds.contains(transition.kind) {
      kinds.append(transition.kind)
    }
    let found = kinds.compactMap { kind in publication.transitions.first { $0.kind == kind } }
    let entries = found.compactMap { values($0, on: page) }
    guard !entries.isEmpty else { return .none }
    return .object([
      "link": .text(edition.link(to: AgreementPage.address, from: page)), "kinds": .list(entries),
    ])
  }

  private func values(_ kind: TransitionEvidence, on page: String) -> TemplateObject? {
    let release = scenario.platform.release
    guard let (envelope, covers) = kind.envelope(on: release) else { return nil }
    return [
      "name": edition.text(kind.kind.title),
      "link": .text(edition.link(to: "\(AgreementPage.address)#\(kind.kind.name)", from: page)),
      "envelope": .object(EnvelopeValues(edition: edition, page: page).values(envelope)),
      "elsewhere": covers || envelope.releases.isEmpty
        ? .none
        : edition.text(
          edition.words("No log of it is known to be of iOS {1}; these come nearest.", release.description)),
      "undated": undated(kind, beside: envelope).map(edition.text) ?? .none,
    ]
  }

  private func undated(_ kind: TransitionEvidence, beside envelope: Envelope) -> String? {
    guard let undated = kind.undated, !envelope.releases.isEmpty else { return nil }
    let count = undated.sources.count
    let agrees = envelope.agrees(with: undated)
    return "\(count) more \(count == 1 ? "source tells" : "sources tell") no release, and "
      + (agrees ? "\(count == 1 ? "agrees" : "agree")." : "\(count == 1 ? "shows" : "show") another order as well.")
  }
}
