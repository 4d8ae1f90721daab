import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

/// Flows in Swift, as tests of an app write them.
@Suite struct FlowTests {
  /// A flow has words alone: neither options of steps nor properties of controllers, nor orders that are asked for.
  private static func flow(_ scenario: Scenario) -> Flow? {
    let platform = scenario.platform
    let words = scenario.script.steps.map(\.action.text)
    let flow = try? Flow(scenario.structure.description, ios: platform.release.major, idiom: platform.idiom) {
      for word in words { word }
    }
    return flow.flatMap { $0.script == scenario.script ? $0 : nil }
  }

  @Test func aFlowCausesWhatItsScenarioCauses() {
    let flows = CoverageTests.scenarios.compactMap { scenario in Self.flow(scenario).map { (scenario, $0) } }
    #expect(flows.count > 100)
    for (scenario, flow) in flows { #expect(flow.trace == Simulator.run(scenario.script), "\(scenario.id)") }
  }

  @Test func callsAreAskedFor() throws {
    let interactive = true
    let flow = try Flow("nav(List)", ios: 17) {
      "push Detail"
      if interactive { "beginInteractivePop" } else { "pop" }
      if interactive { "cancelInteractivePop" }
    }
    #expect(flow.calls(of: "Detail").contains("viewDidLoad"))
    #expect(flow.comes("List viewWillDisappear", before: "Detail viewWillAppear"))
    #expect(!flow.comes("Detail viewWillAppear", before: "List viewWillDisappear"))
    #expect(!flow.comes("Detail viewWillAppear", before: "Nobody viewWillAppear"))
    #expect(flow.calls.first == "\(flow.trace.events[0].subject.name) \(flow.trace.events[0].callback.name)")
  }

  @Test func whatIsWrongIsThrown() {
    #expect(throws: Flow.Problem.self) { try Flow("nav(A)", ios: 99) { "push B" } }
    do throws(Flow.Problem) {
      _ = try Flow("naw(A)") {
        "puhs B"
        "pop"
      }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.lines.count == 2)
      #expect(
        error.description.hasPrefix("structure, column 1: 'naw' is not a structure; did you mean 'nav'?\nstep 1, "))
    }
    do throws(Flow.Problem) {
      _ = try Flow("nav(A)") {
        "pop"
        "pop"
      }
      Issue.record("nothing was thrown")
    } catch { #expect(!error.lines.isEmpty) }
  }
}
