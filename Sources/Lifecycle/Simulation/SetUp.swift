extension World {
  /// Puts the structure on screen: loaded and appeared, or not loaded at all if it is about to be launched.
  mutating func setUp(isLaunch: Bool) -> StepProblem? {
    if platform.release.major < 13 {
      if case .scenes = initial.root { return .unavailable("scene", releases: .from(13), asked: platform.release) }
      if platform.hasScenes { return .unavailable("scene-delegate", releases: .from(13), asked: platform.release) }
    }
    if case .scenes = initial.root, !platform.hasScenes { return .needsScenes(initial.root.description) }
    if initial.usesTabs, platform.release.major < 18 {
      return .unavailable("usesTabs", releases: .from(18), asked: platform.release)
    }
    guard !isAppAlone else { return nil }
    do throws(StepProblem) {
      try buildInitialHierarchy()
    } catch {
      return error
    }
    guard !isLaunch else { return nil }
    for id in hierarchy.visible {
      status[id.index].isLoaded = true
      status[id.index].appearance = .appeared
    }
    for id in hierarchy.members where hierarchy[id].forwardsByHand {
      // What stands on screen has appeared, whoever told it.
      for child in hierarchy[id].children where status[id.index].appearance == .appeared {
        for member in hierarchy.shown(in: child) {
          status[member.index].isLoaded = true
          status[member.index].appearance = .appeared
        }
      }
    }
    // What is covered was on screen before: stacks were pushed one by one, presenters presented. Tabs were not selected.
    for id in hierarchy.members where hierarchy[id].kind == .navigation || hierarchy[id].presented != nil {
      guard isInShownTab(id) else { continue }
      for member in hierarchy.subtree(id) where isInShownTab(member) { status[member.index].isLoaded = true }
    }
    for id in hierarchy.members where status[id.index].isLoaded {
      for child in hierarchy[id].children { status[child.index].hasJoinedParent = true }
    }
    // Containers of UIKit's have their children from the beginning; what stands inside a view that has not loaded has
    // still to be made.
    for id in hierarchy.members {
      guard let parent = hierarchy[id].parent, hierarchy[parent].kind != .container,
        hierarchy.ancestors(of: parent).allSatisfy({ hierarchy[$0].kind != .container || status[$0.index].isLoaded })
      else { continue }
      // Of pages the one that is shown is a child.
      let isShown = hierarchy[parent].kind != .page || hierarchy[parent].visibleChildren.contains(id)
      status[id.index].hasJoinedParent = isShown
    }
    // Whoever is in the background has preserved its state on the way there.
    if initial.preservesState, app == .suspended || app == .backgroundRunning { archive = hierarchy.compacted }
    for id in hierarchy.visible where hierarchy[id].kind == .hosting {
      hosted[id.index, default: HostedViews()].appeared = hierarchy[id].views?.names ?? []
    }
    // SwiftUI has made what stands inside views that were on screen.
    for id in hierarchy.members where hierarchy[id].kind == .hosting {
      let isLoaded = status[id.index].isLoaded
      if isLoaded { noteMade(in: id) }
      for child in hierarchy[id].children where isRepresented(child) {
        status[child.index].hasJoinedParent = isLoaded
        status[child.index].isLoaded = isLoaded
      }
    }
    return nil
  }

  private func isInShownTab(_ id: ControllerID) -> Bool {
    hierarchy.ancestors(of: id).allSatisfy { member in
      guard let parent = hierarchy[member].parent,
        hierarchy[parent].kind == .tabBar || hierarchy[parent].kind == .page
      else { return true }
      return hierarchy[parent].visibleChildren.contains(member)
    }
  }
}
