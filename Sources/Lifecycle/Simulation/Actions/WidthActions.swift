// An iPad's window becomes so narrow that its width is compact, or wide enough again for it to be regular.
extension Simulation {
  /// A phone's width is compact. (On its side a large phone's is regular; the model's phones are small.)
  var isCompact: Bool { platform.idiom.isCompact || isNarrow }

  /// What becomes of the style in the window as wide as it is.
  func adapted(_ style: PresentationStyle) -> PresentationStyle {
    style.adapted(inCompactWidth: isCompact, by: decisions)
  }

  /// The traits and the size change. UIKit tells the window's root before it, which passes it on. (Apple,
  /// `willTransition(to:with:)` and `viewWillTransition(to:with:)`.) What is presented adapts, and split views collapse or
  /// expand. Nothing states in which order: here everybody is told, then the delegates are asked, then the traits change.
  mutating func changeWidth(_ word: ActionWord) throws(StepProblem) {
    guard platform.idiom == .pad else { throw .needsPad(word.rawValue) }
    guard isNarrow != (word == .becomeCompact) else { throw .wrongWidth(word.rawValue, isCompact: isNarrow) }
    standing = .inferred
    let visible = hierarchy.visible + passedOnByHand
    let standings: [Rule.Standing] = visible.map { isAsWideAsTheWindow($0) ? .documented : .inferred }
    for id in receiversOfWindowChange {
      emit(.willTransitionToTraits, on: id, isAsWideAsTheWindow(id) ? .documented : .inferred)
    }
    for id in receiversOfSizeChange(isTurn: false) {
      let told: Rule.Standing = isBelowTop(id) ? .observed : .documented
      emit(.viewWillTransitionToSize, on: id, isAsWideAsTheWindow(id) ? told : .inferred)
    }
    // A covered view misses this change. If it missed the one before, too, the width is again the one that it knows.
    for id in coveredControllers(visible: visible) { status[id.index].missesWidth.toggle() }
    isNarrow.toggle()
    adaptPresentations()
    changeColumnsForWidth()
    let isStillVisible = hierarchy.marks(hierarchy.visible + passedOnByHand)
    for (id, standing) in zip(visible, standings) where isStillVisible[id.index] {
      emit(.traitCollectionDidChange, on: id, standing)
    }
    for id in visible where isStillVisible[id.index] && hierarchy[id].isOfTheApp {
      emit(.viewSafeAreaInsetsDidChange, on: id, .inferred)
    }
    for id in visible where isStillVisible[id.index] { layOut(id, updatingConstraints: true) }
    // The change itself has covered these, such as a sidebar: their views leave the window before the traits change.
    for id in visible where !isStillVisible[id.index] && !status[id.index].needsLayout {
      status[id.index].missesWidth = true
    }
    for id in hierarchy.members where status[id.index].isLoaded && !isStillVisible[id.index] {
      status[id.index].isStale = true
    }
  }

  /// Sidebars and sheets have a width of their own, which need not change with the window's.
  private func isAsWideAsTheWindow(_ id: ControllerID) -> Bool {
    let chain = hierarchy.ancestors(of: id)
    for (child, parent) in zip(chain, chain.dropFirst())
    where hierarchy[parent].kind == .split && !hierarchy[parent].columns.isCollapsed {
      if hierarchy[parent].children.last != child { return false }
    }
    guard let style = chain.last.flatMap({ hierarchy[$0].presentation?.style }) else { return true }
    return [.fullScreen, .overFullScreen].contains(adapted(style))
  }

  /// A presentation's delegate is asked for a style whenever the traits are about to change, and told how it adapts: `none`
  /// where the style asked for is used. Another style may bring another controller. (Apple,
  /// `UIAdaptivePresentationControllerDelegate`.)
  ///
  /// What the presenter gets of that is stated nowhere; it follows from whether its view is removed.
  private mutating func adaptPresentations() {
    var exchanged: [(ControllerID, removesPresenter: Bool)] = []
    for id in hierarchy.members {
      guard let presentation = hierarchy[id].presentation else { continue }
      let own = presentation.style.adapted(inCompactWidth: false, by: decisions)
      guard [.pageSheet, .formSheet, .popover, .custom].contains(own) else { continue }
      noteStyle(presentation.style)
      let now = adapted(presentation.style)
      askToAdapt(to: now == own ? nil : now)
      if presentation.removesPresenter != now.removesPresenter { exchanged.append((id, now.removesPresenter)) }
    }
    guard !exchanged.isEmpty else { return }
    perform(.adaptation, by: .modalAdaptation, animated: false) { hierarchy in
      for (id, removesPresenter) in exchanged { hierarchy[id].presentation?.removesPresenter = removesPresenter }
    }
  }

  /// Asks in which style to present, and with which controller, and tells what will be done; no style stands for the one
  /// that was asked for.
  mutating func askToAdapt(to style: PresentationStyle?) {
    emit(.adaptivePresentationStyle, on: .presentationDelegate, standing: .documented)
    if style != nil {
      emit(.viewControllerForAdaptivePresentationStyle, on: .presentationDelegate, standing: .documented)
    }
    emit(
      .willPresentWithAdaptiveStyle, on: .presentationDelegate, argument: style?.rawValue ?? "none",
      standing: .documented)
  }

  /// Split views that nobody sees are changed without a question, and before the others: what an outer one uncovers has its
  /// width already.
  private mutating func changeColumnsForWidth() {
    let visible = hierarchy.visible.filter { hierarchy[$0].kind == .split }
    for split in hierarchy.members where hierarchy[split].kind == .split && !visible.contains(split) {
      var columns = hierarchy[split].columns
      columns.isCollapsed = isNarrow
      if !isNarrow { columns.left = 0 }
      hierarchy.setColumns(columns, of: split)
    }
    for split in visible where hierarchy[split].columns.isCollapsed != isNarrow {
      if isNarrow { collapse(split) } else { expand(split) }
    }
  }
}
