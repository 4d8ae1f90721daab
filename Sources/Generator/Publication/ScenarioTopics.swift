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
  private let key: Fingerprint

  init(all: [Topic], own: [LinkedScenario]) {
    (self.all, self.own) = (all, own)
    key = Fingerprint(of: all, own)
  }

  /// By the ids of the groups. All scenarios of a group have the same, once: of a thousand scenarios each would have a list of
  /// its own otherwise.
  static func byGroup(_ groups: [SiteSettings.Group], _ scenariosInOrder: [Scenario]) -> [String: ScenarioTopics] {
    var linked: [String: [LinkedScenario]] = [:]
    for scenario in scenariosInOrder { linked[scenario.group, default: []].append(LinkedScenario(scenario)) }
    let all = groups.filter { linked[$0.id] != nil }.map { Topic(id: $0.id, title: $0.title) }
    return linked.mapValues { ScenarioTopics(all: all, own: $0) }
  }

  func add(to fingerprint: inout Fingerprint) { key.add(to: &fingerprint) }
}
