extension Simulation {
  /// `addChild`, the child's view, `didMove(toParent:)`, in one go. (Apple, "Creating a custom container view
  /// controller".)
  mutating func addChild(_ name: String, to containerName: String, _ step: ScriptStep) throws(StepProblem) {
    try requireContainer(containerName)
    if let loose = looseView(named: name, in: try member(containerName)) {
      return adopt(loose, by: try customContainer(containerName))
    }
    let child = try makeNow(.controller(name), step)
    let container = try customContainer(containerName)
    if !hierarchy[container].forwardsByHand, hierarchy.visible.contains(container) {
      return perform(.childAddition, by: .addChild, in: container, animated: false) { $0.embed(child, in: container) }
    }
    // A container that is not on screen, or that forwards by hand: the child is told of its parent, and loads when the
    // container has a view to put it into.
    hierarchy.embed(child, in: container)
    standing = .documented
    moveToParent(.willMoveToParent, child, container, .documented)
    if status[container.index].isLoaded { loadIfNeeded(child) }
    moveToParent(.didMoveToParent, child, container, .documented)
  }

  /// Its view alone: the controller is nobody's child. Nothing is forwarded to it afterwards.
  mutating func addSubviewOnly(_ name: String, to containerName: String, _ step: ScriptStep) throws(StepProblem) {
    let container = try onScreen(containerName)
    let loose = try makeNow(.controller(name), step)
    perform(.looseView, by: .addSubviewOnly, animated: false) { $0.addLoose(loose, to: container) }
  }

  private func looseView(named name: String, in container: ControllerID) -> ControllerID? {
    hierarchy[container].loose.first { hierarchy[$0].name == name }
  }

  /// The view is in its place already: only the parent is new.
  private mutating func adopt(_ child: ControllerID, by container: ControllerID) {
    hierarchy.removeLoose(child, from: container)
    hierarchy.embed(child, in: container)
    standing = .documented
    moveToParent(.willMoveToParent, child, container, .documented)
    moveToParent(.didMoveToParent, child, container, .documented)
  }

  mutating func removeChild(_ name: String) throws(StepProblem) {
    let child = try member(name)
    if let holder = hierarchy.members.first(where: { hierarchy[$0].loose.contains(child) }) {
      return removeLoose(child, from: holder)
    }
    let container = try container(of: child)
    if !hierarchy[container].forwardsByHand, hierarchy.visible.contains(container) {
      return perform(.childRemoval, by: .removeChild, in: container, animated: false) {
        $0.remove(child, from: container)
      }
    }
    let kept = hierarchy
    moveToParent(.willMoveToParent, child, nil, .documented)
    hierarchy.remove(child, from: container)
    moveToParent(.didMoveToParent, child, nil, .documented)
    release(hierarchy.lost(since: kept))
  }

  /// The new child is added, the old one removed, and UIKit exchanges their views.
  mutating func transition(from old: String, to new: String, _ step: ScriptStep) throws(StepProblem) {
    let outgoing = try member(old)
    let container = try container(of: outgoing)
    guard !hierarchy[container].forwardsByHand else { throw .forwardsByHand(hierarchy[container].name) }
    guard let index = hierarchy[container].children.firstIndex(of: outgoing) else { throw .noChild(old) }
    if let sibling = hierarchy.member(named: new), sibling != outgoing, hierarchy[sibling].parent == container {
      // It was added before, with its view: only the old one is left to go.
      return perform(.childExchange, by: .containerTransition, in: container, animated: step.animated) {
        $0.remove(outgoing, from: container)
      }
    }
    let incoming = try makeNow(.controller(new), step)
    if !hierarchy.visible.contains(container), status[container.index].isLoaded { loadIfNeeded(incoming) }
    perform(.childExchange, by: .containerTransition, in: container, animated: step.animated) { hierarchy in
      hierarchy[container].children[index] = incoming
      hierarchy[incoming].parent = container
    }
  }

  // MARK: Which container

  private func requireContainer(_ name: String) throws(StepProblem) {
    let kind = hierarchy[try member(name)].kind
    guard kind == .container || kind == .content else { throw .noContainer(name) }
  }

  /// A controller of the app's own that can take children; one without any becomes a container.
  private mutating func customContainer(_ name: String) throws(StepProblem) -> ControllerID {
    let id = try member(name)
    hierarchy.makeContainer(id)
    return id
  }

  func container(of child: ControllerID) throws(StepProblem) -> ControllerID {
    guard let parent = hierarchy[child].parent, hierarchy[parent].kind == .container else {
      throw .noChild(hierarchy[child].name)
    }
    return parent
  }
}

extension Hierarchy {
  /// A controller of the app's own that shows a view takes its first child.
  mutating func makeContainer(_ id: ControllerID) {
    guard self[id].kind == .content else { return }
    self[id].kind = .container
    self[id].isContainerForNow = true
  }

  /// Without a child, one that became a container shows a view and nothing else, as before.
  fileprivate mutating func remove(_ child: ControllerID, from container: ControllerID) {
    self[container].children.removeAll { $0 == child }
    guard self[container].isContainerForNow, self[container].children.isEmpty else { return }
    self[container].kind = .content
    self[container].isContainerForNow = false
  }

  fileprivate mutating func embed(_ child: ControllerID, in container: ControllerID) {
    self[container].children.append(child)
    self[child].parent = container
  }
}
