extension Simulation {
  mutating func present(
    _ term: Structure.Term, as style: PresentationStyle, from callerName: String, _ step: ScriptStep
  ) throws(StepProblem) {
    try checkStyle(style)
    let caller = try member(callerName)
    let presenter = self.presenter(for: caller, style: style)
    try requireNothingPresented(by: presenter, calledOn: caller)
    // A covered controller can call it, for it is the outermost container that presents.
    guard isOnScreen(presenter) else { throw .notOnScreen(callerName) }
    let presented = try makeNow(term, step)
    prepareForSegue(step, source: caller, to: presented)
    tellOfAdaptation(of: style)
    // Only code has a closure to give (Apple, `present(_:animated:completion:)`).
    let isInCode = step.initiator == nil || step.initiator == .code
    present(
      presented, by: presenter, calledOn: caller, as: style, rule: .modalPresent, animated: step.animated,
      animator: step.animator, completion: isInCode ? .present(presented) : nil)
  }

  /// One controller is presented at a time, and a search that is under way is one.
  func requireNothingPresented(
    by presenter: ControllerID, calledOn caller: ControllerID
  ) throws(StepProblem) {
    let search = hierarchy[caller].presented.flatMap { hierarchy[$0].kind == .search ? $0 : nil }
    guard let other = hierarchy[presenter].presented ?? search else { return }
    throw .alreadyPresenting(presenter: hierarchy[caller].name, presented: hierarchy[other].name)
  }

  mutating func present(
    _ presented: ControllerID, by presenter: ControllerID, calledOn caller: ControllerID, as style: PresentationStyle,
    rule: Rule.Number, animated: Bool, animator: TransitionAnimator? = nil, completion: Completion? = nil
  ) {
    noteStyle(style)
    let presentation = ViewController.Presentation(
      presenter: presenter, caller: caller, style: style,
      removesPresenter: adapted(style).removesPresenter)
    perform(
      .presentation, by: rule, animated: animated, animator: animator, between: principals(of: presentation, presented),
      completion: completion
    ) { $0.link(presented, presentation) }
  }

  mutating func link(
    _ presented: ControllerID, to presenter: ControllerID, calledOn caller: ControllerID, style: PresentationStyle
  ) {
    hierarchy.link(
      presented,
      ViewController.Presentation(
        presenter: presenter, caller: caller, style: style,
        removesPresenter: adapted(style).removesPresenter))
  }

  func principals(of presentation: ViewController.Presentation, _ presented: ControllerID) -> Principals {
    Principals(comer: presented, goer: presentation.caller, style: adapted(presentation.style))
  }

  func principals(ofDismissing presented: ControllerID) -> Principals {
    guard let presentation = hierarchy[presented].presentation else { return Principals(goer: presented) }
    return Principals(comer: presentation.caller, goer: presented, style: adapted(presentation.style))
  }

  /// The rule that decides what becomes of the style is among those that decided the step.
  mutating func noteStyle(_ style: PresentationStyle) {
    if let choice = style.decidingChoice(inCompactWidth: isCompact) { decision(of: choice.rule.number) }
  }

  /// Where the style asked for does not fit, the delegate is asked what to do about it, and told what is done.
  /// (Apple, `UIAdaptivePresentationControllerDelegate`.)
  private mutating func tellOfAdaptation(of style: PresentationStyle) {
    if style == .popover {
      emit(.prepareForPopoverPresentation, on: .presentationDelegate, standing: .documented)
    }
    guard style != .automatic, style != .unknown, adapted(style) != style else { return }
    askToAdapt(to: adapted(style))
  }

  func checkStyle(_ style: PresentationStyle) throws(StepProblem) {
    guard let since = style.firstRelease, platform.release.major < since else { return }
    throw .styleUnavailable(style, since: since, asked: platform.release)
  }

  /// The controller that really presents: for the two context styles the nearest one that defines a context, as the
  /// scenario says and navigation controllers do by themselves; else the outermost container, for only that covers the screen.
  /// (Apple, `present(_:animated:completion:)` and `definesPresentationContext`.)
  ///
  /// What is presented has no container around it, so it presents by itself, though it covers a context only.
  func presenter(for caller: ControllerID, style: PresentationStyle) -> ControllerID {
    let ancestors = hierarchy.ancestors(of: caller)
    let context = style.isInContext ? ancestors.first { hierarchy[$0].definesContext } : nil
    return context ?? ancestors.last ?? caller
  }

  mutating func dismiss(
    _ name: String, _ step: ScriptStep
  ) throws(StepProblem) {
    let presented = try presentation(named: name)
    if step.initiator == .storyboard {
      // The way back through a storyboard is an unwind segue: the one in front prepares, then the destination's action.
      prepareForSegue(step)
      if let destination = hierarchy[presented].presentation?.caller {
        emit(Callback(step.unwindAction), on: destination, .observed)
      }
    }
    if step.animated, isCoveredByItsOwn(presented), choice(of: Rule.dismissChain) == .oneAfterAnother {
      for id in hierarchy.presentations(over: presented).reversed() { finish(beginDismissal(id, step)) }
    }
    let isInCode = step.initiator == nil || step.initiator == .code
    finish(beginDismissal(presented, step, completion: isInCode ? .dismiss(presented) : nil))
  }

