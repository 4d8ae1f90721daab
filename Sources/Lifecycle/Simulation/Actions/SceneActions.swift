extension World {
  /// Another window comes, or one goes for good.
  mutating func performSceneAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) {
    guard case .name(let name) = step.action.argument else { return }
    if platform.release.major < 13 {
      throw .unavailable(word.rawValue, releases: .from(13), asked: platform.release)
    }
    guard platform.hasScenes else { throw .needsScenes(word.rawValue) }
    try require([.active, .inactive], for: word)
    standing = .documented
    if word == .openScene { try openScene(name) } else { try closeScene(name) }
  }

  /// A scene that is new, or was disconnected, connects and comes to the foreground; the app stays active meanwhile
  /// (WWDC19 212).
  private mutating func openScene(_ name: String) throws(StepProblem) {
    if !scenes.contains(where: { $0.name == name }) {
      scenes.append(WindowScene(name: name, delegate: .sceneDelegate(of: name), activation: .unattached))
    }
    guard let index = scenes.firstIndex(where: { $0.name == name }), scenes[index].activation == .unattached else {
      throw .wrongScene(ActionWord.openScene.rawValue, scene: name, isOpen: true)
    }
    let delegate = scenes[index].delegate
    emit(.applicationConfigurationForConnecting, on: .appDelegate)
    emit(.sceneWillConnectTo, on: delegate)
    emit(.sceneWillEnterForeground, on: delegate)
    scenes[index].activation = .inactive
    // While something of the system's lies over the app, the new scene waits with the others.
    guard app == .active else { return }
    emit(.sceneDidBecomeActive, on: delegate)
    scenes[index].activation = .active
  }

  /// The user closes a window in the switcher: the scene leaves the screen, is disconnected, and its session is
  /// discarded (Apple, `requestSceneSessionDestruction(_:options:errorHandler:)`). With the last one the app goes, too.
  private mutating func closeScene(_ name: String) throws(StepProblem) {
    guard let index = scenes.firstIndex(where: { $0.name == name }), scenes[index].activation != .unattached else {
      throw .wrongScene(ActionWord.closeScene.rawValue, scene: name, isOpen: false)
    }
    let open = scenes.filter { $0.activation != .unattached }
    guard open.count > 1 else { return terminate() }
    let delegate = scenes[index].delegate
    if scenes[index].activation == .active { emit(.sceneWillResignActive, on: delegate, standing: .inferred) }
    if scenes[index].activation != .background {
      emit(.sceneDidEnterBackground, on: delegate, standing: .inferred)
    }
    scenes[index].activation = .unattached
    emit(.sceneDidDisconnect, on: delegate)
    emit(.applicationDidDiscardSceneSessions, on: .appDelegate)
  }
}
