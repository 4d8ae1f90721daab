/// A change of the hierarchy that has begun: who becomes visible, who becomes hidden, and by which order.
struct AppearanceTransition: Hashable, Sendable {
  typealias Kind = Step.Transition.Kind

  let kind: Kind
  var isPageTurn: Bool { kind == .pageForward || kind == .pageBack }
  /// The order that it takes; `nil` where the app's own code decides it.
  let decision: Decision?
  /// The hierarchy to which a cancelled transition returns.
  var previous: Hierarchy
  /// The controllers that become visible, each before its children.
  var incoming: [ControllerID]
  /// The controllers that become hidden, each before its children, what lies in front first.
  var outgoing: [ControllerID]
  /// The outermost controller that it brings, and the one that it takes away.
  var comer: ControllerID?
  var goer: ControllerID?
  /// The container that exchanges its children, if it is one.
  var container: ControllerID?
  /// With a presentation: its style, adapted to the window.
  let style: PresentationStyle?
  let animated: Bool
  /// Whether the finger decides how it ends.
  let isInteractive: Bool
  /// Whether what it removes is given back only when it has ended.
  let releasesAtEnd: Bool
  /// Whether what comes has no view before it.
  let loads: Bool
  /// The controllers that get a parent by it.
  var joined: [ControllerID]
  /// The controllers that lose their parent by it.
  var left: [ControllerID]
  /// What of the app's own runs it.
  let animator: TransitionAnimator?
  /// The closure that runs when it has ended, if code brought it about.
  var completion: Completion?
  /// The style of what the user dismisses with it, of which the delegate is told at its end.
  var dismissedByUser: PresentationStyle?
  /// Where it stands among the transitions of the step that runs, if it does.
  var place: Int?
}

/// A closure that code has given to `present` or to `dismiss`, on the controller that is presented or dismissed.
enum Completion: Hashable, Sendable {
  case present(ControllerID)
  case dismiss(ControllerID)
}

/// Between whom a transition goes on, where that is not to be seen in a container.
struct Principals {
  var comer: ControllerID?
  var goer: ControllerID?
  var style: PresentationStyle?
}

extension Simulation {
  /// Changes the hierarchy and begins the transition that follows from what becomes visible and what becomes hidden.
  mutating func begin(
    _ kind: AppearanceTransition.Kind, by rule: Rule.Number, in container: ControllerID? = nil, animated: Bool,
    isInteractive: Bool = false, releasesAtEnd: Bool = false, animator: TransitionAnimator? = nil,
    between principals: Principals = Principals(), completion: Completion? = nil,
    change: (inout Hierarchy) -> Void
  ) -> AppearanceTransition {
    let previous = hierarchy
    let before = previous.visibleInAllTrees
    change(&hierarchy)
    let after = hierarchy.visibleInAllTrees
    var gone = hierarchy.those(of: before, notAmong: after)
    if rule == .windowSetRootUnderPresentation, let root = previous.root {
      gone = before.contains(root) ? previous.shown(in: root) : []
    }
    let (joined, left) = parentChanges(from: previous)
    let incoming = hierarchy.those(of: after, notAmong: before)
    let outgoing = gone.isEmpty ? [] : previous.layers(gone).reversed().flatMap { $0 }
    let comer = principals.comer ?? hierarchy.firstShown(in: container, notIn: previous) ?? incoming.first
    let transition = started(
      AppearanceTransition(
        kind: kind, decision: decision(of: rule), previous: previous, incoming: incoming,
        outgoing: outgoing, comer: comer,
        goer: principals.goer ?? previous.firstShown(in: container, notIn: hierarchy) ?? outgoing.first,
        container: container, style: principals.style, animated: animated, isInteractive: isInteractive,
        releasesAtEnd: releasesAtEnd, loads: comer.map { !status[$0.index].isLoaded } ?? false,
        joined: joined, left: left, animator: animated ? animator : nil, completion: completion), begins: true)
    let outer = current
    current = transition.place
    defer { current = outer }
    askForAnimator(of: transition)
    // A rule that does not place the parent's calls is one in which nobody was seen to log them: they come first.
    standing = .inferred
    for side: Side in [.incoming, .outgoing] where !transition.beginning.contains(.willMoveToParent(side)) {
      willMoveToParent(side, of: transition)
    }
    run(transition.beginning, of: transition)
    return transition
  }

  /// Ends it; parents are told of and memory is given back at the end, where the rule has not placed that.
  mutating func finish(_ transition: AppearanceTransition) {
    if staysOpen {
      staysOpen = false
      open = transition
      return
    }
    let outer = ending(transition, .finished)
    defer { current = outer }
    run(transition.finish, of: transition)
    standing = .inferred
    didMoveToParent(.incoming, of: transition)
    didMoveToParent(.outgoing, of: transition)
    guard !transition.finish.contains(.release), !transition.finish.contains(.leaveBehind) else { return }
    release(hierarchy.lost(since: transition.previous))
  }

