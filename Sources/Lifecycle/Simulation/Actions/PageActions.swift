extension Simulation {
  /// The page begins to follow the finger.
  mutating func beginInteractivePageTurn(
    by direction: Int, _ word: ActionWord, _ step: ScriptStep
  ) throws(StepProblem) {
    pending = try beginPageTurn(by: direction, word, step, isInteractive: true)
  }

  /// The user flicks to the next page, or code sets it, of which neither the delegate nor the data source hears
  /// (Apple, `UIPageViewControllerDelegate`).
  mutating func turnPage(by direction: Int, _ step: ScriptStep) throws(StepProblem) {
    let word: ActionWord = direction > 0 ? .pageForward : .pageBack
    if step.initiator == .code {
      let page = try pageController(for: word)
      try requirePage(direction, in: page, for: word)
      let transition = exchangePage(page, by: direction, step, isInteractive: false)
      finish(transition)
      return exchangeParents(in: transition, isCompleted: true)
    }
    let transition = try beginPageTurn(by: direction, word, step, isInteractive: false)
    finish(transition)
    exchangeParents(in: transition, isCompleted: true)
    didFinishPageTurn(transition, isCompleted: true, direction)
  }

  mutating func finishPageTurn(
    _ direction: Int, _ word: ActionWord, _ step: ScriptStep
  ) throws(StepProblem) {
    let kind: AppearanceTransition.Kind = direction > 0 ? .pageForward : .pageBack
    if pending == nil { pending = try beginPageTurn(by: direction, word, step, isInteractive: true) }
    guard let transition = pending, try finishPending(kind, word) else { return }
    exchangeParents(in: transition, isCompleted: true)
    didFinishPageTurn(transition, isCompleted: true, direction)
  }

  /// The page on screen stays. (Apple, `UIPageViewControllerDelegate`: the delegate hears of each gesture's end.)
  mutating func takeBackPageTurn(_ transition: AppearanceTransition) {
    exchangeParents(in: transition, isCompleted: false)
    didFinishPageTurn(transition, isCompleted: false, 0)
  }

  private mutating func beginPageTurn(
    by direction: Int, _ word: ActionWord, _ step: ScriptStep, isInteractive: Bool
  ) throws(StepProblem) -> AppearanceTransition {
    let page = try pageController(for: word)
    try requirePage(direction, in: page, for: word)
    askForNeighbours(of: page, direction)
    let next = hierarchy[page].children[hierarchy[page].selected + direction]
    tellPageDelegate(.willTransitionTo, pageName(next))
    return exchangePage(page, by: direction, step, isInteractive: isInteractive)
  }

  private mutating func exchangePage(
    _ page: ControllerID, by direction: Int, _ step: ScriptStep, isInteractive: Bool
  ) -> AppearanceTransition {
    let next = hierarchy[page].children[hierarchy[page].selected + direction]
    if !status[next.index].hasJoinedParent { moveToParent(.willMoveToParent, next, page, .inferred) }
    return begin(
      direction > 0 ? .pageForward : .pageBack, by: initial.pageStyle == .scroll ? .pageScroll : .pageCurl, in: page,
      animated: step.animated, isInteractive: isInteractive
    ) { $0[page].selected += direction }
  }

  /// The pages that are shown are the children of a page view controller, and no others: once the turn is over, the new
  /// page has its parent, and the old one none. A turn that was cancelled takes it from the new one.
  private mutating func exchangeParents(in transition: AppearanceTransition, isCompleted: Bool) {
    guard let page = transition.container else { return }
    let old = transition.previous[page].children[transition.previous[page].selected]
    for next in transition.incoming where hierarchy[next].parent == page && status[next.index].isMovingToParent {
      moveToParent(.didMoveToParent, next, page, .inferred)
      guard !isCompleted else { continue }
      leave(next)
    }
    if isCompleted { leave(old) }
  }

  private mutating func leave(_ page: ControllerID) {
    moveToParent(.willMoveToParent, page, nil, .inferred)
    moveToParent(.didMoveToParent, page, nil, .inferred)
  }

  private func pageController(for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let page = hierarchy.front.last(where: { hierarchy[$0].kind == .page }) else {
      throw .noPageController(word.rawValue)
    }
    return page
  }

  private func requirePage(_ direction: Int, in page: ControllerID, for word: ActionWord) throws(StepProblem) {
    guard hierarchy[page].children.indices.contains(hierarchy[page].selected + direction) else {
      throw .noSuchPage(word.rawValue, page: pageName(hierarchy[page].children[hierarchy[page].selected]))
    }
  }

  // MARK: Data source and delegate

  /// With pages that are scrolled, both neighbours of the page on screen are asked for with the first gesture and kept,
  /// and after each turn the one that is not known yet (`blogspot-wisdomskyduan-2015-pageviewcontroller`). A leaf is
  /// asked for when it is turned.
  private mutating func askForNeighbours(of page: ControllerID, _ direction: Int) {
    let current = pageName(hierarchy[page].children[hierarchy[page].selected])
    let asked: [Callback]
    if initial.pageStyle == .pageCurl {
      asked = [direction > 0 ? .viewControllerAfter : .viewControllerBefore]
    } else {
      let ahead: [Callback] = hierarchy[page].knowsPageAfter ? [] : [.viewControllerAfter]
      let behind: [Callback] = hierarchy[page].knowsPageBefore ? [] : [.viewControllerBefore]
      asked = direction > 0 ? ahead + behind : behind + ahead
      hierarchy[page].knowsPageAfter = true
      hierarchy[page].knowsPageBefore = true
    }
    for callback in asked {
      emit(
        callback, on: .pageDataSource, argument: current,
        standing: initial.pageStyle == .scroll ? .observed : .documented)
    }
  }

  private mutating func didFinishPageTurn(_ transition: AppearanceTransition, isCompleted: Bool, _ direction: Int) {
    tellPageDelegate(.didFinishAnimating, isCompleted ? "completed" : "abandoned")
    guard isCompleted, let page = transition.container, initial.pageStyle == .scroll else { return }
    hierarchy[page].knowsPageAfter = direction < 0
    hierarchy[page].knowsPageBefore = direction > 0
    askForNeighbours(of: page, direction)
  }

  private mutating func tellPageDelegate(_ callback: Callback, _ argument: String) {
    emit(callback, on: .pageDelegate, argument: argument, standing: .observed)
  }

  private func pageName(_ id: ControllerID) -> String {
    (hierarchy.subtree(id).first { hierarchy[$0].isNamed } ?? id).name(in: hierarchy)
  }
}

extension ControllerID {
  fileprivate func name(in hierarchy: Hierarchy) -> String { hierarchy[self].name }
}
