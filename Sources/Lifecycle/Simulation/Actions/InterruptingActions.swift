// What happens while the transition of the step before still runs.
extension Simulation {
  mutating func performDuringTransition(_ step: ScriptStep) throws(StepProblem) {
    let text = step.action.text
    if let word = step.action.word, !word.releases.contains(platform.release) {
      throw .unavailable(word.rawValue, releases: word.releases, asked: platform.release)
    }
    guard let transition = open else { throw .nothingRuns(text, during: step.during?.text ?? "") }
    switch (step.action.word, step.action.argument) {
    case (.addChild?, .pair(let child, let container)):
      try addChildWhileAppearing(child, to: container, step, transition)
    case (.pop?, _) where transition.kind == .push && transition.container.map { hierarchy[$0].kind } == .navigation:
      try popDuringPush(step, transition)
    default: throw .cannotHappenDuring(text, transition: transition.kind.rawValue)
    }
  }

  private mutating func close(_ transition: AppearanceTransition) {
    open = nil
    note(transition)
    finish(transition)
  }

  /// From iOS 18 the user can go back while UIKit's own push still runs.
  private mutating func popDuringPush(
    _ step: ScriptStep, _ transition: AppearanceTransition
  ) throws(StepProblem) {
    guard choice(of: Rule.interruptedPush) == .completedThenPopped else {
      throw .unavailable("pop during a push", releases: .from(18), asked: platform.release)
    }
    close(transition)
    try pop(step.action.name, step)
  }

  private mutating func addChildWhileAppearing(
    _ name: String, to containerName: String, _ step: ScriptStep, _ transition: AppearanceTransition
  ) throws(StepProblem) {
    let container = try member(containerName)
    guard transition.incoming.contains(container), status[container.index].appearance == .appearing,
      hierarchy[container].kind == .content || hierarchy[container].kind == .container
    else { throw .cannotHappenDuring(step.action.text, transition: transition.kind.rawValue) }
    // What goes is still there until the transition ends.
    guard transition.previous.member(named: name) == nil else { throw .alreadyInHierarchy(name) }
    let child = try makeNow(.controller(name), step)
    hierarchy.makeContainer(container)
    hierarchy[container].children.append(child)
    hierarchy[child].parent = container
    standing = .documented
    moveToParent(.willMoveToParent, child, container, .documented)
    loadIfNeeded(child)
    moveToParent(.didMoveToParent, child, container, .documented)
    decision(of: .childWhileAppearing)
    standing = .inferred
    close(transition)
  }
}
