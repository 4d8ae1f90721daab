// How a structure comes to stand on screen: by the same transitions as everything else, of which nobody is told.
extension Simulation {
  /// Brings the structure's controllers on screen, one after the other: the window gets its root, stacks are pushed, and
  /// what is presented is presented. What was called meanwhile is nobody's business.
  mutating func bringOnScreen() {
    record.isSilent = true
    defer { record.isSilent = false }
    let complete = hierarchy
    let presentations = hierarchy.members.compactMap { id in hierarchy[id].presentation.map { (id, $0) } }
    for (presented, _) in presentations { hierarchy.unlink(presented) }
    for id in complete.members where complete[id].kind == .navigation && complete.isReached(id) {
      hierarchy[id].children = Array(complete[id].children.prefix(1))
    }
    let state = app
    app = .active
    defer { app = state }
    if let root = hierarchy.root {
      let base = hierarchy
      hierarchy.root = nil
      joinContainers(in: root)
      perform(.rootReplacement, by: .windowSetRoot, animated: false) { $0 = base }
      tellByHand()
      pushRest(of: root, as: complete)
    }
    for (presented, presentation) in presentations {
      joinContainers(in: presented)
      perform(.presentation, by: .modalPresent, animated: false) { $0.link(presented, presentation) }
      tellByHand()
      pushRest(of: presented, as: complete)
    }
    record.beginStep()
  }

  /// Stacks were pushed one by one, so that what is covered was on screen before.
  private mutating func pushRest(of top: ControllerID, as complete: Hierarchy) {
    // The next one last: containers can stand in each other deeper than calls can.
    var due: [(id: ControllerID, stack: ControllerID?)] = [(top, nil)]
    while let (id, stack) = due.popLast() {
      if let stack {
        joinContainers(in: id)
        perform(.push, by: .navigationPush, in: stack, animated: false) { $0[stack].children.append(id) }
        tellByHand()
      }
      let children = complete[id].children
      let isStack = complete[id].kind == .navigation && complete.isReached(id)
      for (place, child) in children.enumerated().reversed() { due.append((child, isStack && place > 0 ? id : nil)) }
    }
  }

  /// Containers that forward by hand have told their children what became of themselves.
  private mutating func tellByHand() {
    guard !manualForwarding.isEmpty else { return }
    for container in hierarchy.members where hierarchy[container].forwardsByHand {
      let isOnScreen = status[container.index].appearance == .appeared
      for child in hierarchy[container].children {
        let shown = hierarchy.shown(in: child)
        switch (isOnScreen, status[child.index].appearance) {
        case (true, .disappeared):
          willAppear(shown)
          isAppearing(shown)
          layOutNewViews(shown)
          didAppear(shown)
        case (true, .appearing): didAppear(shown)
        case (false, .appeared):
          willDisappear(shown)
          didDisappear(shown, in: hierarchy)
        default: continue
        }
      }
    }
  }
}

extension Hierarchy {
  /// Whether it was on screen at some time: what contains it shows it, or did until something was pushed.
  fileprivate func isReached(_ id: ControllerID) -> Bool {
    let chain = ancestors(of: id)
    return zip(chain, chain.dropFirst()).allSatisfy { child, parent in
      self[parent].kind == .navigation || self[parent].visibleChildren.contains(child)
    }
  }
}
