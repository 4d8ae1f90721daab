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
    guard !status[child.index].hasJoinedParent else { return loadIfNeeded(child) }
    instantiate(child)
    emit(.prepareForSegue, on: container, .inferred)
    moveToParent(.willMoveToParent, child, container, .observed)
    loadIfNeeded(child)
    moveToParent(.didMoveToParent, child, container, .observed)
  }

  private mutating func add(_ child: ControllerID, to container: ControllerID) {
    guard !status[child.index].hasJoinedParent else { return loadIfNeeded(child) }
    moveToParent(.willMoveToParent, child, container, .inferred)
    loadIfNeeded(child)
    moveToParent(.didMoveToParent, child, container, .inferred)
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

  /// Controllers that are no longer anywhere are given back: nobody but the hierarchy holds them, unless the app does.
  mutating func release(_ ids: [ControllerID], keeping kept: [ControllerID]) {
    let isKept = marks(kept)
    for id in ids where !isKept[id.index] && !status[id.index].isReleased {
      status[id.index].isReleased = true
      if hierarchy[id].isOfTheApp { emit(.deinitialized, on: id) }
    }
  }
}
