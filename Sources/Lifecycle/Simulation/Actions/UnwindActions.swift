// The way back through an unwind segue, call by call (`mattneub-unwind`).
extension Simulation {
  /// The destination is looked for from the source on, the source prepares, the destination's action runs, and then the
  /// containers are asked to show it.
  mutating func unwindSegue(to name: String, _ step: ScriptStep) throws(StepProblem) {
    let target = try member(name)
    guard target != frontContent else { throw .nowhereToUnwind(name) }
    for id in candidates(before: target) + [target] { emit(.canPerformUnwind, on: id, .observed) }
    prepareForSegue(step)
    emit(Callback(step.unwindAction), on: target, .observed)
    if let presented = hierarchy.presentedOver(target) { return dismiss(presented, revealing: target, step) }
    let containers = hierarchy.ancestors(of: target).dropFirst()
    let isOtherTab = containers.contains { hierarchy[$0].kind == .tabBar && !hierarchy.shows(target, in: $0) }
    let exchanging = containers.first {
      !hierarchy.shows(target, in: $0) && hierarchy[$0].kind == (isOtherTab ? .tabBar : .navigation)
    }
    askContainers(toShow: target)
    perform(
      isOtherTab ? .tab : .pop, by: isOtherTab ? tabRule(step, isTapped: false) : .navigationPop, in: exchanging,
      animated: step.animated
    ) { $0.reveal(target) }
  }

  private mutating func dismiss(_ presented: ControllerID, revealing target: ControllerID, _ step: ScriptStep) {
    if let presenter = hierarchy[presented].presentation?.presenter { emit(.dismissByUnwind, on: presenter, .observed) }
    askContainers(toShow: target)
    perform(
      .dismissal, by: .modalDismiss, animated: step.animated, between: principals(ofDismissing: presented)
    ) { hierarchy in
      hierarchy.unlink(presented)
      hierarchy.reveal(target)
    }
  }

  /// Those that are asked before the one that takes the segue: the source and what lies under it, the front first.
  private func candidates(before target: ControllerID) -> [ControllerID] {
    hierarchy.members.reversed().prefix { $0 != target }
      .filter { hierarchy[$0].isOfTheApp && status[$0.index].isLoaded }
  }

  /// Each container that does not show the destination is asked to (Apple, `unwind(for:towards:)`).
  private mutating func askContainers(toShow target: ControllerID) {
    for container in hierarchy.ancestors(of: target).dropFirst() where !hierarchy.shows(target, in: container) {
      emit(.unwindForTowards, on: container, .observed)
      guard hierarchy[container].kind == .navigation else { continue }
      emit(.popToViewController, on: container, .observed)
    }
  }
}
