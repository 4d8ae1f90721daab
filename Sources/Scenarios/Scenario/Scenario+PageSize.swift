public import Diagnostics
import Lifecycle
import ScenarioLanguage

extension Scenario {
  /// What is too much of it for a page and for diagrams; `nil` if nothing is. It can be simulated all the same.
  public var excess: Diagnostic? {
    let most = CountLimit.onPage
    let name = "a scenario that is drawn or has a page"
    if steps.count > most {
      return Diagnostic(
        id: "scenario.too-long", at: steps[most].location,
        "there are \(steps.count.grouped) steps; \(name) may have \(most), and this is the first beyond")
    }
    var names = Set(structure.names + structure.sceneNames)
    var place = structureLocation
    for step in steps where names.count <= most {
      names.formUnion(step.script.action.names)
      place = step.location
    }
    guard names.count > most else { return nil }
    return Diagnostic(
      id: "scenario.too-large", at: place,
      "more than \(most) view controllers and scenes are named up to here; \(name) may have \(most)")
  }
}

extension Catalog {
  /// The catalog without the scenarios that are too large for a page, which are known of but not run, and what is too large.
  public func withoutExcess() -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    var catalog = self
    var diagnostics: [Diagnostic] = []
    catalog.scenarios = []
    for scenario in scenarios {
      if let excess = scenario.excess {
        diagnostics.append(excess)
        catalog.incompleteScenarios.append(scenario)
      } else {
        catalog.scenarios.append(scenario)
      }
    }
    catalog.incompleteScenarios.sort { $0.id < $1.id }
    return (catalog, diagnostics)
  }
}
