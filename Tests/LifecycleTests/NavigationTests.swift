import Lifecycle
import Testing

@Suite struct NavigationTests {
  @Test func pushTellsTheCoveredControllerFirst() throws {
    let trace = try run("nav(A)", ["push B"])
    #expect(
      trace.appearance(1)
        == "B viewDidLoad, A viewWillDisappear, B viewWillAppear, A viewDidDisappear, B viewDidAppear")
    #expect(trace.steps[0].structure == "nav(A, B)")
    #expect(trace.steps[0].visible == ["B"])
  }

  @Test(arguments: [(8, false), (9, false), (10, true), (11, false), (26, false)])
  func pushedViewLoadsLaterOnOneRelease(ios: Int, later: Bool) throws {
    let first = try #require(try run("nav(A)", ["push B"], ios: ios).appearance(1).split(separator: ",").first)
    #expect(first == (later ? "A viewWillDisappear" : "B viewDidLoad"))
  }

  @Test func popTellsThePoppedControllerFirst() throws {
    #expect(
      try run("nav(A, B)", ["pop"]).appearance(1)
        == "B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear")
  }

  @Test func controllersBetweenHearNothing() throws {
    for step in ["popToRoot", "popTo A", "setStack [A]"] {
      let trace = try run("nav(A, B, C)", [step])
      #expect(
        trace.steps[0].events.filter { $0.subject.name == "B" }.map(\.callback.name) == [
          "willMoveToParent", "didMoveToParent", "deinit",
        ], "\(step)")
      #expect(trace.steps[0].structure == "nav(A)")
      #expect(
        trace.steps[0].rules.map(\.description) == [
          "navigation.pop=outgoing-first", "appearance.viewIsAppearing=called",
        ])
    }
  }

  @Test func aControllerPushedAgainIsAnotherOne() throws {
    let trace = try run("nav(A)", ["push B", "pop", "push B"])
    #expect(trace.appearance(3).contains("B viewDidLoad"))
    #expect(trace.steps[2].events.first { $0.subject.name == "B" }?.subject.instance == 2)
  }

  @Test func theLastItemOfAStackDecidesTheTransition() throws {
    let push = try run("nav(A)", ["setStack [A, C, B]"])
    #expect(push.steps[0].rules.map(\.rule.name) == ["navigation.push", "appearance.viewIsAppearing"])
    #expect(
      push.steps[0].events.filter { $0.subject.name == "C" }.map(\.callback.name) == [
        "init", "initWithNibName", "willMoveToParent", "didMoveToParent",
      ])
    let same = try run("nav(A, B)", ["setStack [C, B]"])
    #expect(same.appearance(1).isEmpty)
    #expect(same.steps[0].structure == "nav(C, B)")
    #expect(try run("nav()", ["setStack [A]"]).appearance(1) == "A viewDidLoad, A viewWillAppear, A viewDidAppear")
  }

  @Test func aCancelledSwipeTakesBothSidesBack() throws {
    let trace = try run("nav(A, B)", ["beginInteractivePop", "cancelInteractivePop", "pop"])
    #expect(trace.appearance(1) == "B viewWillDisappear, A viewWillAppear")
    #expect(trace.steps[0].isUnderWay && trace.steps[0].structure == "nav(A, B)")
    #expect(trace.steps[0].visible == ["B", "A"])
    #expect(
      trace.appearance(2) == "A viewWillDisappear, A viewDidDisappear, B viewWillAppear, B viewDidAppear")
    #expect(trace.steps[1].structure == "nav(A, B)")
    #expect(
      trace.appearance(3) == "B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear")
  }

  @Test func aSwipeFinishedWithoutABeginningIsTheWholeSwipe() throws {
    #expect(
      try run("nav(A, B)", ["finishInteractivePop"]).appearance(1)
        == "B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear")
  }

  @Test func aCancelledPushLeavesNothingBehind() throws {
    let trace = try run("nav(A)", ["beginInteractivePush B", "cancelInteractivePush", "push C", "pop"])
    #expect(trace.isComplete)
    #expect(trace.steps[1].structure == "nav(A)")
    #expect(
      trace.appearance(3)
        == "C viewDidLoad, A viewWillDisappear, C viewWillAppear, A viewDidDisappear, C viewDidAppear")
  }

  @Test func anOrderCanBeAskedForByName() throws {
    let trace = try run("nav(A)", ["push B"], orders: ["navigation.push": "incoming-first"])
    #expect(
      trace.appearance(1)
        == "B viewDidLoad, B viewWillAppear, A viewWillDisappear, A viewDidDisappear, B viewDidAppear")
  }

  @Test func viewIsAppearingComesFromIOS13() throws {
    #expect(try run("nav(A)", ["push B"], ios: 12).calls(1, ["viewIsAppearing"]).isEmpty)
    #expect(
      try run("nav(A)", ["push B"], ios: 13).calls(1, ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        == "B viewWillAppear, B viewIsAppearing, B viewDidAppear")
  }

  @Test func aContainerIsToldBeforeWhatItContains() throws {
    let trace = try run("nav(Home)", ["push Nest contains nav(Inner)", "pop"])
    #expect(
      trace.appearance(1)
        == "Nest viewDidLoad, Home viewWillDisappear, Nest viewWillAppear, Inner viewDidLoad, Inner viewWillAppear, "
        + "Home viewDidDisappear, Nest viewDidAppear, Inner viewDidAppear")
    #expect(
      trace.appearance(2)
        == "Nest viewWillDisappear, Inner viewWillDisappear, Home viewWillAppear, Nest viewDidDisappear, "
        + "Inner viewDidDisappear, Home viewDidAppear")
  }
}
