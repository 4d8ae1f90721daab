extension World {
  /// What a container of the app's own does with its children. Returns whether the word was one of these.
  mutating func performContainmentAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch (word, step.action.argument) {
    case (.addChild, .pair(let child, let container)): try addChild(child, to: container, step)
    case (.addSubviewOnly, .pair(let child, let container)): try addSubviewOnly(child, to: container, step)
    case (.removeChild, .name(let child)): try removeChild(child)
    case (.transition, .pair(let old, let new)): try transition(from: old, to: new, step)
    case (.beginAppearanceTransition, .name(let child)): try beginAppearanceTransition(child)
    case (.endAppearanceTransition, .name(let child)): try endAppearanceTransition(child)
    default: return false
    }
    return true
  }

  /// `addChild`, the child's view, `didMove(toParent:)`, in one go. (Apple, "Creating a custom container view
  /// controller".)
  private mutating func addChild(_ name: String, to containerName: String, _ step: ScriptStep) throws(StepProblem) {
    try requireContainer(containerName)
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
  private mutating func addSubviewOnly(_ name: String, to containerName: String, _ step: ScriptStep) throws(StepProblem)
  {
    let container = try onScreen(containerName)
    let loose = try makeNow(.controller(name), step)
    let rule = Rule.addSubviewOnly
    perform(.looseView, by: rule, animated: false) { $0.addLoose(loose, to: container) }
  }

  private mutating func removeChild(_ name: String) throws(StepProblem) {
    let child = try member(name)
    if let holder = hierarchy.members.first(where: { hierarchy[$0].loose.contains(child) }) {
      // The view is taken out of the window, and its controller is nobody's any more.
      let old = hierarchy
      standing = .inferred
      willDisappear([child])
      didDisappear([child], in: old)
      hierarchy.removeLoose(child, from: holder)
      return release([child])
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
  private mutating func transition(from old: String, to new: String, _ step: ScriptStep) throws(StepProblem) {
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

  // MARK: By hand

  /// The container tells the child by hand what it is about to do: to appear, if it is not on screen or on its way out,
  /// else to disappear. (Apple, `beginAppearanceTransition(_:animated:)`.)
  private mutating func beginAppearanceTransition(_ name: String) throws(StepProblem) {
    let child = try childForwardedByHand(name)
    standing = .documented
    let shown = hierarchy.shown(in: child)
    switch status[child.index].appearance {
    case .disappeared, .disappearing:
      willAppear(shown)
      // That `viewIsAppearing` and layout follow is stated nowhere.
      standing = .inferred
      isAppearing(shown)
      layOutNewViews(shown)
    case .appeared, .appearing: willDisappear(shown)
    }
  }

  private mutating func endAppearanceTransition(_ name: String) throws(StepProblem) {
    let child = try childForwardedByHand(name)
    standing = .documented
    switch status[child.index].appearance {
    case .appearing: didAppear(hierarchy.shown(in: child))
    case .disappearing: didDisappear(hierarchy.shown(in: child), in: hierarchy)
    case .appeared, .disappeared: throw .nothingBegun(name)
    }
  }

  private func childForwardedByHand(_ name: String) throws(StepProblem) -> ControllerID {
    let child = try member(name)
    let container = try container(of: child)
    guard hierarchy[container].forwardsByHand else {
      throw .forwardsAutomatically(hierarchy[container].name, child: name)
    }
    return child
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

  private func container(of child: ControllerID) throws(StepProblem) -> ControllerID {
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
