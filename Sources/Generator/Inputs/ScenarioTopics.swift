import Fingerprints
import Scenarios

/// The groups of the site's scenarios, and the scenarios in the group of one of them.
struct ScenarioTopics: Fingerprinted, Sendable {
  /// A group of scenarios.
  struct Topic: Fingerprinted, Sendable {
    let id: String
    let title: LocalizedText

    func add(to fingerprint: inout Fingerprint) {
      id.add(to: &fingerprint)
      title.add(to: &fingerprint)
    }
  }

  /// The groups that have scenarios, in reading order.
  let all: [Topic]
  /// The scenarios of its own group, in reading order.
  let own: [LinkedScenario]

  init(around scenario: Scenario, _ publication: Publication) {
    let groups = publication.groups.map { ($0, publication.scenarios(in: $0)) }.filter { !$1.isEmpty }
    all = groups.map { Topic(id: $0.0.id, title: $0.0.title) }
    own = groups.first { $0.0.id == scenario.group }?.1.map(LinkedScenario.init) ?? []
  }

  func add(to fingerprint: inout Fingerprint) {
    all.add(to: &fingerprint)
    own.add(to: &fingerprint)
  }
}
