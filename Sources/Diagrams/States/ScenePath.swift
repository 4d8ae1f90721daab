public import Lifecycle

/// The states of a window scene, by their names in the machine.
enum SceneState {
  static let unattached = "Unattached"
  static let inactive = "ForegroundInactive"
  static let active = "ForegroundActive"
  static let running = "BackgroundRunning"
  static let suspended = "BackgroundSuspended"
}

extension StateDiagram {
  /// The way that the scene with that delegate takes over its states; `nil` if its delegate hears nothing.
  ///
  /// `start` is the state of the app before the first event: the first call tells more, and it is the one that counts
  /// where the scene is not connected yet.
  public static func scene(
    of delegate: String, in events: [NumberedEvent], from start: AppState, id: String,
    words: DiagramWords = .english
  ) -> StateDiagram? {
    let own = events.filter { $0.event.subject.name == delegate }
    guard let first = own.lazy.compactMap({ target(of: $0.event.callback) }).first else { return nil }
    var state = first.connects ? SceneState.unattached : before(start)
    let beginning = state
    var path: [StateDiagram.PathStep] = []
    for numbered in events {
      let isOwn = numbered.event.subject.name == delegate
      guard
        let next = isOwn ? target(of: numbered.event.callback)?.state : suspension(numbered.event.callback, in: state),
        let change = StateMachines.scene.change(from: state, to: next)
      else { continue }
      path.append(.init(transition: change.id, number: numbered.number))
      state = next
    }
    guard !path.isEmpty else { return nil }
    var diagram = StateDiagram(StateMachines.scene, id: id, words: words)
    diagram.title = words(.scenePathTitle, delegate)
    diagram.summary = words(.scenePathSummary, delegate)
    diagram.path = path
    diagram.start = beginning
    diagram.end = state
    return diagram
  }

  private static func target(of callback: Callback) -> (state: String, connects: Bool)? {
    switch callback.name {
    case "sceneWillConnectTo": (SceneState.running, true)
    case "sceneWillEnterForeground", "sceneWillResignActive": (SceneState.inactive, false)
    case "sceneDidBecomeActive": (SceneState.active, false)
    case "sceneDidEnterBackground": (SceneState.running, false)
    case "sceneDidDisconnect": (SceneState.unattached, false)
    default: nil
    }
  }

  /// The app is suspended with its scenes, and woken with them; nobody calls their delegates.
  private static func suspension(_ callback: Callback, in state: String) -> String? {
    switch (AppState(rawValue: callback.name), state) {
    case (.suspended, SceneState.running): SceneState.suspended
    case (.backgroundRunning, SceneState.suspended): SceneState.running
    default: nil
    }
  }

  private static func before(_ state: AppState) -> String {
    switch state {
    case .notRunning: SceneState.unattached
    case .inactive: SceneState.inactive
    case .active: SceneState.active
    case .backgroundRunning: SceneState.running
    case .suspended: SceneState.suspended
    }
  }
}
