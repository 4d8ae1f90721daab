// How the calls of one side reach its controllers. A container is told before what it contains; a navigation or tab bar
// controller passes a `did` call on before it hears it itself (`gh-vineetchoudhary-ios-in-depth`: A viewDidAppear, Nav
// viewDidAppear), a container of the app's own after (`github-rnscreens-e2e-lifecycle`: NestedStack, NestedHome).
extension World {
  /// Makes the view, if it is not there yet. A container of the app's own adds its children's views in its own
  /// `viewDidLoad`, so these load with it; navigation and tab bar controllers load a child only when they show it.
  mutating func loadIfNeeded(_ id: ControllerID) {
    guard !status[id.index].isLoaded else { return }
    status[id.index].isLoaded = true
    status[id.index].needsLayout = true
    emit(.loadView, on: id)
    emit(.viewDidLoad, on: id)
    if hierarchy[id].kind == .container {
      for child in hierarchy[id].children { loadIfNeeded(child) }
    }
  }

  mutating func willAppear(_ side: [ControllerID]) {
    let members = Set(side)
    for id in side where hierarchy[id].parent.map({ !members.contains($0) }) ?? true {
      willAppear(id, among: members)
    }
  }

  private mutating func willAppear(_ id: ControllerID, among members: Set<ControllerID>) {
    loadIfNeeded(id)
    status[id.index].appearance = .appearing
    status[id.index].hasIsAppeared = false
    emit(.viewWillAppear, on: id)
    let children = hierarchy[id].visibleChildren.filter(members.contains)
    // A navigation controller that comes on screen for the first time shows its top inside its own first layout pass.
    guard hierarchy[id].kind == .navigation, status[id.index].needsLayout else {
      for child in children { willAppear(child, among: members) }
      return
    }
    isAppearing(hierarchy.ancestors(of: id).reversed())
    emit(.viewWillLayoutSubviews, on: id)
    for child in children { willAppear(child, among: members) }
    emit(.viewDidLayoutSubviews, on: id)
    status[id.index].needsLayout = false
  }

  mutating func isAppearing(_ side: [ControllerID]) {
    guard platform.callsViewIsAppearing else { return }
    for id in side where status[id.index].appearance == .appearing && !status[id.index].hasIsAppeared {
      status[id.index].hasIsAppeared = true
      emit(.viewIsAppearing, on: id)
    }
  }

  mutating func didAppear(_ side: [ControllerID]) {
    for id in didOrder(side, in: hierarchy) where status[id.index].appearance == .appearing {
      status[id.index].appearance = .appeared
      emit(.viewDidAppear, on: id)
    }
  }

  mutating func willDisappear(_ side: [ControllerID]) {
    for id in side
    where status[id.index].appearance == .appeared || status[id.index].appearance == .appearing {
      status[id.index].appearance = .disappearing
      emit(.viewWillDisappear, on: id)
    }
  }

  /// The controllers that go stand in the hierarchy as it was.
  mutating func didDisappear(_ side: [ControllerID], as previous: Hierarchy) {
    let wasThere = side.first.map { previous.members.contains($0) } ?? false
    for id in didOrder(side, in: wasThere ? previous : hierarchy)
    where status[id.index].appearance == .disappearing {
      status[id.index].appearance = .disappeared
      emit(.viewDidDisappear, on: id)
    }
  }

  private func didOrder(_ side: [ControllerID], in hierarchy: Hierarchy) -> [ControllerID] {
    let members = Set(side)
    func ordered(_ id: ControllerID) -> [ControllerID] {
      let children = hierarchy[id].children.filter(members.contains).flatMap(ordered)
      return hierarchy[id].kind == .container ? [id] + children : children + [id]
    }
    return side.filter { hierarchy[$0].parent.map { !members.contains($0) } ?? true }.flatMap(ordered)
  }

  mutating func layOutNewViews(_ side: [ControllerID]) {
    for id in side where status[id.index].needsLayout { layOut(id) }
  }

  mutating func layOut(_ id: ControllerID) {
    status[id.index].needsLayout = false
    emit(.viewWillLayoutSubviews, on: id)
    emit(.viewDidLayoutSubviews, on: id)
  }
}
