// What the app's own code tells controllers, or does to their views, without a transition of UIKit's.
extension Simulation {
  /// The container tells the child by hand what it is about to do: to appear, if it is not on screen or on its way out,
  /// else to disappear. (Apple, `beginAppearanceTransition(_:animated:)`.)
  mutating func beginAppearanceTransition(_ name: String) throws(StepProblem) {
    let child = try childForwardedByHand(name)
    let shown = hierarchy.shown(in: child)
    let outer = current
    defer { current = outer }
    standing = .documented
    switch status[child.index].appearance {
    case .disappeared, .disappearing:
      current = startedByHand(.byHand, incoming: shown, in: hierarchy[child].parent).place
      willAppear(shown)
      // That `viewIsAppearing` and layout follow is stated nowhere.
      standing = .inferred
      isAppearing(shown)
      layOutNewViews(shown)
    case .appeared, .appearing:
      current = startedByHand(.byHand, outgoing: shown, in: hierarchy[child].parent).place
      willDisappear(shown)
    }
  }

  mutating func endAppearanceTransition(_ name: String) throws(StepProblem) {
    let child = try childForwardedByHand(name)
    let shown = hierarchy.shown(in: child)
    let outer = current
    defer { current = outer }
    standing = .documented
    switch status[child.index].appearance {
    case .appearing:
      endByHand(startedByHand(.byHand, incoming: shown, in: hierarchy[child].parent, begins: false))
      didAppear(shown)
    case .disappearing:
      endByHand(startedByHand(.byHand, outgoing: shown, in: hierarchy[child].parent, begins: false))
      didDisappear(shown, in: hierarchy)
    case .appeared, .disappeared: throw .nothingBegun(name)
    }
  }

  /// The view is taken out of the window, and its controller is nobody's any more.
  mutating func removeLoose(_ child: ControllerID, from holder: ControllerID) {
    let old = hierarchy
    let transition = startedByHand(.childRemoval, outgoing: [child], in: holder)
    let outer = current
    defer { current = outer }
    current = transition.place
    standing = .inferred
    willDisappear([child])
    endByHand(transition)
    didDisappear([child], in: old)
    hierarchy.removeLoose(child, from: holder)
    release([child])
  }

  /// No rule decides the order of such a transition, and the hierarchy stays as it is.
  mutating func startedByHand(
    _ kind: AppearanceTransition.Kind, incoming: [ControllerID] = [], outgoing: [ControllerID] = [],
    in container: ControllerID?, animated: Bool = false, begins: Bool = true
  ) -> AppearanceTransition {
    started(
      AppearanceTransition(
        kind: kind, decision: nil, previous: hierarchy, incoming: incoming, outgoing: outgoing,
        comer: incoming.first, goer: outgoing.first, container: container, style: nil, animated: animated,
        isInteractive: false, releasesAtEnd: false, loads: incoming.first.map { !status[$0.index].isLoaded } ?? false,
        joined: [], left: [], animator: nil), begins: begins)
  }

  mutating func endByHand(_ transition: AppearanceTransition) { _ = ending(transition, .finished) }

  private func childForwardedByHand(_ name: String) throws(StepProblem) -> ControllerID {
    let child = try member(name)
    let container = try container(of: child)
    guard hierarchy[container].forwardsByHand else {
      throw .forwardsAutomatically(hierarchy[container].name, child: name)
    }
    return child
  }
}
