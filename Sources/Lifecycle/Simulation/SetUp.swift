extension Simulation {
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
    bringOnScreen()
    // Whoever is in the background has preserved its state on the way there.
    if initial.preservesState, app == .suspended || app == .backgroundRunning { archive = hierarchy.compacted }
    return nil
  }
}
