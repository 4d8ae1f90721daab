extension Simulation {
  mutating func switchRoot(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    let root = try makeNow(term, step)
    perform(
      .rootReplacement, by: .windowSetRoot, animated: false, between: Principals(comer: root, goer: hierarchy.root)
    ) { $0.root = root }
  }

  /// The device turns. From iOS 8 on that is a change of size, of which the root is told and passes it on, and on a
  /// phone one of traits as well; before it there were calls for the turn itself. The visible views are laid out
  /// (`mattneub-container-event-forwarding`, `gh-vineetchoudhary-ios-in-depth`, `yagamo-2019-05-21-lifecycle`).
  mutating func rotate() {
    let traitsChange = choice(of: Rule.rotationTraits) == .change
    // Logs are of phones, whose traits change.
    standing = traitsChange ? .observed : .inferred
    let visible = hierarchy.visible + passedOnByHand
    for id in visible { emit(.willRotate, on: id, .documented) }
    let isVisible = hierarchy.marks(visible)
    let coming: [Callback] = traitsChange ? [.willTransitionToTraits] : []
    for callback in coming + [.viewWillTransitionToSize] {
      for id in receiversOfWindowChange { emit(callback, on: id, isVisible[id.index] ? standing : .documented) }
    }
    if traitsChange { for id in visible { emit(.traitCollectionDidChange, on: id, .documented) } }
    for id in visible where hierarchy[id].isOfTheApp { emit(.viewSafeAreaInsetsDidChange, on: id, .inferred) }
    for id in visible {
      if isInAContainer(id), choice(of: Rule.rotationChild) == .keepsItsSize { continue }
      layOut(id, updatingConstraints: true)
      if isUnderABar(id), choice(of: Rule.rotationBar) == .twice { layOut(id) }
    }
    for id in coveredControllers(visible: visible) { status[id.index].missesTurn.toggle() }
    for id in visible { emit(.willAnimateRotation, on: id, .documented) }
    for id in visible { emit(.didRotate, on: id, .documented) }
  }

  /// The controllers that UIKit calls before the window changes. Its root passes the call on to what it shows and to what it
  /// presents, also where a presentation has removed its view. (Apple, `viewWillTransition(to:with:)`.)
  var receiversOfWindowChange: [ControllerID] { hierarchy.shownOrRemoved + passedOnByHand }

  /// Forwarding by hand concerns appearance alone: of a turn a child hears all the same. (Apple,
  /// `shouldAutomaticallyForwardAppearanceMethods`.)
  var passedOnByHand: [ControllerID] {
    guard !manualForwarding.isEmpty else { return [] }
    let isVisible = hierarchy.marks(hierarchy.visible)
    let holders = hierarchy.untoldHolders
    // Those with a parent are nobody's loose views.
    return hierarchy.members.filter { id in
      guard status[id.index].appearance == .appeared, !isVisible[id.index], hierarchy[id].parent != nil,
        let holder = holders[id.index]
      else { return false }
      return isVisible[holder.index]
    }
  }

  /// The controllers whose views have been laid out and are not visible. UIKit lays such a view out again when it is shown,
  /// unless the window has its former size by then.
  func coveredControllers(visible: [ControllerID]) -> [ControllerID] {
    let isVisible = hierarchy.marks(visible)
    return hierarchy.members.filter {
      status[$0.index].isLoaded && !status[$0.index].needsLayout && !isVisible[$0.index]
    }
  }

  private func isInAContainer(_ id: ControllerID) -> Bool {
    hierarchy[id].parent.map { hierarchy[$0].kind == .container } ?? false
  }

  private func isUnderABar(_ id: ControllerID) -> Bool {
    hierarchy[id].parent.map { hierarchy[$0].kind == .navigation } ?? false
  }
}
