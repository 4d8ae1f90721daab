import Lifecycle
import ScenarioLanguage
import Testing

@testable import Generator

/// What is written of a stack beside the structure.
@Suite struct NavigationStackTests {
  private func stacks(_ structure: String, _ steps: [String]) throws -> [[String]] {
    let flow = FlowParser.script(structure: structure, steps: steps, on: Platform(release: try #require(Release(17))))
    return Simulator.run(try #require(flow.script)).steps.map { NavigationStacks($0.windowAfter).texts }
  }

  @Test func whatLiesBelowTheTopIsNamed() throws {
    let found = try stacks("nav(List)", ["launch", "push Detail", "push Photo", "popToRoot"])
    #expect(found == [[], ["List – Detail"], ["List – Detail – Photo"], []])
  }

  @Test func onlyAStackThatIsSeenIsWritten() throws {
    let found = try stacks("tab(nav(List), Other)", ["launch", "push Detail", "selectTab Other", "selectTab List"])
    #expect(found[1] == ["List – Detail"] && found[2] == [] && found[3] == ["List – Detail"])
  }
}
