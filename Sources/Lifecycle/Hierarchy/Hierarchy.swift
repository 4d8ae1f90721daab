/// View controllers with their places: a forest, of which the window's root is one tree.
struct Hierarchy: Hashable, Sendable {
  private struct Parts: Hashable, Sendable {
    var controllers = Chunks<ViewController>()
    /// Places whose controller is gone, the next one to take last.
    var freePlaces: [Int] = []
    /// Whether controllers may have gone whose places are not free yet.
    var mayHaveLost = false
    var root: ControllerID?
    var previewRoot: ControllerID?
    var looseRoots: [ControllerID] = []
  }

  /// The only element holds all: copies share it until one of them changes, and each is one word to hand on.
  private var parts = [Parts()]

  private var controllers: Chunks<ViewController> {
    _read { yield parts[0].controllers }
    _modify { yield &parts[0].controllers }
  }
  /// The window's root.
  var root: ControllerID? {
    get { parts[0].root }
    set {
      if newValue != parts[0].root { parts[0].mayHaveLost = true }
      parts[0].root = newValue
    }
  }
  /// What is previewed, which stands beside the window.
  var previewRoot: ControllerID? {
    get { parts[0].previewRoot }
    set { parts[0].previewRoot = newValue }
  }

  /// The controllers whose views were put into other controllers' views. They are nobody's children, so that each is a root
  /// of its own.
  private(set) var looseRoots: [ControllerID] {
    _read { yield parts[0].looseRoots }
    _modify { yield &parts[0].looseRoots }
  }

  #if hasFeature(Embedded)
    // For browsers nothing is inlined: three hundred places would each walk through the pieces of the list.
    subscript(id: ControllerID) -> ViewController {
      @inline(never) get { controllers[id.index] }
      _modify { yield &controllers[id.index] }
    }
  #else
    subscript(id: ControllerID) -> ViewController {
      _read { yield controllers[id.index] }
      _modify { yield &controllers[id.index] }
    }
  #endif

  /// How many places there are, free ones included.
  var count: Int { controllers.count }

  /// The place of the next controller.
  mutating func freePlace() -> ControllerID { ControllerID(index: parts[0].freePlaces.popLast() ?? count) }

  /// Puts a controller that hangs on nothing yet into a place that is free, or into the next one.
  mutating func place(_ controller: ViewController) {
    if controller.id.index == count { controllers.append(controller) } else { self[controller.id] = controller }
  }

  /// Gives back the places of all controllers but those that hang on the window's root.
  mutating func freeOtherPlaces() {
    guard parts[0].mayHaveLost else { return }
    parts[0].mayHaveLost = false
    let members = members
    guard count - members.count > parts[0].freePlaces.count else { return }
    let isMember = marks(members)
    // What a controller presented that is gone since, its presenter keeps on screen.
    for id in members {
      guard let presentation = self[id].presentation, !isMember[presentation.caller.index] else { continue }
      self[id].presentation?.caller = presentation.presenter
    }
    if !looseRoots.isEmpty { looseRoots.removeAll { !isMember[$0.index] } }
    parts[0].freePlaces = (0..<count).filter { !isMember[$0] }.reversed()
  }

  /// Controllers have gone, or will have once nothing is under way.
  mutating func noteLosses() { parts[0].mayHaveLost = true }

  /// Nothing hangs on anything any more.
  mutating func forget() {
    parts[0].root = nil
    parts[0].mayHaveLost = true
    parts[0].previewRoot = nil
    parts[0].looseRoots = []
  }

  /// Whether a view was put into another controller's view without its controller.
  var hasLooseViews: Bool { !looseRoots.isEmpty }

  /// The root of a hierarchy in which nobody is besides those that hang on it.
  mutating func setRoot(_ id: ControllerID?) {
    parts[0].root = id
    parts[0].mayHaveLost = false
  }

  mutating func setLoose(_ roots: [ControllerID]) { looseRoots = roots }

  mutating func addLoose(_ id: ControllerID, to holder: ControllerID) {
    looseRoots.append(id)
    self[holder].loose.append(id)
  }

  mutating func removeLoose(_ id: ControllerID, from holder: ControllerID) {
    looseRoots.removeAll { $0 == id }
    self[holder].loose.removeAll { $0 == id }
  }

