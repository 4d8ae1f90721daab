extension Simulation {
  mutating func selectTab(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let visible = hierarchy.visible.filter { hierarchy[$0].kind == .tabBar }
    // Code can select a tab while a presentation has removed the tab bar controller's view. The controllers get their calls
    // when that view is back in the window.
    let tabBars = visible.isEmpty ? hierarchy.members.filter { hierarchy[$0].kind == .tabBar } : visible
    guard !tabBars.isEmpty else { throw .noTabBarController(ActionWord.selectTab.rawValue) }
    settleSkippedTab(step)
    var step = step
    // The frontmost tab bar that has such a tab, by the tab's own name or by that of a controller inside it.
    for tabBar in tabBars.reversed() {
      let tabs = hierarchy[tabBar].children
      guard let index = tabs.firstIndex(where: { hierarchy.subtree($0).contains { hierarchy[$0].name == name } }) else {
        continue
      }
      // No finger reaches a tab bar under a presentation: code selects there, unless the step says otherwise.
      if step.initiator == nil, isCovered(tabBar) { step.initiator = .code }
      if index == hierarchy[tabBar].selected { return tapSelectedTab(tabs[index], step) }
      return select(index, in: tabBar, step)
    }
    let tabs = tabBars.flatMap { hierarchy[$0].children }.compactMap { tab in
      hierarchy.subtree(tab).first { hierarchy[$0].isNamed }
    }
    throw .noSuchTab(name, tabs: tabs.map { hierarchy[$0].name })
  }

  private func isCovered(_ tabBar: ControllerID) -> Bool {
    hierarchy.ancestors(of: tabBar).contains { hierarchy[$0].presented != nil }
  }

  /// The delegate hears of taps alone (Apple, `UITabBarControllerDelegate`).
  private mutating func select(_ index: Int, in tabBar: ControllerID, _ step: ScriptStep) {
    let isTapped = step.initiator != .code && step.initiator != .swiftui
    let tab = hierarchy[tabBar].children[index]
    if isTapped { tellOfTap(on: tab, in: tabBar) }
    if !status[tab.index].isLoaded, choice(of: Rule.fastTabSwitch) == .willDisappearBeforeLoad {
      skippedTab = tab
      return
    }
    let rule = tabRule(step, isTapped: step.initiator != .code)
    let transition = begin(.tab, by: rule, in: tabBar, animated: step.animated, animator: step.animator) { hierarchy in
      hierarchy[tabBar].selected = index
    }
    let told = isTapped ? choice(of: Rule.tabDidSelect) : nil
    if told == .beforeDid { tellTabBarDelegate(.didSelect, tab) }
    finish(transition)
    if told == .afterDid { tellTabBarDelegate(.didSelect, tab) }
  }

  /// From iOS 18 the views of a tapped tab are exchanged in an animation, and otherwise at once unless an animator of the
  /// app's own runs.
  func tabRule(_ step: ScriptStep, isTapped: Bool) -> Rule.Number {
    step.animated && (isTapped || step.animator?.isOfTheApp ?? false) ? .tabSelect : .tabSelectAtOnce
  }

  /// A bug of the platform, asked for by name: a tab that was left before it came is told that it goes.
  private mutating func settleSkippedTab(_ step: ScriptStep) {
    guard let tab = skippedTab else { return }
    skippedTab = nil
    let outer = current
    defer { current = outer }
    let transition = startedByHand(
      .tab, outgoing: [tab], in: hierarchy[tab].parent, animated: step.animated)
    current = transition.place
    emit(.viewWillDisappear, on: tab, .observed)
    endByHand(transition)
  }

  private mutating func tellTabBarDelegate(
    _ callback: Callback, _ tab: ControllerID, isSelectedAgain: Bool = false
  ) {
    let name = hierarchy.subtree(tab).first { hierarchy[$0].isNamed }.map { hierarchy[$0].name }
    if initial.usesTabs {
      // Tabs have calls of their own (Apple, `tabBarController(_:shouldSelectTab:)`). That they come for the tab that is
      // selected already, as the older ones do, is not said of them.
      let own: Callback = callback == .shouldSelect ? .shouldSelectTab : .didSelectTab
      return emit(own, on: .tabBarDelegate, argument: name, standing: isSelectedAgain ? .inferred : .documented)
    }
    emit(
      callback, on: .tabBarDelegate, argument: name, standing: callback == .shouldSelect ? .documented : .observed)
  }

  /// The tab bar reports the tapped item to its delegate, which is the tab bar controller, before anything else happens
  /// (`gh-6215485621-tab-lifecycle`).
  private mutating func tellOfTap(on tab: ControllerID, in tabBar: ControllerID, isSelectedAgain: Bool = false) {
    let name = hierarchy.subtree(tab).first { hierarchy[$0].isNamed }.map { hierarchy[$0].name }
    // The logs are of tab bars without a sidebar.
    emit(
      .didSelectItem, on: hierarchy[tabBar].subject, argument: name, standing: initial.usesTabs ? .inferred : .observed)
    tellTabBarDelegate(.shouldSelect, tab, isSelectedAgain: isSelectedAgain)
  }

  /// A tap on the tab that is already shown takes its navigation stack back to its root; code that selects it does not.
  private mutating func tapSelectedTab(_ tab: ControllerID, _ step: ScriptStep) {
    guard step.initiator != .code, step.initiator != .swiftui, let tabBar = hierarchy[tab].parent else { return }
    tellOfTap(on: tab, in: tabBar, isSelectedAgain: true)
    guard hierarchy[tab].kind == .navigation, hierarchy[tab].children.count > 1 else {
      return tellTabBarDelegate(.didSelect, tab, isSelectedAgain: true)
    }
    let transition = beginPop(tab, keeping: 1, step)
    let told = choice(of: Rule.tabDidSelect)
    if told == .afterDid { finish(transition) }
    tellTabBarDelegate(.didSelect, tab, isSelectedAgain: true)
    if told == .beforeDid { finish(transition) }
  }
}
