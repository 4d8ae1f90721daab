import Lifecycle
import Testing

/// What a step says of its transitions.
@Suite struct TransitionTests {
  @Test func whatAContainerTellsByHandHasNoRule() throws {
    let trace = try run(
      "P contains C",
      ["beginAppearanceTransition C", "endAppearanceTransition C", "beginAppearanceTransition C"]
    ) { $0.manualForwarding = ["P"] }
    #expect(trace.isComplete)
    let transitions = trace.steps.flatMap(\.transitions)
    #expect(transitions.map(\.kind) == [.byHand, .byHand, .byHand])
    #expect(transitions.allSatisfy { $0.rule == nil && $0.container?.name == "P" })
    #expect(transitions.map(\.begins) == [true, false, true])
    #expect(transitions.map(\.end) == [nil, .finished, nil])
  }

  @Test func theContentIsWhoIsLookedAt() throws {
    let trace = try run("tabBar(nav(A, B), C)", ["selectTab C", "selectTab A"])
    let transition = try #require(trace.steps[1].transitions.first)
    #expect(transition.incoming.principal?.name == "Nav" && transition.incoming.content?.name == "B")
    #expect(transition.outgoing.principal?.name == "C" && transition.outgoing.content?.name == "C")
  }

  @Test func aSwipeThatNothingBeganIsInteractiveAllTheSame() throws {
    let swiped = try #require(try run("nav(A, B)", ["finishInteractivePop"]).steps[0].transitions.first)
    #expect(swiped.isInteractive && swiped.begins && swiped.end == .finished)
    let popped = try #require(try run("nav(A, B)", ["pop"]).steps[0].transitions.first)
    #expect(!popped.isInteractive)
  }

  @Test func whoPresentsASheetIsPartOfItAndHearsNothing() throws {
    let trace = try run("A", ["present B as pageSheet from A"])
    let transition = try #require(trace.steps[0].transitions.first)
    #expect(transition.outgoing.subjects.isEmpty && transition.outgoing.principal?.name == "A")
    #expect(transition.side { $0.name == "A" } == .outgoing && transition.side { $0.name == "B" } == .incoming)
    #expect(transition.reason(comes: false) == .leftInWindow)
  }

  @Test func theAppHearsOfItselfInALaunchToo() throws {
    let step = try run("nav(A)", ["launch"]).steps[0]
    let place = try #require(step.events.firstIndex { $0.callback.name == "sceneWillEnterForeground" })
    #expect(step.reason(ofEvent: place) == .appChanges)
  }

  @Test func theScenesAreThoseBeforeTheFirstStep() throws {
    let trace = try run("scene(Main, Second)", ["home", "reopen"])
    #expect(trace.scenes.map(\.delegate.name) == ["MainDelegate", "SecondDelegate"])
    #expect(trace.scenes.map(\.activation) == [.active, .unattached])
    #expect(try run("scene(Main, Second)", ["launch"]).scenes.map(\.activation) == [.unattached, .unattached])
  }
}
