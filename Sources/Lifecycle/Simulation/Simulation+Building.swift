// Making controllers from the terms of a structure.
extension Simulation {
  /// Makes the controllers of a term, which then stand nowhere yet.
  mutating func make(_ term: Structure.Term) throws(StepProblem) -> ControllerID {
    let names = term.names
    if let repeated = names.firstRepeated { throw .repeatedName(repeated) }
    if names.count == 1, hierarchy.member(named: names[0]) != nil { throw .alreadyInHierarchy(names[0]) }
    if names.count > 1 {
      let taken = Set(hierarchy.members.map { hierarchy[$0].name })
      for name in names where taken.contains(name) { throw .alreadyInHierarchy(name) }
    }
    return try add(term)
  }

  /// Makes the controllers of a term for a step: in code, or by the storyboard, which then is for the segue to tell.
  mutating func makeNow(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) -> ControllerID {
    let id: ControllerID
    if step.again, case .controller(let name) = term {
      guard let isLoaded = waiting[name] else { throw .neverThere(name) }
      comesAgain = true
      defer { comesAgain = false }
      id = try make(term)
      status[id.index].isLoaded = isLoaded
      waiting[name] = nil
    } else {
      id = try make(term)
      if step.initiator != .storyboard { initialize(id) }
      if step.initiator == .swiftui { hierarchy[id].isSwiftUIs = true }
    }
    joinContainers(in: id)
    return id
  }

  /// Code makes a controller; what it contains is there before it, but for the children of a custom container, which that
  /// makes when its view loads (`gh-8954393642-shhome-2018-10`).
  mutating func initialize(_ id: ControllerID) {
    if hierarchy[id].kind != .container {
      for child in hierarchy[id].children where !isRepresented(child) { initialize(child) }
    }
    initializeAlone(id)
  }

  /// Code makes a controller, and nothing that it contains.
  mutating func initializeAlone(_ id: ControllerID) {
    guard hierarchy[id].isOfTheApp, hierarchy[id].kind != .hosting else { return }
    emit(.initialize, on: id, .inferred)
    emit(.initWithNibName, on: id, .observed)
  }

  private mutating func add(_ term: Structure.Term) throws(StepProblem) -> ControllerID {
    switch term {
    case .controller(let name): return insert(.content, name, [])
    case .navigation(let stack):
      if let container = stack.lazy.compactMap({ $0.nameOfUnpushable }).first { throw .cannotBePushed(container) }
      return insert(.navigation, nil, try add(stack))
    case .tabBar(let tabs):
      if tabs.isEmpty { throw .noTabs }
      return insert(.tabBar, nil, try add(tabs))
    case .page(let pages):
      try require("page", from: 5)
      if pages.isEmpty { throw .noPages }
      return insert(.page, nil, try add(pages))
    case .split(_, let supplementary, _):
      // (Apple, `UISplitViewController`: on iPhones since iOS 8; with three columns since iOS 14.)
      if platform.idiom == .phone { try require("split", from: 8) }
      if supplementary != nil { try require("supplementary", from: 14) }
      let id = insert(.split, nil, try add(term.columns))
      if isNarrow || choice(of: Rule.splitStart) == .oneColumn {
        var columns = hierarchy[id].columns
        columns.isCollapsed = true
        columns.left = columnsLeftOnCollapsing(id)
        hierarchy.setColumns(columns, of: id)
      }
      return id
    case .container(let name, let children):
      try require("contains", from: 5)
      return insert(.container, name, try add(children))
    case .swiftUI(let view):
      try require("swiftui", from: 13)
      let newest = view.newest
      try require(newest.word, from: newest.release)
      let id = add(view)
      if case .view = view { hierarchy[id].isSwiftUIs = false }
      return id
    case .app, .scenes: throw .noHierarchy(term.description)
    }
  }

  /// Throws if what a structure's word stands for came with a later release. (Apple's pages have the release of each class.)
  private func require(_ word: String, from first: Int) throws(StepProblem) {
    guard platform.release.major < first else { return }
    throw .unavailable(word, releases: .from(first), asked: platform.release)
  }

  private mutating func add(_ terms: [Structure.Term]) throws(StepProblem) -> [ControllerID] {
    var result: [ControllerID] = []
    for term in terms { result.append(try add(term)) }
    return result
  }

