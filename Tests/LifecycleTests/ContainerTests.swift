import Lifecycle
import Testing

@Suite struct ContainerTests {
  /// The stack has shown its top once all that the top contains has appeared.
  @Test func aStackHasShownAContainerWithItsChildren() throws {
    let trace = try run("nav(P contains C)", ["launch"])
    let calls = trace.calls(1, ["viewDidAppear", "didMoveToParent", "didShow"], of: [.viewController, .delegate])
    #expect(
      calls.hasSuffix("P viewDidAppear, C viewDidAppear, P didMoveToParent Nav, NavDelegate didShow P"), "\(calls)")
  }

  @Test func containersOfUIKitTellThoseThatTheyAreMadeWith() throws {
    let moves: Set = ["willMoveToParent", "didMoveToParent", "viewDidAppear"]
    #expect(
      try run("nav(A, B)", ["launch"]).calls(1, moves)
        == "A willMoveToParent Nav, A didMoveToParent Nav, B willMoveToParent Nav, B viewDidAppear, "
        + "B didMoveToParent Nav")
    #expect(
      try run("tabBar(A, B)", ["launch"]).calls(1, moves)
        == "A willMoveToParent TabBar, A didMoveToParent TabBar, B willMoveToParent TabBar, "
        + "B didMoveToParent TabBar, A viewDidAppear")
    #expect(
      try run("nav(A)", ["setStack [A, B, C]"]).calls(1, moves)
        == "B willMoveToParent Nav, B didMoveToParent Nav, C willMoveToParent Nav, C viewDidAppear, "
        + "C didMoveToParent Nav")
  }

  @Test func codeMakesAViewControllerBeforeItsViewLoads() throws {
    let made: Set = ["init", "initWithNibName", "initWithCoder", "loadView"]
    #expect(try run("nav(A)", ["push B"]).calls(1, made) == "B init, B initWithNibName, B loadView")
    #expect(try run("nav(A)", ["push B"], by: .storyboard).calls(1, made) == "B initWithCoder, B loadView")
    #expect(try run("A", ["launch"]).calls(1, made) == "A init, A initWithNibName, A loadView")
  }

  @Test func aChildIsExchangedAsLogged() throws {
    let trace = try run("parent P contains One", ["transition One to Two"])
    let names: Set = [
      "willMoveToParent", "didMoveToParent", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    #expect(
      trace.calls(1, names, of: [.viewController])
        == "Two willMoveToParent P, One willMoveToParent nil, One viewWillDisappear, Two viewWillAppear, "
        + "Two viewDidAppear, One viewDidDisappear, Two didMoveToParent P, One didMoveToParent nil")
  }

  /// `addSubview` may come before `addChild`: the view stays where it is, and only the parent is new.
  @Test func aViewThatIsThereBecomesAChilds() throws {
    let trace = try run("P contains nothing", ["addSubviewOnly C to P", "addChild C to P", "removeChild C"])
    #expect(trace.calls(2, ["willMoveToParent", "didMoveToParent"]) == "C willMoveToParent P, C didMoveToParent P")
    #expect(trace.appearance(2).isEmpty)
    #expect(trace.steps[1].structure == "P contains C")
    #expect(trace.appearance(3) == "C viewWillDisappear, C viewDidDisappear")
  }

  @Test func aChildThatWasAddedBeforeIsNotAddedAgain() throws {
    let trace = try run("parent P contains One", ["addChild Two to P", "transition One to Two"])
    #expect(trace.appearance(2) == "One viewWillDisappear, One viewDidDisappear")
    #expect(trace.steps[1].structure == "P contains Two")
  }

  @Test func aViewWithoutItsControllerIsToldOnce() throws {
    let trace = try run("nav(P)", ["addSubviewOnly C to P", "push B", "pop", "rotate"])
    #expect(trace.appearance(1) == "C viewDidLoad, C viewWillAppear, C viewDidAppear")
    #expect(trace.steps[0].visible == ["P", "C"] && trace.steps[1].visible == ["B"])
    #expect(!trace.steps.dropFirst().flatMap(\.events).contains { $0.subject.name == "C" })
  }

  @Test func whoForwardsByHandDecidesWhenAChildAppears() throws {
    let trace = try run(
      "nav(P contains C)",
      [
        "launch", "beginAppearanceTransition C", "endAppearanceTransition C", "beginAppearanceTransition C",
        "beginAppearanceTransition C", "endAppearanceTransition C",
      ]
    ) { $0.manualForwarding = ["P"] }
    #expect(!trace.appearance(1).contains("C viewWillAppear"))
    #expect(
      (2...6).map { trace.appearance($0) } == [
        "C viewWillAppear", "C viewDidAppear", "C viewWillDisappear", "C viewWillAppear", "C viewDidAppear",
      ])
  }

  @Test(arguments: [
    (
      "scroll", "B viewDidAppear, A viewDidDisappear",
      "A viewWillAppear, A viewDidAppear, B viewWillDisappear, B viewDidDisappear"
    ),
    (
      "pageCurl", "A viewDidDisappear, B viewDidAppear",
      "B viewWillDisappear, A viewWillAppear, B viewDidDisappear, A viewDidAppear"
    ),
  ])
  func pagesAreTurnedAsTheirStyleHasIt(style: String, finished: String, cancelled: String) throws {
    for (word, calls) in [("finishPageForward", finished), ("cancelPageForward", cancelled)] {
      let trace = try run("page(A, B)", ["beginPageForward", word], pageStyle: Structure.PageStyle(rawValue: style))
      #expect(trace.appearance(1) == "B viewDidLoad, B viewWillAppear, A viewWillDisappear")
      #expect(trace.appearance(2) == calls)
    }
  }

  @Test func theDataSourceIsAskedOnceForEachNeighbour() throws {
    let trace = try run(
      "page(A, B)", ["beginPageForward", "cancelPageForward", "beginPageForward", "finishPageForward"])
    let asked = trace.events.filter { $0.subject.name == "DataSource" }.map {
      $0.callback.name + " " + ($0.argument ?? "")
    }
    #expect(asked == ["viewControllerAfter A", "viewControllerBefore A", "viewControllerAfter B"])
    #expect(try run("page(A, B)", ["pageForward"], by: .code).events.allSatisfy { $0.subject.kind != .delegate })
  }

  @Test func aPadShowsTwoColumnsUntilItIsNarrowed() throws {
    #expect(try run("split(primary: A, secondary: B)", ["rotate"]).visible == ["B"])
    let trace = try run("split(primary: A, secondary: B)", ["collapse", "expand"], idiom: .pad)
    #expect(trace.visible == ["A", "B"])
    #expect(trace.appearance(1) == "A viewWillDisappear, A viewDidDisappear")
    #expect(trace.appearance(2) == "A viewWillAppear, A viewDidAppear")
  }

  /// What stands in a container of the app's own gets its parent once, when the container makes it.
  @Test(arguments: ["P contains nav(A)", "nav(P contains nav(A))", "tabBar(P contains tabBar(nav(A)), B)"])
  func everyoneGetsOneParent(structure: String) throws {
    for initiator in [Initiator?.none, .storyboard] {
      let trace = try run(structure, ["launch"], by: initiator)
      let moves = trace.calls(1, ["willMoveToParent", "didMoveToParent"]).split(separator: ", ")
      #expect(moves.filter { $0.hasPrefix("A will") }.count == 1)
      #expect(moves.filter { $0.hasPrefix("A did") }.count == 1)
    }
  }

  @Test func everyoneWhoLeavesAStackIsTold() throws {
    let trace = try run("nav(A, B)", ["setStack [C]"])
    for name in ["A", "B"] {
      let calls = trace.steps[0].events.filter { $0.subject.name == name }.map(\.callback.name)
      #expect(calls.contains("willMoveToParent") && calls.suffix(2) == ["didMoveToParent", "deinit"])
    }
  }

  @Test func aMenusPreviewAppearsBesideItsSource() throws {
    let trace = try run(
      "nav(A)", ["contextMenuShow B", "contextMenuDismiss B", "contextMenuShow B", "contextMenuCommit B"])
    #expect(trace.appearance(1) == "B viewDidLoad, B viewWillAppear, B viewDidAppear")
    #expect(trace.appearance(2) == "B viewWillDisappear, B viewDidDisappear")
    #expect(trace.steps[3].structure == "nav(A, B)" && trace.isComplete)
  }

  @Test(arguments: [(17, "First onAppear, Second onAppear"), (18, "First onAppear")])
  func aTabViewIsLazyFromIOS18(ios: Int, appeared: String) throws {
    let trace = try run(
      "swiftui TabView(First, Second)",
      ["launch", "swiftui:TAB Second", "swiftui:REMOVE Second", "swiftui:INSERT Second"], ios: ios)
    #expect(trace.calls(1, ["onAppear"], of: [.view]) == appeared)
    #expect(trace.calls(3, ["onAppear", "onDisappear"], of: [.view]) == "Second onDisappear")
    #expect(trace.calls(4, ["onAppear", "onDisappear"], of: [.view]) == "Second onAppear")
  }

  @Test func eachSceneHearsOfItself() throws {
    let trace = try run(
      "scene(Main, Second)",
      ["launch", "appSwitcher", "openScene Second", "appSwitcherReturn", "closeScene Main", "home"], idiom: .pad)
    #expect(trace.isComplete)
    #expect(try run("scene(Main)", ["launch", "openScene Second"]).problem(2) == .needsPad("openScene"))
    #expect(
      trace.calls(4, ["sceneDidBecomeActive"], of: [.app])
        == "MainDelegate sceneDidBecomeActive, SecondDelegate sceneDidBecomeActive")
    #expect(trace.calls(6, ["sceneDidEnterBackground"], of: [.app]) == "SecondDelegate sceneDidEnterBackground")
  }

  @Test func aLaunchIntoTheBackgroundShowsItsWindowLater() throws {
    let trace = try run("A", ["terminate", "receivePushInBackground", "reopen"])
    #expect(trace.isComplete)
    #expect(trace.appearance(2).isEmpty && trace.appearance(3) == "A viewDidLoad, A viewWillAppear, A viewDidAppear")
  }
}
