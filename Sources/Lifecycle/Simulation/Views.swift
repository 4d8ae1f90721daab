// What happens to the views of controllers: loading, layout, and the end.
extension Simulation {
  /// Makes the view, if it is not there yet. A storyboard embeds a custom container's children while it loads the
  /// container's view; code adds them in the container's `viewDidLoad`. UIKit's own containers load a child only when
  /// they show it.
  mutating func loadIfNeeded(_ id: ControllerID) {
    guard !status[id.index].isLoaded else { return }
    var due = [Loading.view(id)]
    while let next = due.popLast() {
      switch next {
      case .view(let id):
        guard !status[id.index].isLoaded else { continue }
        status[id.index].isLoaded = true
        status[id.index].needsLayout = true
        let children = hierarchy[id].kind == .container ? hierarchy[id].children : []
        emit(.loadView, on: id)
        if hierarchy[id].isFromStoryboard { due.append(.didLoad(id)) } else { emit(.viewDidLoad, on: id) }
        due += children.reversed().map { Loading.child($0, of: id) }
      case .didLoad(let id): emit(.viewDidLoad, on: id)
      case .child(let child, let container):
        if !status[child.index].hasJoinedParent { due.append(join(child, container)) }
        due.append(.view(child))
      case .joined(let child, let container, let standing):
        moveToParent(.didMoveToParent, child, container, standing)
      }
    }
  }

  /// What is due while views load, the next one last: containers can stand in each other deeper than calls can.
  private enum Loading {
    case view(ControllerID)
    case didLoad(ControllerID)
    case child(ControllerID, of: ControllerID)
    case joined(ControllerID, ControllerID, Rule.Standing)
  }

  /// A child gets its parent; that it has it is due when its view has loaded. An embed segue is logged
  /// (`mattneub-container-event-forwarding` has both calls before the child appears).
  private mutating func join(_ child: ControllerID, _ container: ControllerID) -> Loading {
    let isEmbedded = hierarchy[container].isFromStoryboard
    if isEmbedded {
      instantiate(child)
      emit(.prepareForSegue, on: container, .inferred)
    } else {
      initialize(child)
    }
    joinContainers(in: child)
    let standing: Rule.Standing = isEmbedded ? .observed : .inferred
    moveToParent(.willMoveToParent, child, container, standing)
    return .joined(child, container, standing)
  }

  mutating func layOutNewViews(_ side: [ControllerID]) {
    for id in side where status[id.index].needsLayout || status[id.index].isStale {
      layOut(id, updatingConstraints: status[id.index].isStale)
    }
  }

  /// The layout pair; a view that is new, or gets another size, has its constraints updated before it
  /// (`mattneub-container-event-forwarding`, `wnstkdyu-2018-vc-view-lifecycle`).
  mutating func layOut(_ id: ControllerID, updatingConstraints: Bool = false) {
    // No log has what returns to a window of another size.
    let own: Rule.Standing? = status[id.index].isStale ? .inferred : nil
    if status[id.index].needsLayout || updatingConstraints, hierarchy[id].isOfTheApp {
      emit(.updateViewConstraints, on: id, own)
    }
    status[id.index].needsLayout = false
    status[id.index].isStale = false
    status[id.index].missesTurn = false
    status[id.index].missesWidth = false
    emit(.viewWillLayoutSubviews, on: id, own)
    emit(.viewDidLayoutSubviews, on: id, own)
  }

  /// Some releases lay the root's content out a second time before it has appeared.
  mutating func settleRoot(_ side: [ControllerID]) {
    for id in side where hierarchy[id].isOfTheApp {
      guard let parent = hierarchy[id].parent else {
        if choice(of: Rule.rootLayout) == .twice { layOut(id) }
        continue
      }
      if hierarchy[parent].kind == .navigation, choice(of: Rule.launchUnderBar) == .twice { layOut(id) }
    }
  }

  /// Controllers that are no longer anywhere are given back: nobody but the hierarchy holds them, unless the app does.
  mutating func release(_ ids: [ControllerID]) {
    if !ids.isEmpty { hierarchy.noteLosses() }
    for id in ids where !status[id.index].isReleased {
      status[id.index].isReleased = true
      if hierarchy[id].kind == .hosting { dismantleAll(in: id) }
      if hierarchy[id].isOfTheApp, kept.contains(hierarchy[id].name) {
        waiting[hierarchy[id].name] = status[id.index].isLoaded
        continue
      }
      if hierarchy[id].isOfTheApp { emit(.deinitialized, on: id) }
    }
  }
}
