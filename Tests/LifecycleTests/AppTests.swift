import Lifecycle
import ScenarioLanguage
import Scenarios
import Testing

@Suite struct AppTests {
  private let states: Set<String> = Set(AppState.allCases.map(\.rawValue))

  private func path(_ structure: String, _ steps: [String], ios: Int = 17) throws -> [String] {
    let trace = try run(structure, steps, ios: ios)
    #expect(trace.isComplete)
    return trace.events.filter { $0.subject.name == "AppState" }.map(\.callback.name)
  }

  @Test(arguments: [
    ("app", "launch", ["BackgroundRunning", "Inactive", "Active"]),
    ("app", "appSwitcher", ["Inactive"]),
    ("app in BackgroundRunning", "backgroundTimeout", ["NotRunning"]),
    ("app in BackgroundRunning", "backgroundWorkDone", ["Suspended"]),
    ("app", "home", ["Inactive", "BackgroundRunning", "Suspended"]),
    ("app in Suspended", "memoryReclaim", ["NotRunning"]),
    ("app in BackgroundRunning", "terminate", ["NotRunning"]),
    ("app in Inactive", "terminate", ["NotRunning"]),
    ("app in Suspended", "reopen", ["Inactive", "Active"]),
  ])
  func pathsOfTheApp(structure: String, step: String, expected: [String]) throws {
    #expect(try path(structure, [step]) == expected)
  }

  @Test func enteringAndLeavingActivePassesThroughInactive() throws {
    let path = try path(
      "app",
      ["launch", "home", "reopen", "lock", "unlock", "appSwitcher", "appSwitcherReturn", "appSwitcher", "terminate"])
    for (before, after) in zip(path, path.dropFirst()) where before == "Active" || after == "Active" {
      #expect(before == "Inactive" || after == "Inactive")
    }
  }

