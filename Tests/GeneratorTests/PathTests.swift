import Analysis
import Diagrams
import Foundation
import Generator
import Lifecycle
import Scenarios
import TestSupport
import Testing

/// The paths that the package's own scenarios take over the state machines.
@Suite struct PathTests {
  private static let catalog = CatalogLoader.load(
    folder: package.appendingPathComponent("Content").path
  ).catalog

  @Test func everyStepOfAPathIsATransitionAndLeadsOnFromTheOneBefore() throws {
    #expect(Self.catalog.scenarios.count > 30)
    for scenario in Self.catalog.scenarios {
      for (name, diagram) in Self.paths(scenario, Simulator.run(scenario.script)) {
        var state = diagram.start
        for step in diagram.path {
          let transition = diagram.transitions.first { $0.id == step.transition }
          let found = try #require(transition, "\(scenario.id), \(name): no transition '\(step.transition)'")
          let parent = diagram.states.first { $0.id == state }?.parent
          // A controller that is pushed again is another one, and so is a scene of another process: each begins where all do.
          let begins = found.source == "NotLoaded" || found.source == "Unattached"
          #expect(
            found.source == state || found.source == parent || begins,
            "\(scenario.id), \(name): row \(step.number) leaves \(found.source), not \(state ?? "nothing")")
          state = found.target
        }
        #expect(diagram.end == state, "\(scenario.id), \(name)")
      }
    }
  }

  @Test func aPathIsNumberedByTheRowsOfTheTable() throws {
    let scenario = try #require(Self.catalog.scenario("push-pop"))
    let trace = Simulator.run(scenario.script)
    let rows = ShownEvents(scenario, trace).events
    for (name, diagram) in Self.paths(scenario, trace) {
      #expect(!diagram.path.isEmpty)
      for step in diagram.path {
        let event = try #require(rows.first { $0.number == step.number }?.event)
        #expect(event.subject.name == name)
        let transition = diagram.transitions.first { $0.id == step.transition }
        #expect(transition?.triggers.contains(event.callback.name) == true)
      }
    }
  }

  @Test func whoeverIsOnScreenAndHearsNothingStaysWhereItIs() throws {
    let scenario = try #require(Self.catalog.scenario("app-home-and-reopen"))
    let diagrams = Self.paths(scenario, Simulator.run(scenario.script))
    let silent = try #require(diagrams.first { $0.name == "A" })
    #expect(silent.diagram.path.isEmpty)
    #expect(silent.diagram.start == "Appeared" && silent.diagram.end == "Appeared")
  }

  private static func paths(_ scenario: Scenario, _ trace: Trace) -> [(name: String, diagram: StateDiagram)] {
    ScenarioDiagrams.paths(scenario, trace).compactMap { entry in
      guard case .states(let diagram) = entry.diagram else { return nil }
      return (entry.name, diagram)
    }
  }
}
