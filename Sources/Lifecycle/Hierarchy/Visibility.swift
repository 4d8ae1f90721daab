extension Hierarchy {
  /// The controllers whose views are in the window, each before its visible children and those before what it presents.
  ///
  /// A presentation that removes its presenter's view hides the presenter with all that it contains.
  func visible(on platform: Platform) -> [ControllerID] {
    var result: [ControllerID] = []
    if let root { showVisible(root, on: platform, into: &result) }
    return result
  }

  private func showVisible(_ id: ControllerID, on platform: Platform, into result: inout [ControllerID]) {
    let presented = self[id].presented
    let isRemoved = presented.flatMap { self[$0].presentation?.style.removesPresenter(on: platform) } ?? false
    if !isRemoved {
      result.append(id)
      for child in self[id].visibleChildren { showVisible(child, on: platform, into: &result) }
    }
    if let presented { showVisible(presented, on: platform, into: &result) }
  }

  /// The visible controllers of what lies in front of everything else: of the topmost presentation, or of the root.
  func front(on platform: Platform) -> [ControllerID] {
    let all = visible(on: platform)
    guard let start = all.lastIndex(where: { self[$0].parent == nil }) else { return [] }
    return Array(all[start...])
  }

  /// Whether the container shows the controller, or what holds it.
  func shows(_ id: ControllerID, in container: ControllerID) -> Bool {
    let chain = ancestors(of: id)
    return self[container].visibleChildren.contains { chain.contains($0) }
  }

  /// Makes every container around the controller show it: stacks end with it, tabs are selected.
  mutating func reveal(_ id: ControllerID) {
    let chain = ancestors(of: id)
    for (child, parent) in zip(chain, chain.dropFirst()) {
      guard let index = self[parent].children.firstIndex(of: child) else { continue }
      switch self[parent].kind {
      case .navigation: self[parent].children.removeSubrange((index + 1)...)
      case .tabBar: self[parent].selected = index
      case .content, .container: break
      }
    }
  }

  /// The groups of controllers that belong to one presentation, rearmost first.
  func layers(_ ids: [ControllerID]) -> [[ControllerID]] {
    var result: [[ControllerID]] = []
    var lastBase: ControllerID?
    for id in ids {
      let base = outermost(id)
      if base == lastBase { result[result.count - 1].append(id) } else { result.append([id]) }
      lastBase = base
    }
    return result
  }

  /// What stands on screen, in the words of a scenario file.
  func description() -> String {
    guard let root else { return "nothing" }
    var presentations: [Structure.Presentation] = []
    for id in members {
      guard let presented = self[id].presented, let presentation = self[presented].presentation else { continue }
      presentations.append(
        Structure.Presentation(
          presenter: self[presentation.caller].name, presented: term(presented), style: presentation.style))
    }
    return Structure(term(root), presentations: presentations).description
  }

  private func term(_ id: ControllerID) -> Structure.Term {
    let children = self[id].children.map(term)
    switch self[id].kind {
    case .content: return .controller(self[id].name)
    case .navigation: return .navigation(children)
    case .tabBar: return .tabBar(children)
    case .container: return .container(self[id].name, children: children)
    }
  }
}
