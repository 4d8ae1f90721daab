extension World {
  /// Does what the step says, or says why that is not possible.
  mutating func perform(_ step: ScriptStep) throws(StepProblem) {
    guard let word = step.action.word else { throw .notSimulated(step.action.text) }
    guard word.releases.contains(platform.release) else {
      throw .unavailable(word.rawValue, releases: word.releases, asked: platform.release)
    }
    if try performAppAction(word, step) { return }
    guard word.isSimulated else { throw .notSimulated(word.rawValue) }
    if isAppAlone { throw .noHierarchy(word.rawValue) }
    // Code can run in the background; a finger finds nothing there, and nothing turns.
    let needsScreen = word.isGesture || word == .rotate
    try require(needsScreen ? [.active, .inactive] : [.active, .inactive, .backgroundRunning], for: word)
    if try performPeekAction(word, step) { return }
    if let preview { throw .peekUnderWay(word.rawValue, preview: hierarchy[preview.controller].name) }
    if try performInteractiveAction(word, step) { return }
    if let pending { throw .transitionUnderWay(word.rawValue, by: pending.kind.rawValue) }
    switch (word, step.action.argument) {
    case (.push, .term(let term)): try push(term, step)
    case (.pop, _): try pop(step)
    case (.popToRoot, _): try popToRoot(step)
    case (.popTo, .name(let name)): try popTo(name, step)
    case (.setStack, .stack(let terms)): try setStack(terms, step)
    case (.show, .term(let term)): try show(term, step)
    case (.unwind, .name(let name)): try unwind(to: name, step)
    case (.unwind, _): try unwind(to: nil, step)
    case (.present, .presentation(let term, let style, let caller)): try present(term, as: style, from: caller, step)
    case (.dismiss, .name(let name)): try dismiss(name, step)
    case (.attemptInteractiveDismiss, _): try attemptInteractiveDismiss()
    case (.selectTab, .name(let name)): try selectTab(name, step)
    case (.switchRoot, .term(let term)): try switchRoot(term)
    case (.rotate, _): rotate()
    default: throw .notSimulated(word.rawValue)
    }
  }

  func require(_ states: [AppState], for word: ActionWord) throws(StepProblem) {
    guard states.contains(app) else { throw .wrongAppState(word.rawValue, state: app, needs: states) }
  }
}
