// Transitions that the app runs itself: who is asked for the animator, and what that is told.
extension Simulation {
  /// The container's delegate, or the delegate of what is presented, is asked for an animator and for what drives it before
  /// anything else happens (`github-xznavigation-custom-transition`; for the others after Apple's pages).
  mutating func askForAnimator(of transition: AppearanceTransition) {
    guard transition.animator?.isOfTheApp ?? false, let delegate = animationDelegate(of: transition) else { return }
    let isLogged = transition.kind == .push || transition.kind == .pop
    for callback: Callback in [.animationControllerFor, .interactionControllerFor] {
      emit(callback, on: delegate, standing: isLogged ? .observed : .inferred)
    }
  }

  mutating func tellAnimator(_ callback: Callback, of transition: AppearanceTransition) {
    guard transition.animator?.isOfTheApp ?? false, animationDelegate(of: transition) != nil else { return }
    let isLogged = transition.kind == .push || transition.kind == .pop
    emit(callback, on: .animator, standing: isLogged ? .observed : .inferred)
  }

  private func animationDelegate(of transition: AppearanceTransition) -> Subject? {
    switch transition.kind {
    case .push, .pop: .navigationDelegate
    case .tab: .tabBarDelegate
    case .presentation, .dismissal: .transitioningDelegate
    default: nil
    }
  }
}
