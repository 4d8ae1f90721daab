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
    let groups = publication.groups.filter { group in
      publication.scenariosInOrder.contains { $0.group == group.id }
    }
    all = groups.map { Topic(id: $0.id, title: $0.title) }
    own = groups.first { $0.id == scenario.group }.map { publication.scenarios(in: $0).map(LinkedScenario.init) } ?? []
  }

  func add(to fingerprint: inout Fingerprint) {
    all.add(to: &fingerprint)
    own.add(to: &fingerprint)
  }
}
