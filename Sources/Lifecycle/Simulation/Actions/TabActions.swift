extension World {
  mutating func selectTab(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let tabBars = hierarchy.visible(on: platform).filter { hierarchy[$0].kind == .tabBar }
    guard !tabBars.isEmpty else { throw .noTabBarController(ActionWord.selectTab.rawValue) }
    // The frontmost tab bar that has such a tab, by the tab's own name or by that of a controller inside it.
    for tabBar in tabBars.reversed() {
      let tabs = hierarchy[tabBar].children
      guard let index = tabs.firstIndex(where: { hierarchy.subtree($0).contains { hierarchy[$0].name == name } }) else {
        continue
      }
      if index == hierarchy[tabBar].selected { return tapSelectedTab(tabs[index], step) }
      return perform(.other, by: .tabSelect, in: tabBar, animated: step.animated) { hierarchy in
        hierarchy[tabBar].selected = index
      }
    }
    let tabs = tabBars.flatMap { hierarchy[$0].children }.compactMap { tab in
      hierarchy.subtree(tab).first { hierarchy[$0].isNamed }
    }
    throw .noSuchTab(name, tabs: tabs.map { hierarchy[$0].name })
  }

  /// A tap on the tab that is already shown takes its navigation stack back to its root; code that selects it does not.
  private mutating func tapSelectedTab(_ tab: ControllerID, _ step: ScriptStep) {
    guard step.initiator != .code, hierarchy[tab].kind == .navigation, hierarchy[tab].children.count > 1 else { return }
    finish(beginPop(tab, keeping: 1, step))
  }
}
