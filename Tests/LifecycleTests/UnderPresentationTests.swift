import Lifecycle
import ScenarioLanguage
import Testing

/// What code does to a stack that lies under what is presented.
@Suite struct UnderPresentationTests {
  @Test(arguments: ["pageSheet", "overFullScreen"])
  func whatLiesUnderASheetIsPushedLikeAnythingElse(style: String) throws {
    let trace = try run("nav(A)", ["present C as \(style) from A", "push B", "pop"])
    #expect(trace.appearance(2) == (try run("nav(A)", ["push B"]).appearance(1)))
    #expect(trace.appearance(3) == (try run("nav(A, B)", ["pop"]).appearance(1)))
  }

  @Test func aCoveredStackIsPoppedWithoutAppearanceCalls() throws {
    let trace = try run("tabBar(nav(A, B, D))", ["present C as fullScreen from D", "popToRoot", "dismiss C"])
    #expect(trace.appearance(2).isEmpty)
    #expect(trace.steps[1].events.allSatisfy { ["B", "D"].contains($0.subject.name) })
    #expect(trace.steps[1].events.count { $0.callback == .deinitialized } == 2)
    #expect(
      trace.appearance(3) == "C viewWillDisappear, A viewWillAppear, A viewDidAppear, C viewDidDisappear"
        || trace.appearance(3) == "C viewWillDisappear, A viewWillAppear, C viewDidDisappear, A viewDidAppear")
  }

  @Test func whatIsPushedOnACoveredStackLoadsWhenItIsShown() throws {
    let trace = try run("nav(A)", ["present C as fullScreen from A", "push B", "dismiss C"])
    #expect(trace.appearance(2).isEmpty)
    #expect(!trace.steps[1].events.contains { $0.callback == .didMoveToParent })
    #expect(trace.steps[2].structure == "nav(A, B)")
    let ofB = trace.steps[2].events.filter { $0.subject.name == "B" }.map { $0.callback.name }
    let expected = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "didMoveToParent"]
    #expect(ofB.filter(expected.contains) == expected, "\(ofB)")
    #expect(!trace.steps[2].events.contains { $0.subject.name == "A" })
  }

  /// A modal stack is in front, and the one below is not what `push` means.
  @Test func theFrontmostStackIsMeant() throws {
    let trace = try run("nav(A)", ["present nav(C) as pageSheet from A", "push B", "popToRoot"])
    #expect(trace.steps[1].structure.contains("nav(C, B)"))
    #expect(trace.steps[2].visible == trace.steps[0].visible)
  }

  @Test func noFingerReachesIt() throws {
    let trace = try run("nav(A, B)", ["present C as pageSheet from B", "beginInteractivePop"])
    #expect(trace.problem(2) == .noNavigationController("beginInteractivePop"))
  }

  /// The root passes it on to what it shows and presents; views are laid out only in the window.
  @Test(arguments: ["rotate", "becomeCompact"]) func whoeverHasLeftTheWindowHearsOfItsNewSize(word: String) throws {
    let idiom: Platform.Idiom = word == "rotate" ? .phone : .pad
    let trace = try run("nav(A)", ["present C as fullScreen from A", word], idiom: idiom)
    let told = ["Nav", "A", "C"]
    for callback: Callback in [.willTransitionToTraits, .viewWillTransitionToSize] {
      #expect(trace.steps[1].events.filter { $0.callback == callback }.map { $0.subject.name } == told)
    }
    let laidOut = trace.steps[1].events.filter { $0.callback == .viewDidLayoutSubviews }.map { $0.subject.name }
    #expect(Set(laidOut) == ["C"])
  }

  @Test func aTabThatIsSelectedUnderneathComesWithTheTabBar() throws {
    let trace = try run("tabBar(A, B)", ["present C as fullScreen from A", "selectTab B", "dismiss C"])
    #expect(trace.steps[1].events.isEmpty)
    let shown = trace.steps[2].events.filter { $0.callback == .viewDidAppear }.map { $0.subject.name }
    #expect(shown == ["B", "TabBar"])
    #expect(!trace.steps[2].events.contains { $0.subject.name == "A" })
  }

  @Test(arguments: ["pop D", "popTo A"]) func theStackOfAHiddenTabIsPopped(word: String) throws {
    let trace = try run("tabBar(nav(A, D), nav(B))", ["selectTab B", word])
    #expect(trace.steps[1].structure == "tabBar(nav(A), nav(B))")
    #expect(trace.steps[1].events.allSatisfy { $0.subject.name == "D" })
    #expect(trace.steps[1].events.last?.callback == .deinitialized)
  }

  /// It is the outermost container that presents.
  @Test func aCoveredControllerPresents() throws {
    let covered = try run("nav(A, B)", ["present C as pageSheet from A"])
    #expect(covered.appearance(1) == (try run("nav(A, B)", ["present C as pageSheet from B"]).appearance(1)))
  }

  @Test func thereIsOneControllerOfAName() throws {
    let steps = [
      ScriptStep(try Action(parsing: "pop")),
      ScriptStep(try Action(parsing: "addChild B to A"), during: try Action(parsing: "pop")),
    ]
    let trace = Simulator.run(
      Script(structure: try Structure(parsing: "nav(A, B)"), platform: Platform(), steps: steps))
    #expect(trace.problem(2) == .alreadyInHierarchy("B"))
  }
}

/// What a view does when it comes back to a window that has changed.
@Suite struct CoveredWindowTests {
  private func ofA(_ steps: [String], ios: Int = 26, idiom: Platform.Idiom = .phone) throws -> [String] {
    let trace = try run("nav(A)", ["push B"] + steps + ["pop"], ios: ios, idiom: idiom)
    return trace.steps[trace.steps.count - 1].events.filter { $0.subject.name == "A" }.map { $0.callback.name }
  }

  @Test func itCatchesUpBeforeItIsAppearing() throws {
    let calls = try ofA(["rotate"])
    let expected = [
      "viewWillAppear", "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    #expect(calls.filter(expected.contains) == expected, "\(calls)")
  }

  @Test func aWindowThatIsAsItWasChangesNothing() throws {
    let untouched = try ofA([])
    #expect(try ofA(["rotate", "rotate"]) == untouched)
    #expect(!untouched.contains("traitCollectionDidChange"))
  }

  @Test func traitsComeFromTheViewAboveFromIOS17On() throws {
    #expect(try ofA(["rotate"], ios: 17).contains("traitCollectionDidChange"))
    #expect(!(try ofA(["rotate"], ios: 16).contains("traitCollectionDidChange")))
    // An iPad that turns stays regular both ways.
    #expect(!(try ofA(["rotate"], idiom: .pad).contains("traitCollectionDidChange")))
  }
}
