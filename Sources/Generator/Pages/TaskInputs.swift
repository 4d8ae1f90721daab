import Analysis
import Diagnostics
import Fingerprints
import Lifecycle
import Scenarios

/// All that the page of a task is made from, besides its edition.
struct TaskInputs: Fingerprinted, Sendable {
  /// What the ledger says of one of the task's places, in the order of `PlacedTask.places`.
  let verdicts: [ResourceLedger.Verdict]
  let task: Sourced<PlacedTask>
  /// The titles of the scenarios that show what is wrong, by their ids.
  let titles: [String: LocalizedText]
  /// The callbacks that have a page.
  let callbacks: Set<String>
  /// What it leads to, by how the task names it.
  let parts: [String: UnitInputs.Part]

  func add(to fingerprint: inout Fingerprint) {
    task.add(to: &fingerprint)
    for verdict in verdicts { verdict.add(to: &fingerprint) }
    for (id, title) in titles.sorted(by: { $0.key < $1.key }) {
      id.add(to: &fingerprint)
      title.add(to: &fingerprint)
    }
    callbacks.sorted().add(to: &fingerprint)
    for (_, part) in parts.sorted(by: { $0.key < $1.key }) { part.add(to: &fingerprint) }
  }

  /// Takes what the page needs from what the whole site is made from.
  init(_ task: PlacedTask, _ publication: Publication) {
    let catalog = publication.catalog
    self.task = Sourced(task, from: catalog.source(task.location.file))
    verdicts = task.places.map { publication.ledger.verdict(on: ResourcePair($0)) }
    let shown = Set(verdicts.flatMap { $0.findings.map(\.example.scenario) + $0.outliers })
    titles = Dictionary(shown.compactMap(catalog.scenario).map { ($0.id, $0.title) }) { first, _ in first }
    let named = Set(task.places.flatMap { [$0.start.id] + [$0.stop?.id].compactMap(\.self) })
    callbacks = named.intersection(publication.callbacks.callbacks.map(\.name))
    parts = Dictionary(
      task.reading.compactMap { reference in
        ContentLink(parsing: reference.id).map {
          (reference.id, UnitInputs.Part(link: $0, title: catalog.title(of: $0)))
        }
      }
    ) { first, _ in first }
  }
}

extension ResourceLedger.Verdict {
  /// All that a page tells of it.
  fileprivate func add(to fingerprint: inout Fingerprint) {
    pair.description.add(to: &fingerprint)
    runs.add(to: &fingerprint)
    balanced.add(to: &fingerprint)
    outliers.add(to: &fingerprint)
    for finding in findings {
      let example = finding.example
      finding.fault.rawValue.add(to: &fingerprint)
      finding.runs.add(to: &fingerprint)
      example.scenario.add(to: &fingerprint)
      example.object.add(to: &fingerprint)
      example.releases.map(\.description).add(to: &fingerprint)
      for call in example.calls {
        call.callback.name.add(to: &fingerprint)
        call.step.add(to: &fingerprint)
        (call.isInferred ? 1 : 0).add(to: &fingerprint)
      }
    }
  }
}
