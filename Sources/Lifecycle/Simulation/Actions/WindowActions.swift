extension Simulation {
  mutating func switchRoot(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    let root = try makeNow(term, step)
    // What is presented in a child's context lies in that child's view, and goes with it.
    let isUnderPresentation = hierarchy.root.map { hierarchy[$0].presented != nil } ?? false
    perform(
      .rootReplacement, by: isUnderPresentation ? .windowSetRootUnderPresentation : .windowSetRoot, animated: false,
      between: Principals(comer: root, goer: hierarchy.root)
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
    for callback in coming {
      for id in receiversOfWindowChange { emit(callback, on: id, isVisible[id.index] ? standing : .documented) }
    }
    for id in receiversOfSizeChange(isTurn: true) {
      let told: Rule.Standing = isBelowTop(id) ? .inferred : .documented
      emit(.viewWillTransitionToSize, on: id, isVisible[id.index] ? standing : told)
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

  /// Those, and before the top of each stack the controllers below it whose views will have another size than they have.
  mutating func receiversOfSizeChange(isTurn: Bool) -> [ControllerID] {
    var receivers: [ControllerID] = []
    for id in receiversOfWindowChange {
      if let parent = hierarchy[id].parent, hierarchy[parent].kind == .navigation, platform.release.major > 7 {
        for covered in hierarchy[parent].children where covered != id {
          let view = status[covered.index]
          // The size that it missed is the new one, if the change takes back the one before.
          let differs = isTurn ? !view.missesTurn || view.missesWidth : !view.missesWidth || view.missesTurn
          guard view.isLoaded, !view.needsLayout, differs else { continue }
          decision(of: .coveredSize)
          receivers.append(covered)
        }
      }
      receivers.append(id)
    }
    return receivers
  }

  /// Whether a stack covers it.
  func isBelowTop(_ id: ControllerID) -> Bool {
    guard let parent = hierarchy[id].parent, hierarchy[parent].kind == .navigation else { return false }
    return hierarchy[parent].children.last != id
  }

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
