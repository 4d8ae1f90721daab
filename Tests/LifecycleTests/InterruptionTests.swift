import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

/// What happens while a transition runs, what comes again, and what the app runs itself.
@Suite struct InterruptionTests {
  private func step(
    _ text: String, animator: TransitionAnimator? = nil, again: Bool = false, during: String? = nil
  ) throws -> ScriptStep {
    ScriptStep(
      try Action(parsing: text), animator: animator, again: again, during: try during.map { try Action(parsing: $0) })
  }

  private func run(_ structure: String, _ steps: [ScriptStep], ios: Int = 26) throws -> Trace {
    let release = try #require(Release(ios))
    return Simulator.run(
      Script(structure: try Structure(parsing: structure), platform: Platform(release: release), steps: steps))
  }

  @Test func aChildThatJoinsWhileItsParentAppearsGetsNoViewWillAppear() throws {
    for host in ["selectTab Table", "selectTab B"] {
      let trace = try run(
        "tabBar(A, Table, B)", [try step(host), try step("addChild Cell to Table", during: host)], ios: 10)
      if host == "selectTab B" {
        #expect(trace.problem(2) != nil)
        #expect(trace.appearance(1).hasSuffix("B viewDidAppear"))
      } else {
        #expect(trace.appearance(1) == "Table viewDidLoad, Table viewWillAppear, A viewWillDisappear")
        #expect(trace.appearance(2) == "Cell viewDidLoad, A viewDidDisappear, Table viewDidAppear")
        #expect(trace.steps[1].visible == ["Table", "Cell"])
      }
    }
  }

  /// What follows the finger is taken back when the app leaves, with the calls that a finger brings that lets go.
  @Test(arguments: [
    ("page(A, B)", "beginPageForward", "cancelPageForward", "Delegate didFinishAnimating abandoned"),
    ("nav(A, B)", "beginInteractivePop", "cancelInteractivePop", "TransitionCoordinator notifyWhenInteractionChanges"),
  ])
  func anAppThatLeavesTakesAGestureBack(structure: String, begin: String, cancel: String, call: String) throws {
    let cancelled = try run(structure, [try step(begin), try step(cancel)])
    let left = try run(structure, [try step(begin), try step("home")])
    #expect(cancelled.all(2).contains(call))
    #expect(left.all(2).contains(cancelled.all(2)), "\(left.all(2))")
  }

  /// UIKit has no gesture for what covers the whole screen, and none for sheets before iOS 13.
  @Test func onlyWhatHasAGestureIsDragged() throws {
    for (style, ios) in [("fullScreen", 26), ("overFullScreen", 26), ("pageSheet", 12)] {
      let trace = try run("A ; A presents M as \(style)", [try step("beginInteractiveDismiss")], ios: ios)
      #expect(trace.problem(1) != nil, "\(style)")
      let own = try step("beginInteractiveDismiss", animator: .custom)
      #expect(try run("A ; A presents M as \(style)", [own], ios: ios).problem(1) == nil, "\(style)")
    }
    #expect(try run("A ; A presents M as pageSheet", [try step("beginInteractiveDismiss")]).problem(1) == nil)
  }

  @Test func whoGotNoAppearCallGetsNoDisappearCall() throws {
    let trace = try run(
      "nav(A)",
      [try step("push P"), try step("addChild C to P", during: "push P"), try step("pop"), try step("push P")])
    #expect(trace.isComplete)
    #expect(!trace.appearance(3).contains("C "))
  }

  @Test func aContainerThatTheAppKeepsComesAgain() throws {
    let trace = try run(
      "nav(A)",
      [try step("push P"), try step("addChild C to P"), try step("pop"), try step("push P", again: true)])
    #expect(!trace.all(3).contains("P deinit"))
    #expect(trace.problem(4) == nil && !trace.appearance(4).contains("P viewDidLoad"))
  }

