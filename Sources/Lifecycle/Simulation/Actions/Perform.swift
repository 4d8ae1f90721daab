extension World {
  /// Does what the step says, or says why that is not possible.
  mutating func perform(_ step: ScriptStep) throws(StepProblem) {
    if step.during != nil { return try performDuringTransition(step) }
    if let open { throw .transitionUnderWay(step.action.text, by: open.kind.rawValue) }
    if case .swiftUI(let word, let name) = step.action.argument { return try performSwiftUI(word, name, step) }
    guard let word = step.action.word else { throw .noHierarchy(step.action.text) }
    guard word.releases.contains(platform.release) else {
      throw .unavailable(word.rawValue, releases: word.releases, asked: platform.release)
    }
    // (Apple, `preferredTransition`.)
    if step.animator == .zoom, platform.release.major < 18 {
      throw .unavailable("transition: zoom", releases: .from(18), asked: platform.release)
    }
    if try performAppAction(word, step) { return }
    try requireScreen(for: word)
    if try performPreviewAction(word, step) { return }
    if let preview { throw .peekUnderWay(word.rawValue, preview: hierarchy[preview.controller].name) }
    if try performInteractiveAction(word, step) { return }
    if let pending { throw .transitionUnderWay(word.rawValue, by: pending.kind.rawValue) }
    if try performNavigationAction(word, step) { return }
    if try performContainmentAction(word, step) { return }
    if try performSplitAction(word, step) { return }
    if try performSearchAction(word, step) { return }
    switch (word, step.action.argument) {
    case (.present, .presentation(let term, let style, let caller)): try present(term, as: style, from: caller, step)
    case (.dismiss, .name(let name)): try dismiss(name, step)
    case (.attemptInteractiveDismiss, _): try attemptInteractiveDismiss()
    case (.selectTab, .name(let name)): try selectTab(name, step)
    case (.pageForward, _): try turnPage(by: 1, step)
    case (.pageBack, _): try turnPage(by: -1, step)
    case (.switchRoot, .term(let term)): try switchRoot(term, step)
    case (.rotate, _): rotate()
    case (.becomeCompact, _), (.becomeRegular, _): try changeWidth(word)
    default: throw .noHierarchy(word.rawValue)
    }
  }

  /// Code can run in the background; a finger finds nothing there, and nothing turns.
  func requireScreen(for word: ActionWord) throws(StepProblem) {
    if isAppAlone { throw .noHierarchy(word.rawValue) }
    let needsScreen = word.isGesture || word == .rotate || word == .becomeCompact || word == .becomeRegular
    try require(needsScreen ? [.active, .inactive] : [.active, .inactive, .backgroundRunning], for: word)
  }

  func require(_ states: [AppState], for word: ActionWord) throws(StepProblem) {
    guard states.contains(app) else { throw .wrongAppState(word.rawValue, state: app, needs: states) }
  }
}
