/// The window's view controllers: who contains whom, and who presents whom.
struct Hierarchy: Hashable, Sendable {
  private var controllers: [ViewController] = []
  /// Places in `controllers` whose controller is gone.
  private var free: [Int] = []
  private var instances: [String: Int] = [:]
  /// How many names of each kind unnamed containers have taken in the process that runs.
  private var containerNumbers: [String: Int] = [:]

  /// The window's root.
  var root: ControllerID?

  subscript(id: ControllerID) -> ViewController {
    _read { yield controllers[id.index] }
    _modify { yield &controllers[id.index] }
  }

  /// Adds a controller that stands nowhere yet.
  ///
  /// Containers that the scenario does not name are called `Nav`, `TabBar`; a second one of the kind `Nav2`.
  mutating func insert(_ kind: ViewController.Kind, named name: String?, reserved: Set<String>) -> ControllerID {
    let index = free.popLast() ?? controllers.count
    let id = ControllerID(index: index)
    let usedName = name ?? freeName(like: Self.baseName(of: kind), reserved: reserved)
    let instance = instances[usedName, default: 0] + 1
    instances[usedName] = instance
    let controller = ViewController(id: id, name: usedName, kind: kind, instance: instance, isNamed: name != nil)
    if index == controllers.count { controllers.append(controller) } else { controllers[index] = controller }
    return id
  }

  private static func baseName(of kind: ViewController.Kind) -> String {
    switch kind {
    case .tabBar: "TabBar"
    case .page: "Page"
    case .split: "Split"
    default: "Nav"
    }
  }

  private mutating func freeName(like base: String, reserved: Set<String>) -> String {
    var number = containerNumbers[base, default: 0]
    var name: String
    repeat {
      number += 1
      name = number == 1 ? base : "\(base)\(number)"
    } while reserved.contains(name)
    containerNumbers[base] = number
    return name
  }

  /// Empties the window for good; the next process names its containers anew.
  mutating func removeAll() {
    root = nil
    containerNumbers = [:]
  }

  /// Whether a controller of that name was ever there.
  func hasKnown(_ name: String) -> Bool { instances[name] != nil }

  /// How many places there are, free ones included.
  var count: Int { controllers.count }

  /// Gives back the places of all controllers but those that hang on the root.
  mutating func forgetOthers() {
    var isMember = [Bool](repeating: false, count: controllers.count)
    var left = controllers.count
    for id in members {
      isMember[id.index] = true
      left -= 1
    }
    guard left > free.count else { return }
    // What a controller presented that is gone since, its presenter keeps on screen.
    for id in members {
      guard let presentation = self[id].presentation, !isMember[presentation.caller.index] else { continue }
      self[id].presentation?.caller = presentation.presenter
    }
    free = controllers.indices.filter { !isMember[$0] }.reversed()
  }

  /// Takes every link back to where it was; controllers that came since then are gone.
  mutating func restore(_ previous: Hierarchy) {
    controllers = previous.controllers
    free = previous.free
    root = previous.root
  }

  /// The controllers that hang on the root, each before its children and those before what it presents.
  var members: [ControllerID] {
    var result: [ControllerID] = []
    result.reserveCapacity(controllers.count)
    if let root { collect(root, into: &result) }
    return result
  }

  private func collect(_ id: ControllerID, into result: inout [ControllerID]) {
    result.append(id)
    for child in controllers[id.index].children { collect(child, into: &result) }
    for loose in controllers[id.index].loose { collect(loose, into: &result) }
    if let presented = controllers[id.index].presented { collect(presented, into: &result) }
  }

  /// Controllers that hang on the root here and there, and whose children are not the same.
  func membersWithOtherChildren(than previous: Hierarchy) -> [ControllerID] {
    let changed = previous.controllers.indices.filter {
      previous.controllers[$0].children != controllers[$0].children
    }
    guard !changed.isEmpty else { return [] }
    let (now, before) = (members, previous.members)
    return changed.map { ControllerID(index: $0) }.filter { now.contains($0) && before.contains($0) }
  }

  /// The controller of that name in the hierarchy as it stands.
  func member(named name: String) -> ControllerID? {
    var found: ControllerID?
    func search(_ id: ControllerID) {
      if controllers[id.index].name == name { found = id }
      for child in controllers[id.index].children { search(child) }
      for loose in controllers[id.index].loose { search(loose) }
      if let presented = controllers[id.index].presented { search(presented) }
    }
    if let root { search(root) }
    return found
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

  /// The controller and all that it contains, without what they present.
  func subtree(_ id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    func add(_ id: ControllerID) {
      result.append(id)
      for child in self[id].children { add(child) }
    }
    add(id)
    return result
  }
}