  /// Apple, `preferredTransition`: UIKit runs the zoom, and a push that is interrupted is completed first.
  @Test func aZoomIsUIKitsOwnTransition() throws {
    let steps = [try step("push B", animator: .zoom), try step("pop", during: "push B")]
    let trace = try run("nav(A)", steps, ios: 18)
    #expect(trace.isComplete)
    #expect(trace.appearance(2).contains("B viewDidAppear, B viewWillDisappear"))
    #expect(trace.events.allSatisfy { $0.subject.name != "Animator" && $0.callback.name != "animationControllerFor" })
    #expect(try run("nav(A)", steps, ios: 17).problem(1) != nil)
  }

  @Test func fromIOS18APushCanBeInterrupted() throws {
    let steps = [try step("push B"), try step("pop", during: "push B")]
    let trace = try run("nav(A)", steps)
    #expect(trace.steps[0].isUnderWay)
    #expect(trace.appearance(1) == "B viewDidLoad, A viewWillDisappear, B viewWillAppear")
    #expect(
      trace.appearance(2)
        == "A viewDidDisappear, B viewDidAppear, B viewWillDisappear, A viewWillAppear, B viewDidDisappear, "
        + "A viewDidAppear")
    let old = try run("nav(A)", steps, ios: 17)
    #expect(old.problem(2) != nil)
    #expect(old.appearance(1).hasSuffix("B viewDidAppear"))
  }

  @Test(arguments: [7, 17, 26]) func aPushThatTheAppDrivesIsCancelledOnEveryRelease(ios: Int) throws {
    let trace = try run("nav(A)", [try step("beginInteractivePush B"), try step("cancelInteractivePush")], ios: ios)
    #expect(trace.appearance(2) == "B viewWillDisappear, B viewDidDisappear, A viewWillAppear, A viewDidAppear")
    #expect(trace.all(2).hasSuffix("Animator animationEnded, B deinit"))
  }

  /// (structure, action, who is asked)
  @Test(arguments: [
    ("nav(A)", "push B", "NavDelegate"), ("nav(A, B)", "pop", "NavDelegate"),
    ("A", "present B as fullScreen from A", "TransitioningDelegate"), ("tabBar(A, B)", "selectTab B", "TabDelegate"),
  ])
  func anAnimatorIsAskedForFirstAndToldLast(structure: String, action: String, delegate: String) throws {
    let trace = try run(structure, [try step(action, animator: .custom)])
    let calls = trace.steps[0].events.filter {
      $0.subject.kind != .systemContainer && !["init", "initWithNibName", "deinit"].contains($0.callback.name)
    }.map(\.description)
    let asked = try #require(calls.firstIndex(of: "\(delegate) animationControllerFor"))
    #expect(calls[asked + 1] == "\(delegate) interactionControllerFor")
    let begun = try #require(calls.firstIndex(of: "Animator animateTransition"))
    let ended = try #require(calls.firstIndex(of: "Animator animationEnded"))
    let firstWill = try #require(calls.firstIndex { $0.contains("viewWill") && !$0.contains("Layout") })
    let lastDid = try #require(calls.lastIndex { $0.contains("viewDidAppear") || $0.contains("viewDidDisappear") })
    #expect(asked < firstWill && firstWill < begun && begun < lastDid && lastDid < ended)
    #expect(!(try run(structure, [try step(action)]).all(1).contains("Animator")))
  }

  @Test func whatTheAppKeepsComesAgainWithItsView() throws {
    let trace = try run("nav(A)", [try step("push B"), try step("pop"), try step("push B", again: true)])
    #expect(!trace.all(2).contains("deinit"))
    #expect(
      trace.appearance(3) == "A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear")
    #expect(!trace.all(3).contains("B init"))
    #expect(trace.steps[2].events.first { $0.subject.name == "B" }?.subject.instance == 1)
    #expect(try run("nav(A)", [try step("push B", again: true)]).problem(1) == .neverThere("B"))
  }

  @Test func nothingRunsAfterAStepWithoutATransition() throws {
    let trace = try run("nav(A)", [try step("rotate"), try step("pop", during: "rotate")])
    #expect(trace.problem(2) == .nothingRuns("pop", during: "rotate"))
    #expect(try run("nav(A)", [try step("pop", during: "push B")]).problem(1) == .nothingRuns("pop", during: "push B"))
  }
}
