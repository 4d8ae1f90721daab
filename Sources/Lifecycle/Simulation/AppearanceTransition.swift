/// A change of the hierarchy that has begun: who becomes visible, who becomes hidden, and by which order.
struct AppearanceTransition: Sendable {
  /// What the user or the app does, for messages.
  enum Kind: String, Sendable {
    case push, pop, dismissal, other
  }

  let kind: Kind
  let rule: Rule.ID
  let variant: Rule.Variant
  /// The hierarchy to which a cancelled transition returns.
  let previous: Hierarchy
  /// The controllers that become visible, each before its children.
  let incoming: [ControllerID]
  /// The controllers that become hidden, each before its children, what lies in front first.
  let outgoing: [ControllerID]
  /// The container that exchanges its children, if it is one.
  let container: ControllerID?
  let animated: Bool
}

extension World {
  /// Changes the hierarchy and begins the transition that follows from what becomes visible and what becomes hidden.
  mutating func begin(
    _ kind: AppearanceTransition.Kind, by rule: Rule, in container: ControllerID? = nil, animated: Bool,
    change: (inout Hierarchy) -> Void
  ) -> AppearanceTransition {
    let previous = hierarchy
    let before = previous.visible(on: platform)
    change(&hierarchy)
    let after = hierarchy.visible(on: platform)
    let transition = AppearanceTransition(
      kind: kind, rule: rule.id, variant: variant(of: rule), previous: previous,
      incoming: after.filter { !before.contains($0) },
      outgoing: previous.layers(before.filter { !after.contains($0) }).reversed().flatMap { $0 },
      container: container, animated: animated)
    run(transition.variant.begin, of: transition)
    return transition
  }

  mutating func finish(_ transition: AppearanceTransition) { run(transition.variant.finish, of: transition) }

  /// Takes the transition back: both sides return to where they were, and so does the hierarchy.
  mutating func cancel(_ transition: AppearanceTransition) {
    run(transition.variant.cancel, of: transition)
    hierarchy.restore(transition.previous)
  }

  /// Begins and finishes a transition in one go.
  mutating func perform(
    _ kind: AppearanceTransition.Kind, by rule: Rule, in container: ControllerID? = nil, animated: Bool,
    change: (inout Hierarchy) -> Void
  ) {
    finish(begin(kind, by: rule, in: container, animated: animated, change: change))
  }

  /// The order that holds: the one asked for by name, else the release's own.
  mutating func variant(of rule: Rule) -> Rule.Variant {
    let variant = orders[rule.id].flatMap(rule.variant(named:)) ?? rule.variant(on: platform.release)
    let applied = Step.AppliedRule(rule: rule.id, variant: variant.name)
    if !appliedRules.contains(applied) { appliedRules.append(applied) }
    return variant
  }

  private mutating func run(_ moments: [Moment], of transition: AppearanceTransition) {
    for moment in moments { run(moment, of: transition) }
  }

  private mutating func run(_ moment: Moment, of transition: AppearanceTransition) {
    func side(_ side: Side) -> [ControllerID] { side == .incoming ? transition.incoming : transition.outgoing }
    switch moment {
    case .load(let who): if let first = side(who).first { loadIfNeeded(first) }
    case .willAppear(let who): willAppear(side(who))
    case .isAppearing(let who): isAppearing(side(who))
    case .didAppear(let who): didAppear(side(who))
    case .willDisappear(let who): willDisappear(side(who))
    case .didDisappear(let who): didDisappear(side(who), as: transition.previous)
    case .layout(let who): layOutNewViews(side(who))
    case .layoutAgain(let who): if let first = side(who).first { layOut(first) }
    case .insideContainerLayout(let inner):
      if let container = transition.container { emit(.viewWillLayoutSubviews, on: container) }
      run(inner, of: transition)
      if let container = transition.container { emit(.viewDidLayoutSubviews, on: container) }
    case .whenViewsAreExchanged(let inner):
      guard transition.animated, !transition.incoming.isEmpty, !transition.outgoing.isEmpty else { return }
      run(inner, of: transition)
    case .activateApp: activateAppAtLaunch()
    }
  }
}
