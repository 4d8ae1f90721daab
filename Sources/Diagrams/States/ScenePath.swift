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
  /// The path of the scene through its states; `nil` if nothing is called on its delegate. `app` is the app's state before
  /// the first event.
  public static func scene(
    _ scene: Trace.Scene, in events: [NumberedEvent], of app: AppState, id: String, words: DiagramWords = .english
  ) -> StateDiagram? {
    let machine = StateMachines.scene
    let delegate = scene.delegate.name
    let beginning = Self.state(scene.activation, of: app)
    var state = beginning
    var isOfEndedProcess = false
    var path: [StateDiagram.PathStep] = []
    for numbered in events {
      let callback = numbered.event.callback
      let isOwn = numbered.event.subject == scene.delegate
      // UIKit calls nothing on the delegate when the process ends. A scene of the next process starts unattached.
      if AppState(rawValue: callback.name) == .notRunning { isOfEndedProcess = true }
      if isOfEndedProcess {
        guard isOwn else { continue }
        state = machine.initial
        isOfEndedProcess = false
      }
      let change =
        isOwn
        ? machine.change(from: state, by: callback.name)
        : suspension(callback, in: state).flatMap { machine.change(from: state, to: $0) }
      guard let change else { continue }
      path.append(.init(transition: change.id, number: numbered.number))
      state = change.target
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

  /// The app is suspended with its scenes, and woken with them; nobody calls their delegates.
  private static func suspension(_ callback: Callback, in state: String) -> String? {
    switch (AppState(rawValue: callback.name), state) {
    case (.suspended, SceneState.running): SceneState.suspended
    case (.backgroundRunning, SceneState.suspended): SceneState.running
    default: nil
    }
  }

  private static func state(_ activation: SceneActivation, of app: AppState) -> String {
    switch activation {
    case .unattached: SceneState.unattached
    case .inactive: SceneState.inactive
    case .active: SceneState.active
    case .background: app == .suspended ? SceneState.suspended : SceneState.running
    }
  }
}
