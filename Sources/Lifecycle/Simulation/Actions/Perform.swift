extension Simulation {
  /// Does what the step says, or says why that is not possible.
  mutating func perform(_ step: ScriptStep) throws(StepProblem) {
    if step.during != nil { return try performDuringTransition(step) }
    if let open { throw .transitionUnderWay(step.action.text, by: open.kind.rawValue) }
    if case .swiftUI(let word, let name) = step.action.argument { return try performSwiftUI(word, name, step) }
    guard let word = step.action.word else { throw .noHierarchy(step.action.text) }
    let row = word.row
    guard row.releases.contains(platform.release) else {
      throw .unavailable(word.rawValue, releases: row.releases, asked: platform.release)
    }
    // (Apple, `preferredTransition`.)
    if step.animator == .zoom, platform.release.major < 18 {
      throw .unavailable("transition: zoom", releases: .from(18), asked: platform.release)
    }
    // What is done to the app has needs of its own: `AppFlow`.
    if row.family != .app { try check(row, of: word) }
    guard try row.behavior.perform(step, in: &self) else { throw .noHierarchy(word.rawValue) }
  }

  /// There must be controllers and a running app, and nothing may be under way but what the word goes on with.
  private func check(_ row: ActionWord.Row, of word: ActionWord) throws(StepProblem) {
    if isAppAlone { throw .noHierarchy(word.rawValue) }
    // Code can run in the background; a finger finds nothing there, and nothing turns.
    try require(row.needsScreen ? [.active, .inactive] : [.active, .inactive, .backgroundRunning], for: word)
    if let preview, row.continued != .preview {
      throw .peekUnderWay(word.rawValue, preview: hierarchy[preview.controller].name)
    }
    if let pending, row.continued == nil {
      throw .transitionUnderWay(word.rawValue, by: pending.kind.rawValue)
    }
  }

  func require(_ states: [AppState], for word: ActionWord) throws(StepProblem) {
    guard states.contains(app) else { throw .wrongAppState(word.rawValue, state: app, needs: states) }
  }
}
