// The window scenes of the app.
extension Simulation {
  /// The scenes in a state that it leaves take the transition. Logs are of one scene; that each of several hears its own is
  /// Apple's word.
  mutating func takeAll(_ transition: SceneTransition) {
    noteScenes()
    let standing = scenes.count > 1 ? transition.standingOfSeveral : transition.standing
    for index in scenes.indices { take(transition, index, standing) }
  }

  mutating func take(_ transition: SceneTransition, _ index: Int, _ standing: Rule.Standing) {
    guard transition.sources.contains(scenes[index].activation) else { return }
    emit(transition.callback, on: scenes[index].delegate, standing: standing)
    scenes[index].activation = transition.target
  }

  /// Which scene the step is about: one that opens is new or was disconnected, one that closes is open.
  mutating func scene(_ name: String, of word: ActionWord) throws(StepProblem) -> Int {
    let known = scenes.firstIndex { $0.name == name }
    let isOpen = known.map { scenes[$0].activation != .unattached } ?? false
    guard isOpen == (word == .closeScene) else { throw .wrongScene(word.rawValue, scene: name, isOpen: isOpen) }
    if let known { return known }
    scenes.append(WindowScene(name: name, delegate: .sceneDelegate(of: name), activation: .unattached))
    return scenes.count - 1
  }
}
