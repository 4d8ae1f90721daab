// How the calls of one side reach its controllers. A container is told before what it contains; UIKit's own containers
// pass a `did` call on before they hear it themselves (`gh-vineetchoudhary-ios-in-depth`: A viewDidAppear, Nav
// viewDidAppear), a container of the app's own after (`github-rnscreens-e2e-lifecycle`: NestedStack, NestedHome).
extension Simulation {
  mutating func willAppear(_ side: [ControllerID]) {
    let isMember = hierarchy.marks(side)
    for id in side where hierarchy[id].parent.map({ !isMember[$0.index] }) ?? true {
      willAppear(id, among: isMember)
    }
  }

  /// What is due while controllers appear, the next one last: containers can stand in each other deeper than calls can.
  private enum Appearing {
    case controller(ControllerID)
    case container(ControllerID)
    case firstLayout(of: ControllerID)
    case endOfLayout(of: ControllerID, top: ControllerID?)
  }

  private mutating func willAppear(_ id: ControllerID, among isMember: [Bool]) {
    perform([.controller(id)], among: isMember)
  }

  /// What stands inside containers whose first layout was put off appears now.
  mutating func layOutForTheFirstTime(_ side: [ControllerID]) {
    defersFirstLayout = false
    let containers = deferredContainers
    deferredContainers = []
    perform(containers.reversed().map { .firstLayout(of: $0) }, among: hierarchy.marks(side))
  }

  private mutating func perform(_ first: [Appearing], among isMember: [Bool]) {
    var due = first
    while let next = due.popLast() {
      switch next {
      case .controller(let id):
        loadIfNeeded(id)
        status[id.index].appearance = .appearing
        status[id.index].hasIsAppeared = false
        if hierarchy[id].kind == .tabBar, choice(of: Rule.tabBarWillAppear) == .tabFirst {
          due.append(.container(id))
        } else {
          emit(.viewWillAppear, on: id)
        }
        // A navigation controller that comes on screen for the first time shows its top inside its own first layout pass.
        if hierarchy[id].kind == .navigation, status[id.index].needsLayout {
          if defersFirstLayout { deferredContainers.append(id) } else { due.append(.firstLayout(of: id)) }
        } else {
          // SwiftUI makes its representables when it shows its views.
          let children = visibleChildren(of: id, among: isMember).filter { !awaitsMaking($0) }
          due += children.reversed().map { Appearing.controller($0) }
        }
      case .container(let id): emit(.viewWillAppear, on: id)
      case .firstLayout(let navigation):
        let children = visibleChildren(of: navigation, among: isMember)
        isAppearing(hierarchy.ancestors(of: navigation).reversed())
        emit(.viewWillLayoutSubviews, on: navigation)
        loadCoveredRoot(of: navigation)
        due.append(.endOfLayout(of: navigation, top: children.first))
        if let top = children.first {
          loadIfNeeded(top)
          emit(.loadViewIfNeeded, on: top, .observed)
        }
        due += children.reversed().map { Appearing.controller($0) }
      case .endOfLayout(let navigation, let top):
        if let top { willShowFirst(top, in: navigation) }
        emit(.viewDidLayoutSubviews, on: navigation)
        status[navigation.index].needsLayout = false
      }
    }
  }

  private func visibleChildren(of id: ControllerID, among isMember: [Bool]) -> [ControllerID] {
    hierarchy[id].visibleChildren.filter { isMember[$0.index] }
  }

  /// What stands below the top from the start is loaded with it, or not, by release.
  private mutating func loadCoveredRoot(of navigation: ControllerID) {
    guard hierarchy[navigation].children.count > 1, let root = hierarchy[navigation].children.first,
      choice(of: Rule.coveredRoot) == .loaded
    else { return }
    loadIfNeeded(root)
  }

  private mutating func willShowFirst(_ top: ControllerID, in navigation: ControllerID) {
    status[navigation.index].showsFirstTop = true
    guard !hierarchy[navigation].isSwiftUIs else { return }
    let name = hierarchy[top].subject.name
    emit(.willShow, on: .navigationDelegate, argument: name)
    guard choice(of: Rule.firstDidShow) == .twice else { return }
    emit(.didShow, on: .navigationDelegate, argument: name)
  }

