// What happens to the views of controllers: loading, layout, and the end.
extension World {
  /// Makes the view, if it is not there yet. A storyboard embeds a custom container's children while it loads the
  /// container's view; code adds them in the container's `viewDidLoad`. UIKit's own containers load a child only when
  /// they show it.
  mutating func loadIfNeeded(_ id: ControllerID) {
    guard !status[id.index].isLoaded else { return }
    status[id.index].isLoaded = true
    status[id.index].needsLayout = true
    let children = hierarchy[id].kind == .container ? hierarchy[id].children : []
    emit(.loadView, on: id)
    if hierarchy[id].isFromStoryboard { for child in children { embed(child, in: id) } }
    emit(.viewDidLoad, on: id)
    if !hierarchy[id].isFromStoryboard { for child in children { add(child, to: id) } }
  }

  /// An embed segue (`mattneub-container-event-forwarding` logs both calls before the child appears).
  private mutating func embed(_ child: ControllerID, in container: ControllerID) {
    instantiate(child)
    emit(.prepareForSegue, on: container, .inferred)
    moveToParent(.willMoveToParent, child, container, .observed)
    loadIfNeeded(child)
    moveToParent(.didMoveToParent, child, container, .observed)
  }

  private mutating func add(_ child: ControllerID, to container: ControllerID) {
    moveToParent(.willMoveToParent, child, container, .inferred)
    loadIfNeeded(child)
    moveToParent(.didMoveToParent, child, container, .inferred)
  }

  /// `willMove` or `didMove`, on the outermost of a side: to the container if it came, to none if it went.
  mutating func moveToParent(_ callback: Callback, _ side: Side, of transition: AppearanceTransition) {
    switch side {
    case .incoming:
      guard let first = transition.incoming.first, let parent = hierarchy[first].parent,
        hierarchy[parent].kind != .split
      else { return }
      moveToParent(callback, first, parent, standing)
    case .outgoing:
      guard let first = transition.outgoing.first, let parent = transition.previous[first].parent,
        !hierarchy[parent].children.contains(first)
      else { return }
      moveToParent(callback, first, nil, standing)
    }
  }

  mutating func moveToParent(
    _ callback: Callback, _ id: ControllerID, _ parent: ControllerID?, _ standing: Rule.Standing
  ) {
    guard hierarchy[id].isOfTheApp else { return }
    emit(
      callback, on: hierarchy[id].subject, argument: parent.map { hierarchy[$0].name } ?? "nil", standing: standing)
  }

  mutating func layOutNewViews(_ side: [ControllerID]) {
    for id in side where status[id.index].needsLayout || status[id.index].isStale { layOut(id) }
  }

  /// The layout pair; a view that is new, or gets another size, has its constraints updated before it
  /// (`mattneub-container-event-forwarding`, `wnstkdyu-2018-vc-view-lifecycle`).
  mutating func layOut(_ id: ControllerID, updatingConstraints: Bool = false) {
    if status[id.index].needsLayout || updatingConstraints, hierarchy[id].isOfTheApp {
      emit(.updateViewConstraints, on: id)
    }
    status[id.index].needsLayout = false
    status[id.index].isStale = false
    emit(.viewWillLayoutSubviews, on: id)
    emit(.viewDidLayoutSubviews, on: id)
  }

  /// Some releases lay the root's content out a second time before it has appeared.
  mutating func settleRoot(_ side: [ControllerID]) {
    guard holds("twice", in: .rootLayout) else { return }
    for id in side where hierarchy[id].kind == .content { layOut(id) }
  }

  /// Controllers that a pop takes from the middle of a stack leave it like any child, though nobody was seen to log that,
  /// and are given back before the popped one has gone (`kaopuke-popto-root`).
  mutating func releaseHidden(_ transition: AppearanceTransition) {
    let isOutgoing = marks(transition.outgoing)
    let hidden = transition.previous.members.filter { !isOutgoing[$0.index] }
    let isKept = marks(hierarchy.members)
    for id in hidden where !isKept[id.index] && transition.previous[id].parent == transition.container {
      moveToParent(.willMoveToParent, id, nil, .inferred)
      moveToParent(.didMoveToParent, id, nil, .inferred)
    }
    release(hidden, keeping: hierarchy.members)
  }

  /// Controllers that are no longer anywhere are given back: nobody but the hierarchy holds them, unless the app does.
  mutating func release(_ ids: [ControllerID], keeping kept: [ControllerID]) {
    let isKept = marks(kept)
    for id in ids where !isKept[id.index] && !status[id.index].isReleased {
      status[id.index].isReleased = true
      if hierarchy[id].isOfTheApp { emit(.deinitialized, on: id, .observed) }
    }
  }
}
