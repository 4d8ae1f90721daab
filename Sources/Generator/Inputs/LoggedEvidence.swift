import Analysis
import Diagnostics
import Evidence
import Fingerprints
import Lifecycle
import Scenarios

/// What sources logged of a step of a scenario.
struct LoggedEvidence: Fingerprinted, Sendable {
  /// The step's place among the scenario's steps.
  let index: Int
  /// Whether the step only sets the scene.
  let prepares: Bool
  /// The logged steps.
  let entries: Sourced<[EvidenceList.Entry]>
  /// The scenario that is about such steps, where it is another one and this one only passes through.
  let home: LinkedScenario?
  /// The scenarios that the entries' causes name.
  let named: [LinkedScenario]

  func add(to fingerprint: inout Fingerprint) {
    index.add(to: &fingerprint)
    prepares.add(to: &fingerprint)
    entries.add(to: &fingerprint)
    home.add(to: &fingerprint)
    named.add(to: &fingerprint)
  }

  /// The steps that have logs, each kind of step once: a step of a kind that came before has the same evidence.
  static func all(of scenario: Scenario, _ trace: Trace, _ publication: Publication) -> [LoggedEvidence] {
    let (catalog, evidence) = (publication.catalog, publication.evidence)
    let preparation = ScenarioPreparation(scenario, trace)
    var told = Set<EvidenceList.Signature>()
    return trace.steps.enumerated().compactMap { index, step in
      let entries = evidence.steps(like: step)
      guard !entries.isEmpty, told.insert(EvidenceList.Signature(step)).inserted else { return nil }
      let prepares = preparation.contains(index)
      let home = prepares || scenario.isLong ? evidence.home(of: step) : nil
      let named = Set(entries.flatMap { $0.step.reasons.compactMap(\.scenario) }).sorted()
      return LoggedEvidence(
        index: index, prepares: prepares, entries: Sourced(entries, from: entries.map { publication.source(of: $0) }),
        home: home.flatMap { $0 == scenario.id ? nil : catalog.scenario($0).map(LinkedScenario.init) },
        named: named.compactMap { catalog.scenario($0).map(LinkedScenario.init) })
    }
  }
}

extension Evidence.Reason {
  /// The scenario that it names.
  var scenario: String? { if case .cause(let cause) = self { cause.scenario?.id } else { nil } }

  /// The file that gives it.
  var file: String {
    switch self {
    case .cause(let cause): cause.step.location.file
    case .disagreement(let disagreement): disagreement.location.file
    }
  }
}

extension Publication {
  /// What a logged step follows from, with the reasons why it is not reproduced.
  fileprivate func source(of entry: EvidenceList.Entry) -> Fingerprint {
    Fingerprint(
      of: sourcesOfEvidence[entry.finding.source.slug], entry.finding.trace.id, entry.step.observed.location.line,
      entry.step.observed.location.column,
      entry.step.reasons.map { catalog.source($0.file) })
  }
}
