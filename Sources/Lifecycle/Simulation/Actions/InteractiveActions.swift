extension Simulation {
  mutating func beginInteractivePop(_ step: ScriptStep) throws(StepProblem) {
    pending = try beginPop(nil, step, for: .beginInteractivePop, isInteractive: true)
  }

  /// To finish one that was not begun is to do it in one go.
  mutating func finishInteractivePop(_ step: ScriptStep) throws(StepProblem) {
    if try finishPending(.pop, .finishInteractivePop) { return }
    let transition = try beginPop(nil, step, for: .finishInteractivePop)
    if let place = transition.place { records[place].isOneSwipe = true }
    finish(transition)
  }

  /// UIKit has no gesture that pushes: the app drives it, with an animator and an interaction controller of its own.
  mutating func beginInteractivePush(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    var step = step
    step.animator = .interactive
    pending = try beginPush(term, step, isInteractive: true)
  }

  mutating func finishInteractivePush() throws(StepProblem) {
    guard try finishPending(.push, .finishInteractivePush) else {
      throw .noTransitionUnderWay(
        ActionWord.finishInteractivePush.rawValue, needs: ActionWord.beginInteractivePush.rawValue)
    }
  }

  mutating func beginInteractiveDismiss(_ step: ScriptStep) throws(StepProblem) {
    pending = try beginInteractiveDismissal(.beginInteractiveDismiss, step)
  }

  private mutating func beginInteractiveDismissal(
    _ word: ActionWord, _ step: ScriptStep
  ) throws(StepProblem) -> AppearanceTransition {
    let presented = try frontPresentation(for: word)
    let style = hierarchy[presented].presentation?.style
    // An animator of the app's own may follow a finger, too.
    guard hasGesture(style) || style == .custom || step.animator?.isOfTheApp ?? false else {
      throw .noGesture(hierarchy[presented].name)
    }
    tellPresentationDelegate(
      of: style, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss)
    return beginDismissal(presented, step, isInteractive: true)
  }

  /// To finish one that was not begun is to do it in one go.
  mutating func finishInteractiveDismiss(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) {
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

  mutating func cancel(
    _ kind: AppearanceTransition.Kind, _ word: ActionWord, begin: ActionWord
  ) throws(StepProblem) {
    guard let transition = pending, transition.kind == kind else {
      throw .noTransitionUnderWay(word.rawValue, needs: begin.rawValue)
    }
    takeBack(transition)
  }

  /// The finger lets go too early, or it counts no more.
  mutating func takeBack(_ transition: AppearanceTransition) {
    note(transition)
    tellCoordinator(of: transition)
    cancel(transition)
    pending = nil
    if transition.isPageTurn { takeBackPageTurn(transition) }
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
    guard !transition.isPageTurn, dismissedStyle(transition).map(adapted) != .popover else { return }
    emit(.notifyWhenInteractionEnds, on: .transitionCoordinator, standing: .documented)
    emit(.notifyWhenInteractionChanges, on: .transitionCoordinator, standing: .documented)
  }

  /// The step that ends a transition is decided by the same rule as the one that began it.
  mutating func note(_ transition: AppearanceTransition) {
    if let decision = transition.decision, !appliedRules.contains(decision) { appliedRules.append(decision) }
  }
}
