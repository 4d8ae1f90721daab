extension World {
  /// Begins, cancels or finishes a transition that follows the finger. To finish one that was not begun is to do it in
  /// one go. Returns whether the word was one of these.
  mutating func performInteractiveAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch word {
    case .beginInteractivePop:
      try requireNoTransition(word)
      pending = try beginPop(step, for: word)
    case .cancelInteractivePop: try cancel(.pop, word, begin: .beginInteractivePop)
    case .finishInteractivePop: if try !finishPending(.pop, word) { try pop(step, for: word) }
    case .beginInteractivePush:
      try requireNoTransition(word)
      guard case .term(let term) = step.action.argument else { return false }
      pending = try beginPush(term, step)
    case .cancelInteractivePush: try cancel(.push, word, begin: .beginInteractivePush)
    case .finishInteractivePush:
      guard try finishPending(.push, word) else {
        throw .noTransitionUnderWay(word.rawValue, needs: ActionWord.beginInteractivePush.rawValue)
      }
    case .beginInteractiveDismiss:
      try requireNoTransition(word)
      pending = try beginInteractiveDismissal(word, step)
    case .cancelInteractiveDismiss: try cancel(.dismissal, word, begin: .beginInteractiveDismiss)
    case .finishInteractiveDismiss:
      try finishInteractiveDismissal(word, step)
    default: return false
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
    return beginDismissal(presented, step)
  }

  private mutating func finishInteractiveDismissal(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) {
    if pending == nil { pending = try beginInteractiveDismissal(word, step) }
    guard let transition = pending, try finishPending(.dismissal, word) else { return }
    let dismissed = transition.previous.members.first {
      transition.previous[$0].presentation != nil && hierarchy[$0].presentation == nil
    }
    let style = dismissed.flatMap { transition.previous[$0].presentation?.style }
    tellPresentationDelegate(of: style, .presentationControllerDidDismiss)
  }

  private func requireNoTransition(_ word: ActionWord) throws(StepProblem) {
    if let pending { throw .transitionUnderWay(word.rawValue, by: pending.kind.rawValue) }
  }

  private mutating func cancel(
    _ kind: AppearanceTransition.Kind, _ word: ActionWord, begin: ActionWord
  ) throws(StepProblem) {
    guard let transition = pending, transition.kind == kind else {
      throw .noTransitionUnderWay(word.rawValue, needs: begin.rawValue)
    }
    note(transition)
    cancel(transition)
    pending = nil
  }

  /// Returns whether there was one to finish.
  private mutating func finishPending(
    _ kind: AppearanceTransition.Kind, _ word: ActionWord
  ) throws(StepProblem) -> Bool {
    guard let transition = pending else { return false }
    guard transition.kind == kind else { throw .transitionUnderWay(word.rawValue, by: transition.kind.rawValue) }
    note(transition)
    finish(transition)
    pending = nil
    return true
  }

  /// The step that ends a transition is decided by the same rule as the one that began it.
  mutating func note(_ transition: AppearanceTransition) {
    appliedRules.append(Step.AppliedRule(rule: transition.rule, variant: transition.variant.name))
  }
}