  @Test func withScenesTheSceneDelegateHearsWhatTheAppDelegateDidBefore() throws {
    let old = try run("app", ["home"], ios: 12)
    #expect(
      old.calls(1, ["applicationWillResignActive", "applicationDidEnterBackground"], of: [.app])
        == "AppDelegate applicationWillResignActive, AppDelegate applicationDidEnterBackground")
    let new = try run("app", ["home"], ios: 13)
    #expect(!new.all(1).contains("AppDelegate"))
    #expect(new.all(1).contains("SceneDelegate sceneDidEnterBackground"))
    #expect(new.all(1).contains("Notification UIApplicationDidEnterBackground"))
    #expect(try run("app", ["home"], ios: 26, scenes: false).all(1).contains("AppDelegate"))
  }

  @Test func scenePhaseCameWithIOS14() throws {
    #expect(!(try run("app", ["home"], ios: 13).all(1).contains("ScenePhase")))
    #expect(
      try run("app", ["home"], ios: 14).calls(1, ["active", "inactive", "background"], of: [.app])
        == "ScenePhase inactive, ScenePhase background")
  }

  @Test func viewControllersGetNoAppearanceCallbackInTheBackground() throws {
    let trace = try run("nav(A)", ["home", "reopen"])
    #expect(trace.appearance(1).isEmpty && trace.appearance(2).isEmpty)
    #expect(trace.steps[1].visible == ["A"])
  }

  @Test func anAppWithoutScenesIsLaunchedInactive() throws {
    #expect(try path("app", ["launch"], ios: 12) == ["Inactive", "Active"])
  }

  @Test func snapshotsChangeTheStyleAndBackFromIOS13() throws {
    let pair = "A traitCollectionDidChange, A viewWillLayoutSubviews, A viewDidLayoutSubviews"
    let names: Set = ["traitCollectionDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    #expect(try run("A", ["home"], ios: 13).calls(1, names) == "\(pair), \(pair)")
    #expect(try run("A", ["home"], ios: 12).calls(1, names) == "")
    #expect(try run("A", ["lock"], ios: 13).calls(1, names) == "\(pair), \(pair)")
  }

  @Test func snapshotSizesLoadAHiddenSplitOnAPad() throws {
    let hidden = "tabBar(A, split(primary: B, secondary: C))"
    #expect(try run(hidden, ["launch", "home"], ios: 12, idiom: .pad).appearance(2) == "B viewDidLoad")
    #expect(try run(hidden, ["launch", "home"], ios: 12).appearance(2) == "")
    #expect(try run("tabBar(A, B)", ["launch", "home"], ios: 12, idiom: .pad).appearance(2) == "")
  }

  @Test func whoIsSwipedAwayInFrontEntersTheBackgroundFirst() throws {
    let names: Set = ["applicationWillResignActive", "applicationDidEnterBackground", "applicationWillTerminate"]
    let calls = try run("A", ["terminate", "launch", "appSwitcher", "terminate"], ios: 12)
    #expect(
      calls.calls(1, names, of: [.app])
        == "AppDelegate applicationWillResignActive, AppDelegate applicationDidEnterBackground, "
        + "AppDelegate applicationWillTerminate")
    #expect(
      calls.calls(4, names, of: [.app])
        == "AppDelegate applicationDidEnterBackground, AppDelegate applicationWillTerminate")
  }

  @Test(arguments: [13, 17, 26]) func aSceneThatIsSwipedAwayIsDisconnected(ios: Int) throws {
    let names: Set = ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"]
    #expect(
      try run("A", ["terminate"], ios: ios).calls(1, names, of: [.app])
        == "SceneDelegate sceneWillResignActive, SceneDelegate sceneDidDisconnect")
    #expect(
      try run("A", ["appSwitcher", "terminate"], ios: ios).calls(2, names, of: [.app])
        == "SceneDelegate sceneDidDisconnect")
  }

  @Test func aSecondWindowInterruptsTheFirst() throws {
    let trace = try run("scene(Main, Second)", ["launch", "openScene Second", "closeScene Second"], idiom: .pad)
    let states: Set = ["sceneWillResignActive", "sceneDidBecomeActive", "sceneWillConnectTo"]
    #expect(
      trace.calls(2, states, of: [.app])
        == "MainDelegate sceneWillResignActive, MainDelegate sceneDidBecomeActive, "
        + "MainDelegate sceneWillResignActive, SecondDelegate sceneWillConnectTo, "
        + "MainDelegate sceneDidBecomeActive, SecondDelegate sceneDidBecomeActive")
    #expect(
      trace.calls(3, states, of: [.app])
        == "SecondDelegate sceneWillResignActive, MainDelegate sceneWillResignActive, MainDelegate sceneDidBecomeActive"
    )
  }

  @Test func whatANavigationControllerShowsWaitsForTheScene() throws {
    let names: Set = ["viewDidLoad", "viewWillAppear", "sceneWillEnterForeground", "sceneDidBecomeActive"]
    let kinds: Set<Subject.Kind> = [.viewController, .app]
    #expect(
      try run("A", ["launch"]).calls(1, names, of: kinds)
        == "A viewDidLoad, A viewWillAppear, SceneDelegate sceneWillEnterForeground, "
        + "SceneDelegate sceneDidBecomeActive")
    for structure in ["nav(A)", "tabBar(nav(A), B)", "P contains nav(A)"] {
      #expect(
        try run(structure, ["launch"]).calls(1, names, of: kinds).hasSuffix(
          "SceneDelegate sceneWillEnterForeground, A viewDidLoad, A viewWillAppear, "
            + "SceneDelegate sceneDidBecomeActive"))
    }
  }

  @Test func prewarmingCallsNothingUnlessTheReportedOrderIsAskedFor() throws {
    #expect(try run("A", ["prewarm", "launch"]).all(1).isEmpty)
    let reported = try run("A", ["prewarm", "launch"], orders: ["app.prewarming": "launch-methods"])
    #expect(reported.all(1).contains("applicationDidFinishLaunchingWithOptions"))
    #expect(!reported.all(2).contains("applicationDidFinishLaunchingWithOptions"))
    #expect(reported.appearance(2) == "A viewDidLoad, A viewWillAppear, A viewDidAppear")
    #expect(try run("A", ["prewarm"], ios: 14).problem(1) != nil)
  }

  /// (release, scenes, whether the app is active before the root has appeared)
  @Test(arguments: [
    (7, false, true), (8, false, false), (9, false, true), (10, false, true), (11, false, false), (12, false, false),
    (13, false, false), (13, true, true), (26, true, true),
  ])
  func activationAtLaunchChangedPlaces(ios: Int, scenes: Bool, activeFirst: Bool) throws {
    let events = try run("A", ["launch"], ios: ios, scenes: scenes).events
    let active = try #require(events.firstIndex { $0.description == "AppState Active" })
    let appeared = try #require(events.firstIndex { $0.description == "A viewDidAppear" })
    #expect((active < appeared) == activeFirst)
  }

  @Test func whatIsOnScreenDisappearsWithItsScene() throws {
    let trace = try run("A", ["appSwitcher", "terminate", "launch"])
    #expect(trace.appearance(2) == "A viewWillDisappear, A viewDidDisappear")
    #expect(trace.appearance(3) == "A viewDidLoad, A viewWillAppear, A viewDidAppear")
  }

  @Test func whatTheFingerHeldIsTakenBackBeforeTheEnd() throws {
    let trace = try run("nav(A, B)", ["beginInteractivePop", "appSwitcher", "terminate", "launch"])
    #expect(
      trace.appearance(2) == "A viewWillDisappear, A viewDidDisappear, B viewWillAppear, B viewDidAppear")
    #expect(trace.appearance(3) == "B viewWillDisappear, B viewDidDisappear")
    let names = trace.steps[3].events.map(\.subject.name)
    #expect(names.contains("Nav") && !names.contains("Nav2"))
    let warned = try run("nav(A, B)", ["beginInteractivePop", "memoryWarning"])
    #expect(warned.all(2).contains("B didReceiveMemoryWarning"))
  }

  @Test func inTheBackgroundThereIsNothingToTouch() throws {
    let trace = try run("nav(A, B)", ["home", "reopen", "appSwitcher", "beginInteractivePop"])
    #expect(trace.isComplete)
    let hidden = Simulator.run(
      Script(
        structure: try Structure(parsing: "nav(A, B)"),
        steps: [
          ScriptStep(try Action(parsing: "home"), backgroundWork: true),
          ScriptStep(try Action(parsing: "beginInteractivePop")), ScriptStep(try Action(parsing: "push C")),
        ]))
    #expect(
      hidden.problem(2)
        == .wrongAppState("beginInteractivePop", state: .backgroundRunning, needs: [.active, .inactive]))
    #expect(hidden.problem(3) == nil)
  }

  @Test func olderReleasesLackNewerCalls() throws {
    let trace = try run("A", ["launch"], ios: 4)
    #expect(!trace.all(1).contains("LayoutSubviews") && !trace.all(1).contains("WillFinishLaunching"))
    #expect(
      try run("A", ["rotate"], ios: 7).all(1)
        == "A willRotateToInterfaceOrientation, A updateViewConstraints, A viewWillLayoutSubviews, "
        + "A viewDidLayoutSubviews, A willAnimateRotationToInterfaceOrientation, A didRotateFromInterfaceOrientation")
  }

  @Test func aSuspendedAppIsNotTold() throws {
    #expect(try run("app in Suspended", ["terminate"], ios: 12).all(1) == "AppState NotRunning")
    // With scenes, the logs show that they are disconnected and their sessions discarded.
    #expect(
      try run("app in Suspended", ["terminate"]).all(1)
        == "SceneDelegate sceneDidDisconnect, AppDelegate applicationDidDiscardSceneSessions, AppState NotRunning")
  }

  @Test func returningTellsTheDelegateFirstAsLoggedAndTheNotificationFirstAsDocumented() throws {
    let names: Set = ["sceneWillEnterForeground", "UIApplicationWillEnterForeground"]
    #expect(
      try run("app in Suspended", ["reopen"]).calls(1, names, of: [.app])
        == "SceneDelegate sceneWillEnterForeground, Notification UIApplicationWillEnterForeground")
    let logged: Set = ["applicationWillEnterForeground", "UIApplicationWillEnterForeground"]
    #expect(
      try run("app in Suspended", ["reopen"], ios: 12).calls(1, logged, of: [.app])
        == "AppDelegate applicationWillEnterForeground, Notification UIApplicationWillEnterForeground")
    #expect(
      try run("app in Suspended", ["reopen"], orders: ["app.willEnterForeground": "notification-first"])
        .calls(1, names, of: [.app])
        == "Notification UIApplicationWillEnterForeground, SceneDelegate sceneWillEnterForeground")
  }

  @Test func memoryWarningsUnloadHiddenViewsUpToIOS5() throws {
    let old = try run("nav(A, B)", ["memoryWarning", "pop"], ios: 5)
    #expect(old.all(1).contains("A viewWillUnload, A viewDidUnload"))
    #expect(!(try run("nav(A, B)", ["memoryWarning"], ios: 4).all(1).contains("viewWillUnload")))
    #expect(old.appearance(2).contains("A viewDidLoad"))
    #expect(!(try run("nav(A, B)", ["memoryWarning"], ios: 6).all(1).contains("viewDidUnload")))
  }

  /// A controller without a view is called, and has none to give up.
  @Test(arguments: [5, 26]) func memoryWarningsReachControllersThatAreNotLoaded(ios: Int) throws {
    let warned = try run("tabBar(A, B)", ["memoryWarning"], ios: ios).all(1)
    #expect(warned.contains("A didReceiveMemoryWarning, B didReceiveMemoryWarning"))
    #expect(!warned.contains("viewDidUnload"))
  }
}
