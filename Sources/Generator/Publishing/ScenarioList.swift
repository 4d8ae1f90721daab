import Diagnostics
import Scenarios
import Site

/// The scenarios of each topic, as a script that sets a value: what the tree beside a scenario shows of topics that are opened.
struct ScenarioList {
  static let file = "scenarios.js"

  let publication: Publication
  let edition: Edition

  var text: String {
    let topics = publication.groups.map { group in
      JSON.Member(
        group.id,
        .list(
          publication.scenarios(in: group).map { scenario in
            .texts([edition.own(scenario.title), edition.link(to: "scenarios/\(scenario.id)", from: "index")])
          }))
    }
    return "globalThis.lifelineScenarios = \(JSON.object(topics).text());\n"
  }
}
