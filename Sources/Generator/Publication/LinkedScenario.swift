import Fingerprints
import Scenarios

/// A scenario as other pages name it.
struct LinkedScenario: Fingerprinted, Sendable {
  let id: String
  let title: LocalizedText

  init(_ scenario: Scenario) { self.init(scenario.id, scenario.title) }

  init(_ id: String, _ title: LocalizedText) { (self.id, self.title) = (id, title) }

  func add(to fingerprint: inout Fingerprint) {
    id.add(to: &fingerprint)
    title.add(to: &fingerprint)
  }
}

/// A scenario as other pages recommend it; its summary is read in each language by itself.
struct RelatedScenario: Fingerprinted, Sendable {
  let scenario: LinkedScenario
  let summary: LocalizedText

  init(_ scenario: Scenario) {
    self.scenario = LinkedScenario(scenario)
    summary = scenario.summary
  }

  func add(to fingerprint: inout Fingerprint) {
    scenario.add(to: &fingerprint)
  }
}
