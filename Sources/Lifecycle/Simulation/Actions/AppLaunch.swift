// What comes on screen at launch. The moments before and around it stand in `AppTransition`.
extension Simulation {
  /// The controllers that the window will show, where they are not there: those that were preserved, if that is asked and
  /// they were, or else those of the structure.
  mutating func makeControllers(preserved: Bool = false) {
    guard hierarchy.root == nil, !isAppAlone else { return }
    if preserved, archive != nil { buildPreservedHierarchy() } else { rebuildInitialHierarchy() }
  }

  /// The structure comes on screen at once: the window is empty before, and holds the initial structure after.
  mutating func showWindow(by rule: Rule.Number) {
    isActivationDue = true
    guard !isAppAlone else { return activateAppAtLaunch() }
    if hierarchy.root == nil { rebuildInitialHierarchy() }
    if let root = hierarchy.root, !status[root.index].isLoaded {
      if !hierarchy[root].isFromStoryboard { initialize(root) }
      joinContainers(in: root)
    }
    // A root that the app has set since it was launched into the background is there already.
    if let root = hierarchy.root, status[root.index].appearance == .appeared { return activateAppAtLaunch() }
    putOnScreen(by: rule)
  }

  /// The window is empty before, and holds what was made after.
  mutating func putOnScreen(by rule: Rule.Number) {
    let presentations = hierarchy.members.compactMap { id in hierarchy[id].presentation.map { (id, $0) } }
    var complete = hierarchy
    for (presented, _) in presentations { complete.unlink(presented) }
    hierarchy.root = nil
    defersFirstLayout = isActivationDue && rule == .windowSceneLaunch
    perform(.launch, by: rule, animated: false) { $0 = complete }
    activateAppAtLaunch()
    for (presented, presentation) in presentations { presentAtLaunch(presented, presentation) }
  }

  /// Whoever presents has to be in the window, so that what the structure has presented comes once that is on screen.
  private mutating func presentAtLaunch(_ presented: ControllerID, _ presentation: ViewController.Presentation) {
    if !status[presented.index].isLoaded {
      if !hierarchy[presented].isFromStoryboard { initialize(presented) }
      joinContainers(in: presented)
    }
    perform(.presentation, by: .modalPresent, animated: false, between: principals(of: presentation, presented)) {
      $0.link(presented, presentation)
    }
  }

  /// The last part of a launch, at the moment that the rule of the release says.
  mutating func activateAppAtLaunch() {
    guard isActivationDue else { return }
    isActivationDue = false
    take(.firstForeground)
    take(.becomeActive)
  }

  /// The window goes away with its scene.
  mutating func closeWindow() {
    guard !isAppAlone, choice(of: Rule.windowClose) == .disappear else { return }
    perform(.closing, by: .windowClose, animated: false, between: Principals(goer: hierarchy.root)) {
      $0.root = nil
    }
  }
}
