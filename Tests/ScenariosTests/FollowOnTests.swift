import Diagnostics
import Scenarios
import Testing

/// One fault is reported once, and not with all that follows from it.
@Suite struct FollowOnTests {
  private static let wrong: [(String, String)] = [
    (
      "title: A\nstructure: nav(A)\nsteps:\n  - psuh Detail\n  - do: pop\n    expect: [Detail viewDidDisappear once]\n",
      "5:5: error: 'psuh' is not an action; did you mean 'push'? [scenario.unknown-action]"
    ),
    (
      "title: A\nstructure: navi(A)\nsteps: [push B]\nexpect: [A viewDidLoad once]\n",
      "3:12: error: 'navi' is not a structure; did you mean 'nav'? [scenario.unknown-structure]"
    ),
    (
      "title: A\nstructure: nav(A)\nsteps: [push B]\nplatfrom: {ios: 9}\nexpect: [C viewDidLoad once]\n",
      "5:1: error: 'platfrom' is not a key of a scenario; did you mean 'platform'? [content.unknown-key]"
    ),
    (
      "title: A\nstructure: nav(A)\nmanualForwarding: [B]\nsteps: [psuh B]\n",
      "5:9: error: 'psuh' is not an action; did you mean 'push'? [scenario.unknown-action]"
    ),
    (
      "title: A\nstructure: nav(A)\nplatform: {ios: 99}\nsteps: [peekPress B]\n",
      "4:17: error: iOS '99' is not a release that the model knows; it knows iOS 4 to 18 and 26 [scenario.unknown-release]"
    ),
    (
      "title: A\nstructure: nav(A)\nsteps: [launch]\nios: 17\n",
      "5:1: error: 'ios' is a key of 'platform': write platform: {ios: 17} [content.unknown-key]"
    ),
    (
      "title: A\nstructure: nav(A)\nsteps:\n  - push B: quickly\n  - pop\nexpect: [B viewDidLoad once]\n",
      "5:5: error: the colon behind 'push B' makes a key of the step; take the colon away, or put the step in quotes "
        + "[content.unknown-key]"
    ),
    (
      "title: A\nstructure: nav(A)\nsteps:\n  - push B:\n    note: It comes.\n",
      "5:5: error: 'push B' is not a key of a step; a step with further keys is written as do: push B "
        + "[content.unknown-key]"
    ),
  ]

  @Test(arguments: wrong)
  func aScenarioThatCannotBeRun(text: String, problem: String) throws {
    let read = try withContent(["a.yaml": Array("id: a\n\(text)".utf8)]) { CatalogLoader.load(folder: $0) }
    #expect(read.catalog.scenarios.isEmpty)
    #expect(read.catalog.incompleteScenarios.map(\.id) == ["a"])
    #expect(try problems("id: a\n\(text)").filter { !$0.hasPrefix(" ") } == ["a.yaml:\(problem)"])
  }

  /// A text alone does not keep a scenario from being run, so that what is wrong with the run is reported as well.
  @Test func aTextThatIsWrong() throws {
    let text = "id: a\ntitle: \"a\\nb\"\nstructure: nav(A)\nsteps: [pop]\n"
    let catalog = try withContent(["a.yaml": Array(text.utf8)]) { CatalogLoader.load(folder: $0).catalog }
    #expect(catalog.scenarios.map(\.id) == ["a"])
  }

  /// Which of two values is meant is not known.
  @Test func aKeyGivenTwice() throws {
    let text = "id: a\nstructure: nav(A)\nsteps: [pop]\nstructure: nav(A, B)\n"
    let catalog = try withContent(["a.yaml": Array(text.utf8)]) { CatalogLoader.load(folder: $0).catalog }
    #expect(catalog.scenarios.isEmpty)
  }

  @Test func claimsOfAScenarioThatCannotBeRead() throws {
    let claims = """
      source: log
      claims:
        - id: one
          kind: rule
          claim: B loads
          shownBy:
            - scenario: SCENARIO
              expect: [Detail viewDidLoad once]
      """
    func found(_ scenario: String, _ text: String) throws -> [String] {
      let files = ["Scenarios/a.yaml": text, "Claims/log.yaml": claims.replacing("SCENARIO", with: scenario)]
      return try withContent(files.mapValues { Array($0.utf8) }) {
        CatalogLoader.load(folder: $0).diagnostics.map(\.id)
      }
    }
    #expect(try found("a", scenario("  - psuh Detail")) == ["scenario.unknown-action"])
    #expect(try found("a", "id: a\ntitle: a: b\n") == ["yaml.syntax"])
    #expect(try found("b", scenario("  - push Detail")) == ["content.unknown-scenario"])
  }

  @Test func placesOfIdsAndGroups() throws {
    let text = Array("title: A\nid: a\ngroup: tabs\nstructure: A\nsteps: [launch]\n".utf8)
    try withContent(["a.yaml": text, "b.yaml": text]) { folder in
      let (catalog, diagnostics) = CatalogLoader.load(folder: folder)
      #expect(catalog.scenarios.first?.groupLocation.description.hasSuffix("a.yaml:3:8") == true)
      #expect(diagnostics.first?.location.description.hasSuffix("b.yaml:2:5") == true)
      #expect(diagnostics.first?.notes.first?.location?.description.hasSuffix("a.yaml:2:5") == true)
    }
  }
}
