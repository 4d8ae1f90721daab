import ScenarioLanguage
import Scenarios
import Testing

@testable import Lifecycle

@Suite struct SearchTests {
  private let search: Set<String> = [
    "presentSearchController", "willPresentSearchController", "didPresentSearchController",
    "willDismissSearchController", "didDismissSearchController", "updateSearchResults",
  ]

  private func delegates(_ trace: Trace, _ step: Int) -> [String] {
    trace.steps[step - 1].events.filter { search.contains($0.callback.name) }.map(\.callback.name)
  }

  @Test func theSearchedControllerGetsNoAppearanceCall() throws {
    let trace = try run("nav(List)", ["beginSearch", "typeSearch", "endSearch"])
    #expect(trace.isComplete)
    #expect(!trace.events.contains { $0.subject.name == "List" })
    #expect(
      delegates(trace, 1) == [
        "presentSearchController", "willPresentSearchController", "updateSearchResults", "didPresentSearchController",
      ])
    #expect(delegates(trace, 2) == ["updateSearchResults"])
    // Cancel empties the text, which is a change.
    #expect(
      delegates(trace, 3) == ["willDismissSearchController", "updateSearchResults", "didDismissSearchController"])
    #expect(trace.steps[2].structure == "nav(List)")
  }

  @Test func withoutTextCancelChangesNothing() throws {
    let trace = try run("List", ["beginSearch Results", "typeSearch", "clearSearch", "endSearch", "clearSearch"])
    #expect(delegates(trace, 4) == ["willDismissSearchController", "didDismissSearchController"])
    #expect(trace.problem(5) == .noSearch("clearSearch"))
  }

  @Test func theResultsAreKeptForTheNextSearch() throws {
    let trace = try run(
      "nav(A, List)", ["beginSearch Results", "endSearch", "beginSearch Results", "endSearch", "pop"])
    #expect(trace.isComplete)
    #expect(trace.events.count { $0.description == "Results viewDidLoad" } == 1)
    #expect(trace.events.count { $0.description == "Results viewDidAppear" } == 2)
    // They go with the controller that holds them.
    #expect(trace.steps[4].events.contains { $0.description == "Results deinit" })
    #expect(trace.events.filter { $0.subject.name == "Results" }.allSatisfy { $0.standing != .observed })
  }

  /// UIKit hides the results while the text is empty.
  @Test func textShowsTheResults() throws {
    let trace = try run("nav(List)", ["beginSearch Results", "typeSearch", "clearSearch", "clearSearch"])
    #expect(trace.steps.map(\.visible) == [["List"], ["List", "Results"], ["List"], ["List"]])
    #expect(trace.appearance(2).isEmpty && trace.appearance(3).isEmpty)
    #expect(trace.problem(4) == .noSearchText("clearSearch"))
  }

  /// What is presented over a context goes out of sight with it. (Apple, `definesPresentationContext`.)
  @Test func aPushTakesTheSearchWithItsContext() throws {
    var structure = try Structure(parsing: "nav(List)")
    let steps = try ["beginSearch Results", "typeSearch", "push Detail", "pop", "endSearch"].map {
      ScriptStep(try Action(parsing: $0))
    }
    structure.contexts = ["List"]
    let ios12 = Platform(release: try #require(Release(12)))
    let defined = Simulator.run(Script(structure: structure, platform: ios12, steps: steps))
    #expect(defined.steps[2].visible == ["Detail"])
    #expect(defined.steps[3].visible == ["List", "Results"])
    structure.contexts = []
    let undefined = Simulator.run(Script(structure: structure, platform: ios12, steps: steps))
    #expect(undefined.steps[2].visible == ["Detail", "Results"])
    // From iOS 13 on UIKit defines the context itself.
    let new = Simulator.run(Script(structure: structure, steps: steps))
    #expect(new.steps.map(\.visible) == defined.steps.map(\.visible))
    #expect(defined.isComplete && undefined.isComplete && new.isComplete)
  }

  @Test func impossibleSteps() throws {
    #expect(try run("List", ["beginSearch"], ios: 7).problem(1) != nil)
    #expect(try run("List", ["typeSearch"]).problem(1) == .noSearch("typeSearch"))
    #expect(try run("List", ["endSearch"]).problem(1) == .noSearch("endSearch"))
    #expect(try run("List", ["beginSearch", "beginSearch"]).problem(2) == .searchUnderWay("beginSearch"))
    #expect(try run("nav()", ["beginSearch"]).problem(1) == .noSearchBar("beginSearch"))
    let trace = try run(
      "List",
      ["beginSearch R", "beginInteractiveDismiss", "present B as pageSheet from List", "present B as pageSheet from R"])
    #expect(trace.problem(2) == .noGesture("Search"))
    #expect(trace.problem(3) == .alreadyPresenting(presenter: "List", presented: "Search"))
    #expect(trace.problem(4) == nil)
  }

  /// The delegate is not called where code dismisses the search controller. (`UISearchController.h`.)
  @Test func codeThatDismissesTheSearchCallsNoDelegate() throws {
    let trace = try run("nav(List)", ["beginSearch Results", "dismiss Results", "beginSearch Results"])
    #expect(trace.isComplete)
    #expect(delegates(trace, 2).isEmpty)
    #expect(trace.steps[1].structure == "nav(List)")
  }
}