  /// For each place, whether its controller is one of these.
  func marks(_ ids: [ControllerID]) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    for id in ids { result[id.index] = true }
    return result
  }

  /// Those that are not among the others.
  func those(of ids: [ControllerID], notAmong others: [ControllerID]) -> [ControllerID] {
    // A look at each is quicker than marks for all as long as there are few.
    if ids.count * others.count < 400 { return ids.filter { !others.contains($0) } }
    let isOther = marks(others)
    return ids.filter { !isOther[$0.index] }
  }

  // MARK: Walks

  /// The controller and all that it leads to, each before what it leads to itself.
  ///
  /// Chains of children and of presentations can be longer than a thread's stack is deep, so nothing calls itself here.
  @inline(__always)
  func walk(from start: ControllerID?, _ addNext: (ControllerID, inout Due) -> Void) -> [ControllerID] {
    guard let start else { return [] }
    var result: [ControllerID] = []
    result.reserveCapacity(count)
    var due = Due()
    due.append(start)
    while let id = due.popLast() {
      result.append(id)
      let first = due.count
      addNext(id, &due)
      if due.count > first + 1 { due.reverse(from: first) }
    }
    return result
  }

  /// The controllers that hang on the root, each before its children and those before what it presents.
  var members: [ControllerID] {
    let controllers = controllers
    return walk(from: root) { id, next in
      for child in controllers[id.index].children { next.append(child) }
      for loose in controllers[id.index].loose { next.append(loose) }
      // The search controller that it holds, while it is not presented.
      if let search = controllers[id.index].search, controllers[search.index].presentation == nil {
        next.append(search)
      }
      if let presented = controllers[id.index].presented { next.append(presented) }
    }
  }

  /// Whether the controller hangs on the root.
  func isMember(_ id: ControllerID) -> Bool {
    var id = id
    while id != root {
      if let parent = self[id].parent {
        guard self[parent].children.contains(id) else { return false }
        id = parent
      } else if let presenter = self[id].presentation?.presenter {
        guard self[presenter].presented == id else { return false }
        id = presenter
      } else {
        guard self[id].kind == .search || looseRoots.contains(id) else { return false }
        return members.contains { self[$0].loose.contains(id) || self[$0].search == id }
      }
    }
    return root != nil
  }

  /// The controller of that name in the hierarchy as it stands.
  func member(named name: String) -> ControllerID? {
    // A look at every place is faster than a walk, and few places have the name.
    for place in 0..<count where controllers[place].name == name {
      let id = ControllerID(index: place)
      if isMember(id) { return id }
    }
    return nil
  }

  /// The controller and all that it contains, without what they present.
  func subtree(_ id: ControllerID) -> [ControllerID] {
    walk(from: id) { id, next in for child in self[id].children { next.append(child) } }
  }

  /// The controller itself, its parent, and so on up.
  func ancestors(of id: ControllerID) -> [ControllerID] {
    var result = [id]
    while let last = result.last, let parent = self[last].parent { result.append(parent) }
    return result
  }

  /// The topmost container around the controller, or the controller itself.
  func outermost(_ id: ControllerID) -> ControllerID {
    var id = id
    while let parent = self[id].parent { id = parent }
    return id
  }

  /// The nearest controller, itself included, that is presented.
  func presentedAncestor(of id: ControllerID) -> ControllerID? {
    ancestors(of: id).first { self[$0].presentation != nil }
  }

  // MARK: What changed

  /// Controllers that hang on the root here and there, and whose children are not the same, as they stand here.
  func membersWithOtherChildren(than previous: Hierarchy) -> [ControllerID] {
    let found = controllers.placesNotShared(with: previous.controllers)
      .filter { previous.controllers[$0].children != controllers[$0].children }
      .map { ControllerID(index: $0) }
      .filter { isMember($0) && previous.isMember($0) }
    // Places have an order of their own, in which they were taken.
    return found.count < 2 ? found : members.filter { found.contains($0) }
  }

  /// The controllers that hung on the root before and do not any more, in the order in which they stood.
  func lost(since previous: Hierarchy) -> [ControllerID] {
    if root == previous.root, hasAllLinks(of: previous) { return [] }
    let isMember = marks(members)
    return previous.members.filter { $0.index >= count || !isMember[$0.index] }
  }

  /// Whether nothing was taken away from any controller; what was only added takes nobody out of the window.
  private func hasAllLinks(of previous: Hierarchy) -> Bool {
    controllers.placesNotShared(with: previous.controllers).allSatisfy { place in
      let (old, new) = (previous.controllers[place], controllers[place])
      return (old.presented == nil || old.presented == new.presented)
        && (old.children.isEmpty || new.children.starts(with: old.children))
        && (old.loose.isEmpty || new.loose.starts(with: old.loose))
        && (old.search == nil || old.search == new.search)
    }
  }

  /// How much memory the window needs besides what it shares with another one, in pieces of a fixed size.
  func ownChunks(besides other: Hierarchy) -> Int { controllers.ownChunks(besides: other.controllers) }
}
