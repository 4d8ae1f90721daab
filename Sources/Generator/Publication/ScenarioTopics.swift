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
  /// The scenarios of its own group in reading order, or of a large group those around it.
  let own: ArraySlice<LinkedScenario>
  /// Whether the group has others besides.
  let isPart: Bool
  private let key: Fingerprint

  /// How many scenarios of its group a page lists at most. In a list of hundreds, readers do not find a scenario, and each page
  /// of the group would repeat the list.
  static let listed = 60

  init(all: [Topic], own: ArraySlice<LinkedScenario>, isPart: Bool) {
    (self.all, self.own, self.isPart) = (all, own, isPart)
    key = Fingerprint(of: all, Array(own), isPart)
  }

  /// By the scenarios' ids. All scenarios of a group have the same, once, unless the group is large.
  static func all(_ groups: [SiteSettings.Group], _ scenariosInOrder: [Scenario]) -> [String: ScenarioTopics] {
    var linked: [String: [LinkedScenario]] = [:]
    for scenario in scenariosInOrder { linked[scenario.group, default: []].append(LinkedScenario(scenario)) }
    let all = groups.filter { linked[$0.id] != nil }.map { Topic(id: $0.id, title: $0.title) }
    var topics: [String: ScenarioTopics] = [:]
    for scenarios in linked.values {
      let whole = ScenarioTopics(all: all, own: scenarios.prefix(listed), isPart: scenarios.count > listed)
      for (place, scenario) in scenarios.enumerated() {
        let first = max(0, min(place - listed / 2, scenarios.count - listed))
        topics[scenario.id] =
          first == 0 ? whole : ScenarioTopics(all: all, own: scenarios[first..<first + listed], isPart: true)
      }
    }
    return topics
  }

  func add(to fingerprint: inout Fingerprint) { key.add(to: &fingerprint) }
}
