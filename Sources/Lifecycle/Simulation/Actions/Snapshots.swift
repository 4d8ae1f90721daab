// The system's pictures of the app for the app switcher, which it takes once the app has entered the background.
extension Simulation {
  mutating func takeSnapshots(_ standing: Rule.Standing = .observed) {
    guard !isAppAlone, hierarchy.root != nil else { return }
    switch choice(of: Rule.snapshots) {
    case .sizes: if choice(of: Rule.snapshotSizes) == .hiddenSplits { loadHiddenSplits(standing) }
    case .styles:
      self.standing = standing
      for _ in 0..<2 {
        let visible = hierarchy.visible.filter { hierarchy[$0].isOfTheApp }
        for id in visible { emit(.traitCollectionDidChange, on: id) }
        for id in visible { layOut(id) }
      }
    case .nothing: break
    }
  }

  /// A size that is tried reaches all tabs, and a split view controller that gets one makes its primary view.
  private mutating func loadHiddenSplits(_ standing: Rule.Standing) {
    self.standing = standing
    for tabBar in hierarchy.members where hierarchy[tabBar].kind == .tabBar {
      for tab in hierarchy[tabBar].children
      where hierarchy[tab].kind == .split && !hierarchy[tabBar].visibleChildren.contains(tab) {
        loadIfNeeded(tab)
        for id in hierarchy.shown(in: hierarchy[tab].children[0]) { loadIfNeeded(id) }
      }
    }
  }
}
