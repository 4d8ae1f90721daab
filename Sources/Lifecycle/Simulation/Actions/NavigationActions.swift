extension Simulation {
  mutating func push(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    finish(try beginPush(term, step))
  }

  mutating func beginPush(
    _ term: Structure.Term, _ step: ScriptStep, isInteractive: Bool = false
  ) throws(StepProblem) -> AppearanceTransition {
    let navigation = try frontNavigation(for: step.action.word ?? .push)
    if let container = term.nameOfUnpushable { throw .cannotBePushed(container) }
    let pushed = try makeNow(term, step)
    prepareForSegue(step, to: pushed)
    return begin(
      .push, by: .navigationPush, in: navigation, animated: step.animated, isInteractive: isInteractive,
      animator: step.animator
    ) { hierarchy in
      hierarchy[navigation].children.append(pushed)
      hierarchy[pushed].parent = navigation
    }
  }

  /// The named controller, or whatever is on top.
  mutating func pop(_ name: String?, _ step: ScriptStep, for word: ActionWord = .pop) throws(StepProblem) {
    finish(try beginPop(name, step, for: word))
  }

  mutating func beginPop(
    _ name: String?, _ step: ScriptStep, for word: ActionWord, isInteractive: Bool = false
  ) throws(StepProblem) -> AppearanceTransition {
    if name == nil, let split = collapsedSplitShowingDetail(), poppable(in: stacks(for: word)) == nil {
      return beginUncoveringPrimary(of: split, step, isInteractive: isInteractive)
    }
    let navigation = try stackToPop(name, for: word)
    return beginPop(
      navigation, keeping: hierarchy[navigation].children.count - 1, step, isInteractive: isInteractive)
  }

  mutating func popToRoot(_ step: ScriptStep) throws(StepProblem) {
    let navigation = try poppableNavigation(for: .popToRoot)
    finish(beginPop(navigation, keeping: 1, step))
  }

  /// What SwiftUI's path loses.
  mutating func popTop(_ step: ScriptStep) throws(StepProblem) {
    let navigation = try poppableNavigation(for: .pop)
    finish(beginPop(navigation, keeping: hierarchy[navigation].children.count - 1, step))
  }

  mutating func popTo(_ name: String, _ step: ScriptStep) throws(StepProblem) {
    let navigation = try navigation(for: .popTo, holding: name)
    let stack = hierarchy[navigation].children
    guard let index = stack.firstIndex(where: { hierarchy.subtree($0).contains { hierarchy[$0].name == name } }) else {
      throw .notOnStack(name, stack: stack.map { hierarchy[$0].name })
    }
    guard index < stack.count - 1 else { throw .stackOfOne(ActionWord.popTo.rawValue, controller: name) }
    finish(beginPop(navigation, keeping: index + 1, step))
  }

  /// Whatever lies above is popped in one transition; those between hear nothing, since they were not visible.
  mutating func beginPop(
    _ navigation: ControllerID, keeping count: Int, _ step: ScriptStep, isInteractive: Bool = false
  ) -> AppearanceTransition {
    begin(
      .pop, by: .navigationPop, in: navigation, animated: step.animated, isInteractive: isInteractive,
      animator: step.animator
    ) { hierarchy in
      hierarchy[navigation].children.removeSubrange(count...)
    }
  }

  /// The last item decides the transition: new, a push; lower on the stack, a pop; already on top, none.
  /// (Apple, `setViewControllers(_:animated:)`.)
  mutating func setStack(_ terms: [Structure.Term], _ step: ScriptStep) throws(StepProblem) {
    guard let last = terms.last else { throw .emptyStack }
    if let repeated = terms.flatMap({ $0.names }).firstRepeated { throw .repeatedName(repeated) }
    let navigation = try frontNavigation(for: .setStack)
    if let container = terms.lazy.compactMap({ $0.nameOfUnpushable }).first { throw .cannotBePushed(container) }
    let old = hierarchy[navigation].children
    func standing(_ term: Structure.Term) -> ControllerID? {
      guard case .controller(let name) = term else { return nil }
      return old.first { hierarchy[$0].name == name }
    }
    let isPop = standing(last) != nil
    var stack: [ControllerID] = []
    for term in terms {
      if let id = standing(term) { stack.append(id) } else { stack.append(try makeNow(term, step)) }
    }
    // The stack is replaced when the transition finishes (Apple, `setViewControllers(_:animated:)`).
    let transition = begin(
      isPop ? .pop : .push, by: isPop ? .navigationPop : .navigationPush, in: navigation, animated: step.animated,
      releasesAtEnd: true, animator: step.animator
    ) { hierarchy in
      hierarchy[navigation].children = stack
      for id in stack { hierarchy[id].parent = navigation }
    }
    finish(transition)
  }

  /// `show` pushes where a navigation controller is in front, and presents where there is none.
  mutating func show(_ term: Structure.Term, _ step: ScriptStep) throws(StepProblem) {
    if innermostNavigation() != nil { return try push(term, step) }
    guard let caller = frontContent else { throw .noHierarchy(ActionWord.show.rawValue) }
    try present(term, as: .automatic, from: hierarchy[caller].name, step)
  }

  /// Goes back to a controller below. What lies over it is dismissed, and the containers around it show it: navigation
  /// controllers pop, tab bar controllers select. (Apple, `unwind(for:towards:)`.) Without a name, it goes one step back.
  mutating func unwind(to name: String?, _ step: ScriptStep) throws(StepProblem) {
    let front = hierarchy.front
    guard let name else {
      guard let top = front.first, hierarchy[top].presentation != nil else { return try pop(nil, step, for: .unwind) }
      return try dismiss(hierarchy[top].name, step)
    }
    try unwindSegue(to: name, step)
  }

  /// A storyboard makes the destination of a segue, and tells the source before the destination's view loads
  /// (`remkoh-storyboard-lifecycle`, `yagamo-2019-05-21-lifecycle`).
  mutating func prepareForSegue(
    _ step: ScriptStep, source: ControllerID? = nil, to destination: ControllerID? = nil
  ) {
    guard step.initiator == .storyboard, let source = source ?? frontContent else { return }
    if let destination { instantiate(destination) }
    emit(.prepareForSegue, on: source, .observed)
  }

  // MARK: Which navigation controller

  /// The innermost navigation controller of what lies in front.
  func innermostNavigation() -> ControllerID? { innermostNavigation(in: stacks(isUnder: false)) }

  private func innermostNavigation(in layer: [ControllerID]) -> ControllerID? {
    layer.last { hierarchy[$0].kind == .navigation && !hierarchy[$0].isUnderColumns }
  }

  /// Where an action looks for its stack. Code reaches those under what is presented, too, if there is none in front. A
  /// finger does not.
  private func stacks(for word: ActionWord) -> [ControllerID] {
    switch word {
    case .beginInteractivePop, .finishInteractivePop, .beginInteractivePush: stacks(isUnder: false)
    default: stacks(isUnder: true)
    }
  }

  /// What lies in front, or around the controller that is searched; or around whoever presents what lies in front, or else
  /// in what that shows.
  private func stacks(isUnder: Bool) -> [ControllerID] {
    var layer = hierarchy.front
    while innermostNavigation(in: layer) == nil, let presented = layer.first,
      isUnder || hierarchy[presented].kind == .search, let caller = hierarchy[presented].presentation?.caller
    {
      layer = hierarchy.ancestors(of: caller).reversed()
      if innermostNavigation(in: layer) == nil, let base = layer.first { layer = hierarchy.shown(in: base) }
    }
    return layer
  }

  private func frontNavigation(for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let id = innermostNavigation(in: stacks(for: word)) else { throw .noNavigationController(word.rawValue) }
    return id
  }

  /// The stack in front; or the one that holds the controller where that is another one, such as a hidden tab's.
  private func navigation(for word: ActionWord, holding name: String) throws(StepProblem) -> ControllerID {
    let front = innermostNavigation(in: stacks(for: word))
    guard let id = hierarchy.member(named: name), front.map({ !hierarchy.subtree($0).contains(id) }) ?? true,
      let stack = hierarchy.ancestors(of: id).dropFirst().first(where: { hierarchy[$0].kind == .navigation })
    else { return try frontNavigation(for: word) }
    return stack
  }

  /// The stack on whose top the named controller stands; without a name the innermost one that has something to pop.
  private func stackToPop(_ name: String?, for word: ActionWord) throws(StepProblem) -> ControllerID {
    guard let name else { return try poppableNavigation(for: word) }
    // The stack may be hidden in another tab: code can pop it before it selects that tab.
    let top = try member(name)
    guard let stack = hierarchy[top].parent, hierarchy[stack].kind == .navigation,
      hierarchy[stack].children.count > 1
    else { throw .stackOfOne(word.rawValue, controller: name) }
    return stack
  }

  /// The innermost of these that has something to pop.
  func poppableNavigation(for word: ActionWord) throws(StepProblem) -> ControllerID {
    let innermost = try frontNavigation(for: word)
    if let id = poppable(in: stacks(for: word)) { return id }
    throw .stackOfOne(word.rawValue, controller: hierarchy[innermost].children.last.map { hierarchy[$0].name })
  }

  private func poppable(in front: [ControllerID]) -> ControllerID? {
    front.last {
      hierarchy[$0].kind == .navigation && hierarchy[$0].children.count > 1 && !hierarchy[$0].isUnderColumns
    }
  }
}
