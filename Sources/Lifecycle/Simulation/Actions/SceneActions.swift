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
  /// (WWDC19 212). The windows change their sizes when one is dragged in beside another: the scenes in front become
  /// inactive and active again twice, the second time around the new one.
  private mutating func openScene(_ name: String) throws(StepProblem) {
    if !scenes.contains(where: { $0.name == name }) {
      scenes.append(WindowScene(name: name, delegate: .sceneDelegate(of: name), activation: .unattached))
    }
    guard let index = scenes.firstIndex(where: { $0.name == name }), scenes[index].activation == .unattached else {
      throw .wrongScene(ActionWord.openScene.rawValue, scene: name, isOpen: true)
    }
    let delegate = scenes[index].delegate
    let interrupted = app == .active && choice(of: Rule.secondScene) == .interrupts ? activeScenes : []
    interrupt(interrupted)
    resume(interrupted)
    interrupt(interrupted)
    emit(.applicationConfigurationForConnecting, on: .appDelegate)
    emit(.sceneWillConnectTo, on: delegate)
    emit(.sceneWillEnterForeground, on: delegate)
    scenes[index].activation = .inactive
    // While something of the system's lies over the app, the new scene waits with the others.
    guard app == .active else { return }
    resume(interrupted)
    emit(.sceneDidBecomeActive, on: delegate)
    scenes[index].activation = .active
  }

  private var activeScenes: [Int] { scenes.indices.filter { scenes[$0].activation == .active } }

  private mutating func interrupt(_ active: [Int]) {
    for index in active { emit(.sceneWillResignActive, on: scenes[index].delegate, standing: .observed) }
  }

  private mutating func resume(_ active: [Int]) {
    for index in active { emit(.sceneDidBecomeActive, on: scenes[index].delegate, standing: .observed) }
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
    if scenes[index].activation == .active {
      emit(.sceneWillResignActive, on: delegate, standing: .observed)
      let others = activeScenes.filter { $0 != index }
      if choice(of: Rule.secondScene) == .interrupts {
        interrupt(others)
        resume(others)
      }
    }
    if scenes[index].activation != .background {
      emit(.sceneDidEnterBackground, on: delegate, standing: .observed)
    }
    scenes[index].activation = .unattached
    emit(.sceneDidDisconnect, on: delegate)
    emit(.applicationDidDiscardSceneSessions, on: .appDelegate)
  }
}
