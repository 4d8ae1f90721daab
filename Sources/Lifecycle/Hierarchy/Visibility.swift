extension Hierarchy {
  /// The controllers whose views are in the window, each before its visible children and those before what it presents.
  ///
  /// A presentation that removes its presenter's view hides the presenter with all that it contains. Children of a
  /// container that passes calls on by hand are not among them: UIKit tells them nothing.
  var visible: [ControllerID] {
    var hasRemoved = false
    let found = walk(from: root) { id, next in
      let isHidden = isRemoved(id)
      if !isHidden, !self[id].children.isEmpty { for child in self[id].visibleChildren { next.append(child) } }
      if let presented = self[id].presented { next.append(presented) }
      hasRemoved = hasRemoved || isHidden
    }
    return hasRemoved ? found.filter { !isRemoved($0) } : found
  }

  /// Those that are visible, and those that would be without the presentations that remove their presenters' views.
  var shownOrRemoved: [ControllerID] {
    walk(from: root) { id, next in
      for child in self[id].visibleChildren { next.append(child) }
      if let presented = self[id].presented { next.append(presented) }
    }
  }

  /// Those that are visible and that the user sees: UIKit hides the results of a search without text.
  var seen: [ControllerID] {
    var all = visible
    if all.contains(where: { self[$0].kind == .search }) { all.removeAll(where: isHiddenResult) }
    return all
  }

  private func isHiddenResult(_ id: ControllerID) -> Bool {
    ancestors(of: id).contains { self[$0].kind == .search && !self[$0].hasSearchText }
  }

  /// The named controllers that the user sees.
  var visibleNames: [String] { seen.filter { self[$0].isNamed }.map { self[$0].name } }

  /// Those that are visible in the window, and those that are in the trees beside it.
  var visibleInAllTrees: [ControllerID] {
    guard previewRoot != nil || !looseRoots.isEmpty else { return visible }
    var all = visible
    if let previewRoot { all += shown(in: previewRoot) }
    for root in looseRoots { all += shown(in: root) }
    return all
  }

  /// Whether its view was taken out of the window by what it presents.
  private func isRemoved(_ id: ControllerID) -> Bool {
    guard let presented = self[id].presented else { return false }
    return self[presented].presentation?.removesPresenter ?? false
  }

  /// The controller and what it shows of what it contains, each before its children.
  func shown(in id: ControllerID) -> [ControllerID] {
    walk(from: id) { id, next in for child in self[id].visibleChildren { next.append(child) } }
  }

  /// By place: the outermost controller around a member that does not let UIKit tell it what happens, since it forwards
  /// by hand, or has only taken the view. `nil` for those whom UIKit tells.
  var untoldHolders: [ControllerID?] {
    var holders = [ControllerID?](repeating: nil, count: count)
    // Each member comes after what holds it.
    for id in members {
      let outer = holders[id.index]
      for child in self[id].children { holders[child.index] = outer ?? (self[id].forwardsByHand ? id : nil) }
      for loose in self[id].loose { holders[loose.index] = outer ?? id }
    }
    return holders
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

  /// The first child that the container shows and does not show in the other hierarchy.
  func firstShown(in container: ControllerID?, notIn other: Hierarchy) -> ControllerID? {
    guard let container, container.index < count, container.index < other.count else { return nil }
    let old = other[container].visibleChildren
    return self[container].visibleChildren.first { !old.contains($0) }
  }

  /// What the user looks at in the controller: itself, or what it shows if it is a container of UIKit's.
  func content(of id: ControllerID) -> ControllerID {
    var content = id
    while true {
      switch self[content].kind {
      case .navigation, .tabBar, .page, .split:
        guard let next = self[content].visibleChildren.last else { return content }
        content = next
      case .content, .hosting, .container, .search: return content
      }
    }
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
        var columns = self[parent].columns
        columns.hidden = min(columns.hidden, index)
        // Where all columns have room, nobody is left behind.
        if columns.isCollapsed { columns.left = self[parent].children.count - 1 - index }
        setColumns(columns, of: parent)
      case .content, .hosting, .container, .search: break
      }
    }
  }

  /// Changes which columns a split view shows. Where there is room for one, the others lie on the stack of the primary one,
  /// if that is a navigation controller: it stays on screen, and its own top is covered.
  mutating func setColumns(_ columns: ViewController.Columns, of split: ControllerID) {
    self[split].columns = columns
    guard let primary = self[split].children.first, self[primary].kind == .navigation else { return }
    let isStack = columns.isCollapsed && columns.left < self[split].children.count - 1
    self[primary].isUnderColumns = isStack
    self[split].columns.isStack = isStack
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
}
