import Lifecycle

/// The machines that the model has.
public enum StateMachines {
  /// All machines, in reading order.
  public static let all = [viewController, app, scene]

  /// The machine of that name.
  public static func machine(_ id: String) -> StateMachine? { all.first { $0.id == id } }

  /// The name of the state before the view is made, which is no appearance state.
  static let notLoaded = "NotLoaded"

  /// How far a controller's view is on its way to the screen.
  public static let viewController = StateMachine(
    id: "view-controller",
    title: "Appearance of a view controller",
    summary: "The five states of a view controller's view, with the callbacks that lead from one to the other.",
    composites: [],
    states: [.init(id: notLoaded, label: "Not loaded", parent: nil)]
      + AppearanceState.allCases.map { .init(id: $0.rawValue, label: $0.rawValue, parent: nil) },
    changes: [
      change(notLoaded, .disappeared, "loadView", "viewDidLoad"),
      change(.disappeared, .appearing, "viewWillAppear"),
      change(.appearing, .appeared, "viewDidAppear"),
      change(.appeared, .disappearing, "viewWillDisappear"),
      change(.disappearing, .disappeared, "viewDidDisappear"),
      change(.appearing, .disappearing, "viewWillDisappear"),
      change(.disappearing, .appearing, "viewWillAppear"),
    ],
    initial: notLoaded)

  /// What the system lets the app do.
  public static let app = StateMachine(
    id: "app",
    title: "States of the app",
    summary:
      "The five states of an app, in the foreground and in the background, with what leads from one to the other.",
    composites: [
      .init(id: "Foreground", label: "Foreground", parent: nil),
      .init(id: "Background", label: "Background", parent: nil),
    ],
    states: [
      .init(id: AppState.notRunning.rawValue, label: "Not running", parent: nil),
      .init(id: AppState.inactive.rawValue, label: "Inactive", parent: "Foreground"),
      .init(id: AppState.active.rawValue, label: "Active", parent: "Foreground"),
      .init(id: AppState.backgroundRunning.rawValue, label: "Running", parent: "Background"),
      .init(id: AppState.suspended.rawValue, label: "Suspended", parent: "Background"),
    ],
    changes: [
      change(.notRunning, .inactive, "launch"),
      change(.notRunning, .backgroundRunning, "launch into the background"),
      change(.inactive, .active, "become active"),
      change(.active, .inactive, "resign active"),
      change(.inactive, .backgroundRunning, "enter background"),
      .init(source: "Background", target: AppState.inactive.rawValue, triggers: ["enter foreground"]),
      change(.backgroundRunning, .suspended, "no work left"),
      change(.suspended, .backgroundRunning, "woken by an event"),
      change(.inactive, .notRunning, "terminate"),
      change(.backgroundRunning, .notRunning, "time-out", "terminate"),
      change(.suspended, .notRunning, "memory reclaim", "terminate"),
    ],
    initial: AppState.notRunning.rawValue)

  /// How far a window scene is on its way to the screen: `UIScene.ActivationState`, with the scene that is suspended in the
  /// background. (Apple, "Managing your app's life cycle" and `UIScene.ActivationState`.)
  public static let scene = StateMachine(
    id: "scene",
    title: "States of a window scene",
    summary:
      "The states of a window scene from iOS 13, with the calls of its delegate that lead from one to the other.",
    composites: [
      .init(id: "Foreground", label: "Foreground", parent: nil),
      .init(id: "Background", label: "Background", parent: nil),
    ],
    states: [
      .init(id: SceneState.unattached, label: "Unattached", parent: nil),
      .init(id: SceneState.inactive, label: "Inactive", parent: "Foreground"),
      .init(id: SceneState.active, label: "Active", parent: "Foreground"),
      .init(id: SceneState.running, label: "Running", parent: "Background"),
      .init(id: SceneState.suspended, label: "Suspended", parent: "Background"),
    ],
    changes: [
      .init(source: SceneState.unattached, target: SceneState.running, triggers: ["sceneWillConnectTo"]),
      .init(source: "Background", target: SceneState.inactive, triggers: ["sceneWillEnterForeground"]),
      .init(source: SceneState.inactive, target: SceneState.active, triggers: ["sceneDidBecomeActive"]),
      .init(source: SceneState.active, target: SceneState.inactive, triggers: ["sceneWillResignActive"]),
      .init(source: SceneState.inactive, target: SceneState.running, triggers: ["sceneDidEnterBackground"]),
      .init(source: SceneState.running, target: SceneState.suspended, triggers: ["no work left"]),
      .init(source: SceneState.suspended, target: SceneState.running, triggers: ["woken by an event"]),
      .init(source: SceneState.inactive, target: SceneState.unattached, triggers: ["sceneDidDisconnect"]),
      .init(source: "Background", target: SceneState.unattached, triggers: ["sceneDidDisconnect"]),
    ],
    initial: SceneState.unattached)

  private static func change(_ source: String, _ target: AppearanceState, _ triggers: String...) -> StateMachine.Change
  {
    .init(source: source, target: target.rawValue, triggers: triggers)
  }

  private static func change(
    _ source: AppearanceState, _ target: AppearanceState, _ trigger: String
  ) -> StateMachine.Change {
    .init(source: source.rawValue, target: target.rawValue, triggers: [trigger])
  }

  private static func change(_ source: AppState, _ target: AppState, _ triggers: String...) -> StateMachine.Change {
    .init(source: source.rawValue, target: target.rawValue, triggers: triggers)
  }
}
