import Diagnostics
import Evidence
import Fingerprints
import Scenarios

/// All that the page of a source is made from, besides its edition.
struct SourceInputs: Fingerprinted, Sendable {
  /// The file of its logs.
  let file: Sourced<EvidenceFile>
  /// How the model stands to each of its logs, which follows from the file, and from the reasons that other files give.
  let findings: Sourced<[TraceFinding]>
  /// The scenarios that these reasons name.
  let named: [LinkedScenario]
  /// Whether it claims anything.
  let hasClaims: Bool

  func add(to fingerprint: inout Fingerprint) {
    file.add(to: &fingerprint)
    findings.add(to: &fingerprint)
    named.add(to: &fingerprint)
    hasClaims.add(to: &fingerprint)
  }

  /// Takes what the page needs from what the whole site is made from.
  init(_ file: EvidenceFile, _ publication: Publication) {
    let catalog = publication.catalog
    let slug = file.source.slug
    let source = catalog.source(file.location.file)
    let findings = publication.findings.filter { $0.source.slug == slug }
    let reasons = findings.flatMap(\.steps).flatMap(\.reasons)
    self.file = Sourced(file, from: source)
    self.findings = Sourced(findings, from: source, Set(reasons.map(\.file)).sorted().map(catalog.source))
    named = Set(reasons.compactMap(\.scenario)).sorted().compactMap { catalog.scenario($0).map(LinkedScenario.init) }
    hasClaims = catalog.claims.contains { $0.source == slug }
  }
}
