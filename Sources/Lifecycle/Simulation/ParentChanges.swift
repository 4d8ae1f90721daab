// Who gets another parent. It follows from whose children changed, whatever changed them: a push, a new stack, an unwind
// segue that uncovers another tab, a child that is exchanged. (Apple, `willMove(toParent:)` and `didMove(toParent:)`.)
extension Simulation {
  /// The controllers that became children of a navigation controller or of a container of the app's own, the lowest
  /// first, and those that are none any more, the topmost first.
  func parentChanges(from previous: Hierarchy) -> (joined: [ControllerID], left: [ControllerID]) {
    var joined: [ControllerID] = []
    var left: [ControllerID] = []
    for id in hierarchy.membersWithOtherChildren(than: previous)
    where [.navigation, .container, .split, .hosting].contains(previous[id].kind) {
      let (old, new) = (previous[id].children, hierarchy[id].children)
      joined += children(new, without: old).reversed()
      left += children(old, without: new)
    }
    return (joined, left)
  }

  /// Those that are not among the others, the topmost first.
  private func children(_ ids: [ControllerID], without others: [ControllerID]) -> [ControllerID] {
    // Most often a stack differs at its top alone.
    let common = zip(ids, others).prefix { $0 == $1 }.count
    guard common < ids.count else { return [] }
    guard common < others.count else { return ids[common...].reversed() }
    let isOther = hierarchy.marks(others)
    return ids[common...].filter { !isOther[$0.index] }.reversed()
  }

  /// `willMove` for everyone on that side, unless it was said.
  mutating func willMoveToParent(_ side: Side, of transition: AppearanceTransition) {
    switch side {
    case .incoming:
      for id in transition.joined where !status[id.index].isMovingToParent && !status[id.index].hasJoinedParent {
        moveToParent(.willMoveToParent, id, hierarchy[id].parent, placing(id, among: transition.incoming))
        // Those that the stack covers have their parent at once (`github-codedbypm-uinc-moves`).
        guard let parent = hierarchy[id].parent, hierarchy[parent].kind == .navigation,
          hierarchy[parent].children.last != id
        else { continue }
        moveToParent(.didMoveToParent, id, parent, placing(id, among: transition.incoming))
      }
    case .outgoing:
      for id in transition.left where !status[id.index].isMovingFromParent {
        moveToParent(.willMoveToParent, id, nil, placing(id, among: transition.outgoing))
      }
    }
  }

  /// `didMove` for everyone on that side to whom it is still due.
  mutating func didMoveToParent(_ side: Side, of transition: AppearanceTransition) {
    switch side {
    case .incoming:
      for id in transition.joined where status[id.index].isMovingToParent {
        if isTopOfHiddenStack(id) {
          status[id.index].joinsWhenShown = true
          continue
        }
        moveToParent(.didMoveToParent, id, hierarchy[id].parent, placing(id, among: transition.incoming))
      }
    case .outgoing:
      for id in transition.left where status[id.index].isMovingFromParent {
        moveToParent(.didMoveToParent, id, nil, placing(id, among: transition.outgoing))
      }
    }
  }

  /// What is pushed while its stack is covered is shown when the stack is, and has its parent then.
  private func isTopOfHiddenStack(_ id: ControllerID) -> Bool {
    guard let parent = hierarchy[id].parent, hierarchy[parent].kind == .navigation else { return false }
    return hierarchy[parent].children.last == id && status[parent.index].appearance == .disappeared
  }

  /// What containers of UIKit's tell those that they are made with: a stack tells the covered ones at once and the top one
  /// once it has appeared (`github-codedbypm-uinc-moves`); tabs, columns and the first page get both calls at once.
  mutating func joinContainers(in id: ControllerID, _ standing: Rule.Standing = .observed) {
    // A container of the app's own makes what it contains when its view loads, and that is joined then.
    var due = [id]
    while let container = due.popLast() {
      guard hierarchy[container].kind != .container || status[container.index].isLoaded else { continue }
      due += hierarchy[container].children.reversed()
      let children = hierarchy[container].children
      switch hierarchy[container].kind {
      case .navigation:
        for child in children where !status[child.index].hasJoinedParent {
          moveToParent(.willMoveToParent, child, container, standing)
          if child == children.last {
            status[child.index].joinsWhenShown = true
          } else {
            moveToParent(.didMoveToParent, child, container, standing)
          }
        }
      case .tabBar, .split, .page, .search:
        for child in hierarchy[container].kind == .page ? children.prefix(1) : children[...]
        where !status[child.index].hasJoinedParent {
          moveToParent(.willMoveToParent, child, container, .inferred)
          moveToParent(.didMoveToParent, child, container, .inferred)
        }
      case .content, .hosting, .container: break
      }
    }
  }

  /// Logs have the calls on controllers that are seen to come or go; on others they follow from the rules of
  /// containment.
  private func placing(_ id: ControllerID, among side: [ControllerID]) -> Rule.Standing {
    side.contains(id) ? standing : .inferred
  }

  mutating func moveToParent(
    _ callback: Callback, _ id: ControllerID, _ parent: ControllerID?, _ standing: Rule.Standing
  ) {
    let isDone = callback == .didMoveToParent
    status[id.index].isMovingToParent = parent != nil && !isDone
    status[id.index].isMovingFromParent = parent == nil && !isDone
    if isDone { status[id.index].hasJoinedParent = parent != nil }
    guard !record.isSilent, hierarchy[id].isOfTheApp else { return }
    let standing = standing == .observed && isInNoLog(id) ? .inferred : standing
    emit(
      callback, on: hierarchy[id].subject, argument: parent.map { hierarchy[$0].subject.name } ?? "nil",
      standing: standing)
  }

  /// Controllers that a pop takes from the middle of a stack are given back before the popped one has gone
  /// (`kaopuke-popto-root`). What stands inside the popped one goes with it.
  mutating func releaseHidden(_ transition: AppearanceTransition) {
    guard !transition.isInteractive, !transition.releasesAtEnd else { return }
    let previous = transition.previous
    var isSeenToGo = hierarchy.marks(transition.outgoing)
    // Each controller comes after its parent.
    for id in previous.members {
      if let parent = previous[id].parent, isSeenToGo[parent.index] { isSeenToGo[id.index] = true }
    }
    for id in transition.left where status[id.index].isMovingFromParent && !isSeenToGo[id.index] {
      moveToParent(.didMoveToParent, id, nil, .inferred)
    }
    release(hierarchy.lost(since: previous).filter { !isSeenToGo[$0.index] })
  }
}
