import Diagnostics
import Fingerprints
import Scenarios

/// What the files of a catalog are together: what follows from many of them follows from these.
struct CatalogSources: Sendable {
  /// All files, but of scenarios neither their explanations nor their summaries; and which could not be read.
  let titled: Fingerprint
  /// The evidence, with what the content says of it.
  let evidence: Fingerprint
  /// What says why logged steps are not reproduced.
  let reasons: Fingerprint
  /// Each scenario's file, by the scenario's id.
  private let scenarios: [String: Fingerprint]

  init(_ catalog: Catalog) {
    let files = catalog.fingerprints.sorted { $0.key < $1.key }
    let ofScenarios = Set(catalog.scenarios.map(\.location.file))
    func together(_ part: (FileFingerprints) -> Fingerprint) -> Fingerprint {
      files.reduce(into: Fingerprint()) { all, file in
        file.key.add(to: &all)
        (ofScenarios.contains(file.key) ? part(file.value) : file.value.whole).add(to: &all)
      }
    }
    func together(_ files: Set<String>) -> Fingerprint {
      files.sorted().reduce(into: Fingerprint()) { all, file in catalog.source(file).add(to: &all) }
    }
    // What cannot be read is no file here, and checks know its name.
    titled = Fingerprint(of: together { $0.withoutTexts }, catalog.unreadNames, catalog.runsEveryScenario)
    let reasons = Set(catalog.causes.map(\.step.location.file) + catalog.disagreements.map(\.location.file))
    self.reasons = together(reasons)
    evidence = together(reasons.union(catalog.evidence.map(\.location.file)))
    scenarios = Dictionary(catalog.scenarios.map { ($0.id, catalog.source($0.location.file)) }) { first, _ in first }
  }

  /// What a scenario's run follows from.
  func of(_ scenario: Scenario) -> Fingerprint { scenarios[scenario.id] ?? Fingerprint() }

  /// What a scenario's run and the marks of its calls follow from.
  func ofMarked(_ scenario: Scenario) -> Fingerprint { Fingerprint(of: of(scenario), evidence) }
}
