import Scenarios
import Site

/// The scenarios beside one of them: its own topic opened. What the others hold comes when somebody opens them.
struct ScenarioTree {
  static let shape: [String: TemplateShape] = [
    "title": .text, "link": .text, "id": .text, "isCurrent": .flag, "leadsOn": .flag,
    "scenarios": .list(["title": .text, "link": .text, "isCurrent": .flag]),
  ]

  let topics: ScenarioTopics
  let scenario: Scenario
  let edition: Edition
  let page: String

  func values() -> [TemplateObject] {
    topics.all.map { topic in
      let isCurrent = topic.id == scenario.group
      return [
        "title": edition.text(topic.title), "link": .text(edition.link(to: "index#\(topic.id)", from: page)),
        "id": .text(topic.id), "isCurrent": .flag(isCurrent),
        // Where all of its scenarios stand.
        "leadsOn": .flag(!isCurrent || topics.isPart),
        "scenarios": .list(isCurrent ? topics.own.map(entry) : []),
      ]
    }
  }

  private func entry(_ other: LinkedScenario) -> TemplateObject {
    [
      "title": edition.text(other.title), "link": .text(edition.link(to: "scenarios/\(other.id)", from: page)),
      "isCurrent": .flag(other.id == scenario.id),
    ]
  }
}
