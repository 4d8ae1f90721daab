import Fingerprints
import Scenarios

/// A scenario as other pages name it.
struct LinkedScenario: Fingerprinted, Sendable {
  let id: String
  let title: LocalizedText
  let summary: LocalizedText

  init(_ scenario: Scenario) {
    id = scenario.id
    title = scenario.title
    summary = scenario.summary
  }

  func add(to fingerprint: inout Fingerprint) {
    id.add(to: &fingerprint)
    title.add(to: &fingerprint)
    summary.add(to: &fingerprint)
  }
}
