import Lifecycle
import Scenarios
import Testing

/// What happens while the app is not on screen: events that it is run for, and its state.
@Suite struct BackgroundTests {
  @Test(arguments: [
    ("backgroundTask", "BackgroundTask launchHandler"),
    ("fetch", "AppDelegate applicationPerformFetch"),
    ("location", "LocationDelegate didUpdateLocations"),
    ("push", "AppDelegate applicationDidReceiveRemoteNotification"),
    (
      "urlSession",
      "AppDelegate applicationHandleEventsForBackgroundURLSession, SessionDelegate urlSessionDidFinishEvents"
    ),
  ])
  func aSuspendedAppRunsForAnEventAndIsSuspendedAgain(event: String, calls: String) throws {
    let trace = try run("A", ["home", "wakeInBackground \(event)"])
    #expect(trace.all(2) == "AppState BackgroundRunning, \(calls), AppState Suspended")
  }

  @Test func anAppThatWasNotRunningIsLaunchedWithoutAScreen() throws {
    let trace = try run("A", ["terminate", "wakeInBackground location", "reopen"], ios: 12)
    let delegate = trace.calls(
      2,
      [
        "applicationDidFinishLaunchingWithOptions", "applicationDidEnterBackground", "applicationDidBecomeActive",
        "didUpdateLocations",
      ], of: [.app])
    #expect(
      delegate == "AppDelegate applicationDidFinishLaunchingWithOptions, AppDelegate applicationDidEnterBackground, "
        + "LocationDelegate didUpdateLocations")
    #expect(trace.appearance(2).isEmpty)
    #expect(trace.appearance(3) == "A viewDidLoad, A viewWillAppear, A viewDidAppear")
    #expect(trace.steps[1].visible.isEmpty)
  }

  @Test func whoIsOnScreenIsNotWokenAndNobodyForAnUnknownEvent() throws {
    #expect(try run("A", ["wakeInBackground push"]).problem(1) != nil)
    let known = BackgroundEvent.allCases.map(\.rawValue)
    #expect(
      try run("A", ["home", "wakeInBackground fecth"]).problem(2) == .unknownBackgroundEvent("fecth", known: known))
    #expect(try run("A", ["home", "wakeInBackground backgroundTask"], ios: 12).problem(2) != nil)
  }

  private let restoring: Set<String> = [
    "viewControllerWithRestorationIdentifierPath", "viewDidLoad", "decodeRestorableState",
    "applicationDidDecodeRestorableState", "applicationFinishedRestoringState",
    "applicationWillFinishLaunchingWithOptions", "applicationDidFinishLaunchingWithOptions", "viewWillAppear",
  ]

  /// The order of Apple's "About the UI restoration process".
  @Test func restorationTakesPlaceBetweenTheLaunchMethods() throws {
    let trace = try run("nav(A)", ["push B", "home", "memoryReclaim", "launch"], ios: 12) { $0.preservesState = true }
    #expect(trace.isComplete)
    #expect(
      trace.calls(2, ["encodeRestorableState", "applicationWillEncodeRestorableState"], of: [.app, .viewController])
        == "AppDelegate applicationWillEncodeRestorableState, A encodeRestorableState, B encodeRestorableState")
    #expect(
      trace.calls(4, restoring, of: [.app, .viewController])
        == """
        AppDelegate applicationWillFinishLaunchingWithOptions, \
        AppDelegate viewControllerWithRestorationIdentifierPath A, \
        AppDelegate viewControllerWithRestorationIdentifierPath B, A viewDidLoad, B viewDidLoad, \
        A decodeRestorableState, B decodeRestorableState, AppDelegate applicationDidDecodeRestorableState, \
        A applicationFinishedRestoringState, B applicationFinishedRestoringState, \
        AppDelegate applicationDidFinishLaunchingWithOptions, B viewWillAppear
        """)
    // The stack that was left is the stack that comes back, with the same one on screen.
    #expect(trace.steps[3].visible == ["B"])
    let loads = trace.steps[3].events.filter { $0.callback == .viewDidLoad && $0.standing != .inferred }
    #expect(loads.isEmpty, "no page of Apple's says when the views load")
  }

  /// A search ends with the process, and nobody's name is that of the model's for it.
  @Test func aSearchIsNotPreserved() throws {
    let steps = ["beginSearch", "typeSearch", "show C", "home", "memoryReclaim", "launch"]
    let trace = try run("A", steps, ios: 12) { $0.preservesState = true }
    #expect(trace.steps[3].structure.contains("Search presents C"))
    #expect(trace.steps[5].structure == "A")
    let encoded = trace.steps[3].events.filter { $0.callback == .encodeRestorableState }
    #expect(encoded.map { $0.subject.name } == ["A"])
  }

  @Test func theSelectedTabIsPartOfTheState() throws {
    let trace = try run("tabBar(A, B)", ["selectTab B", "home", "memoryReclaim", "launch"], ios: 12) {
      $0.preservesState = true
    }
    #expect(trace.steps[3].visible == ["B"])
    #expect(
      try run("tabBar(A, B)", ["selectTab B", "home", "memoryReclaim", "launch"], ios: 12).steps[3].visible == ["A"])
  }

  @Test func aSceneGivesAnActivityAndGetsItBack() throws {
    let steps = ["home", "memoryReclaim", "launch"]
    let trace = try run("A", steps) { $0.preservesState = true }
    let calls = trace.calls(
      1, ["sceneDidEnterBackground", "stateRestorationActivity", "sceneDidUpdateUserActivity"], of: [.app])
    #expect(
      calls == "SceneDelegate sceneDidEnterBackground, SceneDelegate stateRestorationActivity, "
        + "SceneDelegate sceneDidUpdateUserActivity")
    let connected: Set<String> = ["sceneWillConnectTo", "restoreInteractionStateWith", "sceneDidBecomeActive"]
    #expect(
      trace.calls(3, connected, of: [.app])
        == "SceneDelegate sceneWillConnectTo, SceneDelegate restoreInteractionStateWith, SceneDelegate sceneDidBecomeActive"
    )
    #expect(
      !(try run("A", steps, ios: 14) { $0.preservesState = true }).all(3).contains("restoreInteractionStateWith"))
    #expect(!(try run("A", steps)).all(1).contains("stateRestorationActivity"))
  }

  /// Apple, "Preserving your app's UI across launches": the system deletes the state of an app that the user force-quits.
  @Test(arguments: [12, 26])
  func nothingIsRestoredAfterAForceQuit(release: Int) throws {
    let trace = try run("A", ["home", "terminate", "launch"], ios: release) { $0.preservesState = true }
    #expect(!trace.all(3).contains("estor"))
  }

  /// Every way into the background ends in a snapshot (Apple, "About the background execution sequence").
  @Test func aLockedDeviceTakesSnapshotsToo() throws {
    for word in ["home", "lock"] { #expect(try run("A", [word]).all(1).contains("A traitCollectionDidChange")) }
    #expect(try run("A", ["lock"]).appearance(1).isEmpty)
  }

  /// UIKit cancels touches when the app resigns active.
  @Test func aGestureIsTakenBackWhenTheAppResignsActive() throws {
    let trace = try run("nav(A, B)", ["beginInteractivePop", "appSwitcher", "appSwitcherReturn", "pop"])
    #expect(trace.isComplete)
    #expect(trace.appearance(2).hasSuffix("B viewDidAppear"))
    #expect(trace.steps[2].visible == ["B"])
  }
}
