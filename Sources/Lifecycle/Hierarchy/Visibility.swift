extension Hierarchy {
  /// The controllers whose views are in the window, each before its visible children and those before what it presents.
  ///
  /// A presentation that removes its presenter's view hides the presenter with all that it contains. Children of a
  /// container that passes calls on by hand are not among them: UIKit tells them nothing.
  var visible: [ControllerID] {
    var result: [ControllerID] = []
    result.reserveCapacity(16)
    if let root { showVisible(root, into: &result) }
    return result
  }

  private func showVisible(_ id: ControllerID, into result: inout [ControllerID]) {
    let presented = self[id].presented
    let isRemoved = presented.flatMap { self[$0].presentation?.removesPresenter } ?? false
    if !isRemoved {
      result.append(id)
      for child in self[id].visibleChildren { showVisible(child, into: &result) }
    }
    if let presented { showVisible(presented, into: &result) }
  }

  /// The controller and what it shows of what it contains, each before its children.
  func shown(in id: ControllerID) -> [ControllerID] {
    [id] + self[id].visibleChildren.flatMap { shown(in: $0) }
  }

  /// The outermost controller around this one that does not let UIKit tell it what happens: it forwards by hand, or has
  /// only taken the view. `nil` if UIKit tells it.
  func untoldHolder(of id: ControllerID) -> ControllerID? {
    var holder: ControllerID?
    for member in ancestors(of: id) {
      if let parent = self[member].parent {
        if self[parent].forwardsByHand { holder = parent }
      } else if let keeper = members.first(where: { self[$0].loose.contains(member) }) {
        holder = untoldHolder(of: keeper) ?? keeper
      }
    }
    return holder
  }

  /// The visible controllers of what lies in front of everything else: of the topmost presentation, or of the root.
  var front: [ControllerID] {
    let all = visible
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
      case .tabBar, .page: self[parent].selected = index
      case .split:
        if index == 0 { self[parent].columns.showsPrimary = true }
        self[parent].columns.showsSecondary = index == 1
      case .content, .hosting, .container: break
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
    if let views = swiftUI(id) { return .swiftUI(views) }
    let children = self[id].children.map(term)
    switch self[id].kind {
    case .content, .hosting: return .controller(self[id].name)
    case .navigation: return .navigation(children)
    case .tabBar: return .tabBar(children)
    case .page: return .page(children)
    case .split:
      guard let primary = children.first, let secondary = children.last else { return .controller(self[id].name) }
      return .split(primary: primary, secondary: secondary)
    case .container: return .container(self[id].name, children: children)
    }
  }

  /// The SwiftUI views that the controller shows, if it is one that SwiftUI made.
  private func swiftUI(_ id: ControllerID) -> SwiftUIView? {
    switch self[id].kind {
    case .hosting:
      guard case .view(let name, let inner)? = self[id].views else { return nil }
      return .view(name, inner + self[id].children.compactMap(swiftUI))
    case .navigation, .tabBar:
      let inner = self[id].children.compactMap(swiftUI)
      guard !inner.isEmpty, inner.count == self[id].children.count else { return nil }
      return self[id].kind == .navigation ? .navigationStack(inner) : .tabView(inner)
    default: return nil
    }
  }
}