  /// Takes the transition back: both sides return to where they were, and so does the hierarchy. What was only coming
  /// is given back.
  mutating func cancel(_ transition: AppearanceTransition) {
    let outer = ending(transition, .cancelled)
    defer { current = outer }
    run(transition.cancellation, of: transition)
    tellAnimator(.animationEnded, of: transition)
    let previous = transition.previous
    standing = .inferred
    for id in transition.left { status[id.index].isMovingFromParent = false }
    release(previous.lost(since: hierarchy))
    hierarchy = previous
  }

  /// Begins and finishes a transition in one go.
  mutating func perform(
    _ kind: AppearanceTransition.Kind, by rule: Rule.Number, in container: ControllerID? = nil, animated: Bool,
    animator: TransitionAnimator? = nil, between principals: Principals = Principals(),
    completion: Completion? = nil, change: (inout Hierarchy) -> Void
  ) {
    finish(
      begin(
        kind, by: rule, in: container, animated: animated, animator: animator, between: principals,
        completion: completion, change: change))
  }

  mutating func run(_ moments: [Moment], of transition: AppearanceTransition) {
    let outer = (standing, layoutStanding)
    (standing, layoutStanding) = transition.standings(on: platform.release)
    for moment in moments { run(moment, of: transition) }
    (standing, layoutStanding) = outer
  }

  private mutating func run(_ moment: Moment, of transition: AppearanceTransition) {
    func side(_ side: Side) -> [ControllerID] { side == .incoming ? transition.incoming : transition.outgoing }
    switch moment {
    case .load(let who): if let first = side(who).first { loadIfNeeded(first) }
    case .willAppear(let who): willAppear(side(who))
    case .isAppearing(let who): isAppearing(side(who))
    case .didAppear(let who): didAppear(side(who))
    case .willDisappear(let who): willDisappear(side(who))
    // Those that go stand in the hierarchy as it was; those that only came, in the one that is.
    case .didDisappear(let who): didDisappear(side(who), in: who == .outgoing ? transition.previous : hierarchy)
    case .layout(let who): layOutNewViews(side(who))
    case .layoutAgain(let who): if let first = side(who).first { layOut(first) }
    case .settleRoot: settleRoot(side(.incoming))
    case .insideContainerLayout(let inner):
      // A stack that is covered is not laid out.
      let navigation = transition.container.flatMap {
        hierarchy[$0].kind == .navigation && status[$0.index].appearance != .disappeared ? $0 : nil
      }
      if let navigation { emit(.viewWillLayoutSubviews, on: navigation) }
      for moment in inner { run(moment, of: transition) }
      if let navigation { emit(.viewDidLayoutSubviews, on: navigation) }
    case .whenViewsAreExchanged(let inner):
      guard transition.animated, !transition.incoming.isEmpty, !transition.outgoing.isEmpty else { return }
      for moment in inner { run(moment, of: transition) }
    case .enterForeground:
      take(.firstForeground)
      layOutForTheFirstTime(transition.incoming)
    case .activateApp: activateAppAtLaunch()
    case .willMoveToParent(let who): willMoveToParent(who, of: transition)
    case .didMoveToParent(let who): didMoveToParent(who, of: transition)
    case .updateConstraints(let who):
      if let first = side(who).first(where: { hierarchy[$0].isOfTheApp }) {
        emit(.updateViewConstraints, on: first)
      }
    case .willShow: tellNavigationDelegate(.willShow, of: transition)
    case .didShow: tellNavigationDelegate(.didShow, of: transition)
    case .releaseHidden: releaseHidden(transition)
    case .animate: tellAnimator(.animateTransition, of: transition)
    case .animationEnded: tellAnimator(.animationEnded, of: transition)
    case .loadViewIfNeeded(let who):
      if let first = side(who).first { emit(.loadViewIfNeeded, on: first, .observed) }
    case .presentCompletion:
      guard case .present(let presented)? = transition.completion else { return }
      emit(.presentCompletion, on: presented, .documented)
    case .dismissCompletion:
      // The delegate is handed the presentation controller, which holds what was presented (Apple, `UIPresentationController.presentedViewController`).
      if let style = transition.dismissedByUser {
        tellPresentationDelegate(of: style, .presentationControllerDidDismiss)
      }
      guard case .dismiss(let dismissed)? = transition.completion else { return }
      emit(.dismissCompletion, on: dismissed, .documented)
    case .release:
      didMoveToParent(.outgoing, of: transition)
      release(hierarchy.lost(since: transition.previous))
    case .leaveBehind: hierarchy.noteLosses()
    }
  }

  private mutating func tellNavigationDelegate(_ callback: Callback, of transition: AppearanceTransition) {
    guard let container = transition.container, hierarchy[container].kind == .navigation, !transition.incoming.isEmpty,
      let top = hierarchy[container].children.last, !hierarchy[container].isSwiftUIs
    else { return }
    emit(callback, on: .navigationDelegate, argument: hierarchy[top].subject.name)
  }
}
