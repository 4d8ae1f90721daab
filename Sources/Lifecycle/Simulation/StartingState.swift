extension Script {
  /// Whether nothing is loaded before the first step.
  var startsUnloaded: Bool { firstWord.flatMap { AppFlow.flow(of: $0) }?.start == .notRunning }

  /// The word of the first step, if the release has it: a step that cannot be taken says nothing of what was before it.
  var firstWord: ActionWord? {
    steps.first?.action.word.flatMap { $0.releases.contains(platform.release) ? $0 : nil }
  }
}

extension Simulation {
  /// The state in which the app must be for the first step to make sense, unless the structure names one.
  static func startingState(_ script: Script) -> AppState {
    if case .app(let state?) = script.structure.root { return state }
    return script.firstWord.flatMap { AppFlow.flow(of: $0) }?.start ?? .active
  }
}