  /// The named controller's presentation, or what the named controller presents: `dismiss` called on a presenter
  /// dismisses what it presents.
  private func presentation(named name: String) throws(StepProblem) -> ControllerID {
    let id = try member(name)
    if let presented = hierarchy.presentedAncestor(of: id) { return presented }
    if let presented = hierarchy.ancestors(of: id).lazy.compactMap({ hierarchy[$0].presented }).first {
      return presented
    }
    throw .notPresented(
      name, presented: hierarchy.members.filter { hierarchy[$0].presentation != nil }.map { hierarchy[$0].name })
  }

  /// Everything above goes with it.
  mutating func beginDismissal(
    _ presented: ControllerID, _ step: ScriptStep, isInteractive: Bool = false, completion: Completion? = nil
  ) -> AppearanceTransition {
    let isCovered = isCoveredByItsOwn(presented)
    let transition = begin(
      .dismissal, by: .modalDismiss, animated: step.animated, isInteractive: isInteractive, animator: step.animator,
      between: principals(ofDismissing: presented), completion: completion
    ) { $0.unlink(presented) }
    if isCovered, step.animated, choice(of: Rule.dismissChain) == .lowestAnimates {
      standing = .inferred
      layOut(presented)
    }
    return transition
  }

  /// Whether it is hidden by what it presents, or by what that presents, and so on.
  private func isCoveredByItsOwn(_ presented: ControllerID) -> Bool {
    let isVisible = hierarchy.marks(hierarchy.visible)
    guard !isVisible[presented.index] else { return false }
    var above = hierarchy[presented].presented
    while let id = above, !isVisible[id.index] { above = hierarchy[id].presented }
    return above != nil
  }

  /// The topmost presentation, which is the one that the user can drag.
  func frontPresentation(for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let top = hierarchy.front.first, hierarchy[top].presentation != nil else {
      throw .nothingPresented(word.rawValue)
    }
    // A search ends with its button.
    if hierarchy[top].kind == .search { throw .noGesture(hierarchy[top].name) }
    return top
  }

  mutating func attemptInteractiveDismiss() throws(StepProblem) {
    let presented = try frontPresentation(for: .attemptInteractiveDismiss)
    guard hasGesture(hierarchy[presented].presentation?.style) else { throw .noGesture(hierarchy[presented].name) }
    emit(.presentationControllerDidAttemptToDismiss, on: .presentationDelegate, standing: .observed)
  }

  /// Sheets are pulled down, and a tap beside a popover takes it away; everything else has no gesture of UIKit's.
  func hasGesture(_ style: PresentationStyle?) -> Bool {
    [.pageSheet, .formSheet, .popover].contains(style.map(adapted))
  }

  /// The calls that tell a presentation controller's delegate of the user's finger; there are none for `dismiss` in
  /// code (Apple, `UIAdaptivePresentationControllerDelegate`), nor for a transition of the app's own.
  mutating func tellPresentationDelegate(of style: PresentationStyle?, _ callbacks: Callback...) {
    guard hasGesture(style) else { return }
    for callback in callbacks {
      emit(callback, on: .presentationDelegate, standing: .documented)
      // Up to iOS 12 there were such calls for popovers alone (Apple, `UIPopoverPresentationControllerDelegate`).
      guard style.map(adapted) == .popover else { continue }
      if callback == .presentationControllerShouldDismiss {
        emit(.popoverShouldDismiss, on: .presentationDelegate, standing: .documented)
      } else if callback == .presentationControllerDidDismiss {
        emit(.popoverDidDismiss, on: .presentationDelegate, standing: .documented)
      }
    }
  }
}

extension Hierarchy {
  mutating func link(_ presented: ControllerID, _ presentation: ViewController.Presentation) {
    self[presentation.presenter].presented = presented
    self[presented].presentation = presentation
  }

  mutating func unlink(_ presented: ControllerID) {
    guard let presentation = self[presented].presentation else { return }
    self[presentation.presenter].presented = nil
    self[presented].presentation = nil
  }

  /// What the controller presents, and what that presents, and so on.
  func presentations(over id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var last = id
    while let next = subtree(last).lazy.compactMap({ self[$0].presented }).first {
      result.append(next)
      last = next
    }
    return result
  }

  /// What is presented directly over the controller or over a container around it.
  func presentedOver(_ id: ControllerID) -> ControllerID? {
    ancestors(of: id).lazy.compactMap { self[$0].presented }.first
  }
}
