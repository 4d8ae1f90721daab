/// One window of the app, with the delegate that hears of it.
struct WindowScene: Hashable, Sendable {
  let name: String
  let delegate: Subject
  var activation: SceneActivation

  /// The scenes of a structure, of which the first is connected at launch; one where the structure names none.
  static func scenes(of structure: Structure, app: AppState) -> [WindowScene] {
    let first: SceneActivation =
      switch app {
      case .notRunning: .unattached
      case .active: .active
      case .inactive: .inactive
      case .backgroundRunning, .suspended: .background
      }
    guard case .scenes(let names) = structure.root, names.count > 1 else {
      return [WindowScene(name: structure.onlySceneName, delegate: .sceneDelegate, activation: first)]
    }
    return names.enumerated().map { index, name in
      WindowScene(name: name, delegate: .sceneDelegate(of: name), activation: index == 0 ? first : .unattached)
    }
  }
}

extension Structure {
  fileprivate var onlySceneName: String {
    if case .scenes(let names) = root, let name = names.first { return name }
    return ""
  }
}

extension Subject {
  /// The delegate of one of several scenes.
  static func sceneDelegate(of scene: String) -> Subject { Subject(name: "\(scene)Delegate", kind: .app) }
}