  /// A hosting controller for each view that UIKit has to show by itself; stacks and tabs are UIKit's own below.
  private mutating func add(_ view: SwiftUIView) -> ControllerID {
    let id: ControllerID
    switch view {
    case .navigationStack(let views), .navigationView(let views):
      id = insert(.navigation, nil, views.map { addHosted($0) })
      // What was there before iOS 16 keeps its name: it is told in a structure's own words.
      if case .navigationView = view { hierarchy[id].views = .navigationView([]) }
    case .tabView(let views): id = insert(.tabBar, nil, views.map { addHosted($0) })
    case .view: id = addHosted(view)
    case .controller(let name), .uiView(let name): return insert(.content, name, [])
    }
    hierarchy[id].isSwiftUIs = true
    return id
  }

  /// A navigation stack or tab view inside a view is a child of that view's hosting controller.
  private mutating func addHosted(_ view: SwiftUIView) -> ControllerID {
    guard case .view(let name, let inner) = view else { return add(view) }
    var plain: [SwiftUIView] = []
    var children: [ControllerID] = []
    for view in inner {
      switch view {
      case .view, .uiView, .controller: plain.append(view)
      case .navigationStack, .navigationView, .tabView: children.append(add(view))
      }
    }
    let views = SwiftUIView.view(name, plain)
    children += views.controllers.map { insert(.content, $0, []) }
    let id = insert(.hosting, name, children)
    hierarchy[id].views = views
    hierarchy[id].isSwiftUIs = true
    return id
  }

  mutating func insert(
    _ kind: ViewController.Kind, _ name: String?, _ children: [ControllerID]
  ) -> ControllerID {
    let usedName = name ?? freeName(for: kind)
    let instance = comesAgain ? record.latestInstance(of: usedName) : record.nextInstance(of: usedName)
    let id = hierarchy.freePlace()
    made.append(id)
    var controller = ViewController(kind, named: usedName, instance: instance, isNamed: name != nil, at: id)
    controller.children = children
    controller.definesContext = kind == .navigation || name.map(initial.contexts.contains) ?? false
    controller.forwardsByHand = name.map(manualForwarding.contains) ?? false
    hierarchy.place(controller)
    if id.index == status.count { status.append(ViewStatus()) } else { status[id.index] = ViewStatus() }
    if !hosted.isEmpty { hosted[id.index] = nil }
    for child in children { hierarchy[child].parent = id }
    return id
  }

  /// Makes the controllers of the initial structure, as a launch finds them.
  mutating func buildInitialHierarchy() throws(StepProblem) { try buildHierarchy(of: initial) }

  /// Makes the controllers of a structure, which then are all that there are.
  mutating func buildHierarchy(of structure: Structure) throws(StepProblem) {
    hierarchy.root = nil
    let root = try make(structure.root)
    hierarchy.root = root
    // An app of SwiftUI's has no hosting controllers of its own.
    let isSwiftUIs = if case .swiftUI = structure.root { true } else { false }
    if isSwiftUIs { hierarchy[root].isSwiftUIs = true }
    for presentation in structure.presentations {
      try checkStyle(presentation.style)
      let caller = try member(presentation.presenter)
      let presented = try make(presentation.presented)
      if case .swiftUI = presentation.presented, isSwiftUIs { hierarchy[presented].isSwiftUIs = true }
      let presenter = self.presenter(for: caller, style: presentation.style)
      if let other = hierarchy[presenter].presented {
        throw .alreadyPresenting(presenter: hierarchy[presenter].name, presented: hierarchy[other].name)
      }
      link(presented, to: presenter, calledOn: caller, style: presentation.style)
    }
  }

  /// Makes them once more, for a process that was launched into the background and has made nothing yet. Whether that is
  /// possible was found at the start of the script, before any step ran.
  mutating func rebuildInitialHierarchy() {
    do throws(StepProblem) {
      try buildInitialHierarchy()
    } catch {
      hierarchy.root = nil
    }
  }

  /// A storyboard makes a controller, and with a container those that stand in it from the start. A custom container's
  /// children are made when its view loads (Apple, "Creating a custom container view controller").
  mutating func instantiate(_ id: ControllerID, _ standing: Rule.Standing = .observed) {
    hierarchy[id].isFromStoryboard = true
    emit(.initWithCoder, on: id, standing)
    emit(.awakeFromNib, on: id, standing)
    guard hierarchy[id].kind != .container else { return }
    for child in hierarchy[id].children where !isRepresented(child) { instantiate(child, standing) }
  }
}

extension [String] {
  /// The first one that stands before it, too.
  var firstRepeated: String? {
    // Most often there are few, which are compared more quickly than they are hashed.
    if count < 9 { return indices.first { self[..<$0].contains(self[$0]) }.map { self[$0] } }
    var seen = Set<String>()
    return first { !seen.insert($0).inserted }
  }
}
