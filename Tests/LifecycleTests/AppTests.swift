import Lifecycle
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
    ("app", "launch", ["Inactive", "Active"]),
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

  @Test func viewControllersHearNothingOfTheBackground() throws {
    let trace = try run("nav(A)", ["home", "reopen"])
    #expect(trace.events.allSatisfy { $0.subject.kind == .app })
    #expect(trace.steps[1].visible == ["A"])
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
      trace.appearance(3)
        == "A viewWillDisappear, A viewDidDisappear, B viewWillAppear, B viewDidAppear, B viewWillDisappear, "
        + "B viewDidDisappear")
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
        == "Notification UIApplicationWillEnterForeground, SceneDelegate sceneWillEnterForeground")
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
    #expect(old.all(1).contains("A viewDidUnload"))
    #expect(old.appearance(2).contains("A viewDidLoad"))
    #expect(!(try run("nav(A, B)", ["memoryWarning"], ios: 6).all(1).contains("viewDidUnload")))
  }
}