  /// The views stand in the window now. New ones hear of their traits and safe area first (Apple, "Displaying and
  /// managing views with a view controller").
  mutating func isAppearing(_ side: [ControllerID]) {
    for id in side where status[id.index].appearance == .appearing && !status[id.index].hasIsAppeared {
      status[id.index].hasIsAppeared = true
      if status[id.index].needsLayout {
        if hierarchy[id].isOfTheApp {
          if choice(of: Rule.firstTraits) == .told { emit(.traitCollectionDidChange, on: id) }
          emit(.viewSafeAreaInsetsDidChange, on: id)
        }
      } else {
        catchUp(id)
      }
      if choice(of: Rule.viewIsAppearing) == .called { emit(.viewIsAppearing, on: id) }
      if hierarchy[id].kind == .hosting { appearViews(of: id) }
    }
    for id in side where hierarchy[id].kind == .tabBar && status[id.index].needsLayout { appearOtherTabs(of: id) }
  }

  /// A view that was covered when the device turned, or the window's width changed, gets its new traits and its new size.
  private mutating func catchUp(_ id: ControllerID) {
    let (missesTurn, missesWidth) = (status[id.index].missesTurn, status[id.index].missesWidth)
    guard missesTurn || missesWidth else { return }
    status[id.index].missesTurn = false
    status[id.index].missesWidth = false
    status[id.index].isStale = true
    let traitsChange = missesWidth || choice(of: Rule.rotationTraits) == .change
    if traitsChange, choice(of: Rule.coveredTraits) == .whenBack {
      emit(.traitCollectionDidChange, on: id, .documented)
    }
    if hierarchy[id].isOfTheApp { emit(.viewSafeAreaInsetsDidChange, on: id, .inferred) }
  }

  mutating func didAppear(_ side: [ControllerID]) {
    let order = didOrder(side, in: hierarchy).filter { status[$0.index].appearance == .appearing }
    let isMember = hierarchy.marks(order)
    var lastPlace = [Int](repeating: 0, count: hierarchy.count)
    for (place, id) in order.enumerated() {
      for outer in hierarchy.ancestors(of: id) { lastPlace[outer.index] = place }
    }
    for (place, id) in order.enumerated() {
      status[id.index].appearance = .appeared
      status[id.index].hasIsAppeared = false
      emit(.viewDidAppear, on: id)
      // What its parent does then follows once everything that the child contains has appeared.
      for shown in hierarchy.ancestors(of: id) where isMember[shown.index] && lastPlace[shown.index] == place {
        didShow(shown)
      }
    }
  }

  /// The calls and the layout that follow once a controller and everything it contains have appeared.
  private mutating func didShow(_ id: ControllerID) {
    if let parent = hierarchy[id].parent {
      if status[id.index].joinsWhenShown {
        status[id.index].joinsWhenShown = false
        moveToParent(.didMoveToParent, id, parent, .observed)
      }
      if status[parent.index].showsFirstTop, !hierarchy[parent].isSwiftUIs {
        emit(.didShow, on: .navigationDelegate, argument: hierarchy[id].subject.name)
      }
    }
    guard status[id.index].showsFirstTop else { return }
    status[id.index].showsFirstTop = false
    if choice(of: Rule.firstSettling) == .laidOut { layOut(id) }
  }

  mutating func willDisappear(_ side: [ControllerID]) {
    for id in side
    where status[id.index].appearance == .appeared || status[id.index].appearance == .appearing {
      status[id.index].appearance = .disappearing
      status[id.index].hasIsAppeared = false
      status[id.index].showsFirstTop = false
      emit(.viewWillDisappear, on: id)
    }
  }

  mutating func didDisappear(_ side: [ControllerID], in standing: Hierarchy) {
    for id in didOrder(side, in: standing)
    where status[id.index].appearance == .disappearing {
      status[id.index].appearance = .disappeared
      emit(.viewDidDisappear, on: id)
      if hierarchy[id].kind == .hosting { disappearViews(of: id) }
    }
  }

  private func didOrder(_ side: [ControllerID], in hierarchy: Hierarchy) -> [ControllerID] {
    guard side.count > 1 else { return side }
    let isMember = self.hierarchy.marks(side)
    var result: [ControllerID] = []
    // The next one last; those that come after what they contain stand here a second time.
    var due = side.filter { hierarchy[$0].parent.map { !isMember[$0.index] } ?? true }.reversed().map { ($0, false) }
    while let (id, isAfterChildren) = due.popLast() {
      let isOwn = hierarchy[id].kind == .container || hierarchy[id].kind == .hosting
      if isOwn || isAfterChildren { result.append(id) } else { due.append((id, true)) }
      if isAfterChildren { continue }
      due += hierarchy[id].children.reversed().filter { isMember[$0.index] }.map { ($0, false) }
    }
    return result
  }
}
