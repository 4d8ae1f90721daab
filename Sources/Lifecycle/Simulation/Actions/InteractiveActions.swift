extension World {
  /// Begins, cancels or finishes a transition that follows the finger. To finish one that was not begun is to do it in
  /// one go. Returns whether the word was one of these.
  mutating func performInteractiveAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch word {
    case .beginInteractivePop:
      try requireNoTransition(word)
      pending = try beginPop(step, for: word, isInteractive: true)
    case .cancelInteractivePop: try cancel(.pop, word, begin: .beginInteractivePop)
    case .finishInteractivePop: if try !finishPending(.pop, word) { try pop(step, for: word) }
    case .beginInteractivePush:
      try requireNoTransition(word)
      guard case .term(let term) = step.action.argument else { return false }
      // UIKit has no gesture that pushes: the app drives it, with an animator and an interaction controller of its own.
      var step = step
      step.animator = .interactive
      pending = try beginPush(term, step, isInteractive: true)
    case .cancelInteractivePush: try cancel(.push, word, begin: .beginInteractivePush)
    case .finishInteractivePush:
      guard try finishPending(.push, word) else {
        throw .noTransitionUnderWay(word.rawValue, needs: ActionWord.beginInteractivePush.rawValue)
      }
    case .beginInteractiveDismiss:
      try requireNoTransition(word)
      pending = try beginInteractiveDismissal(word, step)
    case .cancelInteractiveDismiss: try cancel(.dismissal, word, begin: .beginInteractiveDismiss)
    case .finishInteractiveDismiss, .interactiveDismiss:
      if word == .interactiveDismiss { try requireNoTransition(word) }
      try finishInteractiveDismissal(word, step)
    default: return try performInteractivePageAction(word, step)
    }
    return true
  }

  private mutating func beginInteractiveDismissal(
    _ word: ActionWord, _ step: ScriptStep
  ) throws(StepProblem) -> AppearanceTransition {
    let presented = try frontPresentation(for: word)
    tellPresentationDelegate(
      of: hierarchy[presented].presentation?.style, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss)
    return beginDismissal(presented, step, isInteractive: true)
  }

  private mutating func finishInteractiveDismissal(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) {
    if pending == nil { pending = try beginInteractiveDismissal(word, step) }
    if var transition = pending, transition.kind == .dismissal {
      transition.dismissedByUser = dismissedStyle(transition)
      pending = transition
    }
    _ = try finishPending(.dismissal, word)
  }

  private func dismissedStyle(_ transition: AppearanceTransition) -> PresentationStyle? {
    guard transition.kind == .dismissal else { return nil }
    let dismissed = transition.previous.members.first {
      transition.previous[$0].presentation != nil && hierarchy[$0].presentation == nil
    }
    return dismissed.flatMap { transition.previous[$0].presentation?.style }
  }

  func requireNoTransition(_ word: ActionWord) throws(StepProblem) {
    if let pending { throw .transitionUnderWay(word.rawValue, by: pending.kind.rawValue) }
  }

  mutating func cancel(
    _ kind: AppearanceTransition.Kind, _ word: ActionWord, begin: ActionWord
  ) throws(StepProblem) {
    guard let transition = pending, transition.kind == kind else {
      throw .noTransitionUnderWay(word.rawValue, needs: begin.rawValue)
    }
    note(transition)
    tellCoordinator(of: transition)
    cancel(transition)
    pending = nil
  }

  /// Returns whether there was one to finish.
  mutating func finishPending(
    _ kind: AppearanceTransition.Kind, _ word: ActionWord
  ) throws(StepProblem) -> Bool {
    guard let transition = pending else { return false }
    guard transition.kind == kind else { throw .transitionUnderWay(word.rawValue, by: transition.kind.rawValue) }
    note(transition)
    tellCoordinator(of: transition)
    finish(transition)
    pending = nil
    return true
  }

  /// Whoever asked the transition's coordinator hears that the finger has let go before any of the calls that follow
  /// from it (Apple, `notifyWhenInteractionChanges(_:)`).
  private mutating func tellCoordinator(of transition: AppearanceTransition) {
    // Page turns have no coordinator, and a popover goes with a tap: nothing follows the finger.
    guard transition.kind != .pageForward, transition.kind != .pageBack,
      dismissedStyle(transition).map(adapted) != .popover
    else { return }
    emit(.notifyWhenInteractionEnds, on: .transitionCoordinator, standing: .documented)
    emit(.notifyWhenInteractionChanges, on: .transitionCoordinator, standing: .documented)
  }

  /// The step that ends a transition is decided by the same rule as the one that began it.
  mutating func note(_ transition: AppearanceTransition) {
    appliedRules.append(transition.decision)
  }
}
