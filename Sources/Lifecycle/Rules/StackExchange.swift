/// The moments that pushes and pops have in common: a navigation controller exchanges its top.
enum StackExchange {
  static let outgoingFirst: [Moment] = [.load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming)]
  static let incomingFirst: [Moment] = [.load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing)]
  static let loadAfterOutgoing: [Moment] = [.willDisappear(.outgoing), .load(.incoming), .willAppear(.incoming)]

  /// The pushed controller gets its parent first and is told that it has it last (`arm1-lifecycle`,
  /// `wnstkdyu-2018-vc-view-lifecycle`).
  static func push(_ wills: [Moment]) -> [Moment] { [.willMoveToParent(.incoming)] + exchange(wills) }

  /// The popped controller is told first that it loses its parent (`arm1-lifecycle`). Those between the popped one and
  /// the one that is uncovered are given back at once (`kaopuke-popto-root`).
  static func pop(_ wills: [Moment]) -> [Moment] {
    [.willMoveToParent(.outgoing)] + exchange(wills) + [.releaseHidden]
  }

  /// The old top has gone before the new one has come, in every log.
  static let pushed: [Moment] = [
    .didDisappear(.outgoing), .didAppear(.incoming), .didMoveToParent(.incoming), .didShow, .animationEnded, .release,
  ]

  static let popped: [Moment] = [
    .didDisappear(.outgoing), .didAppear(.incoming), .didMoveToParent(.outgoing), .didShow, .animationEnded, .release,
  ]

  /// The views are exchanged inside the navigation controller's own layout pass (`gh-vineetchoudhary-ios-in-depth`);
  /// its delegate hears of it after the two wills (`vastdevblog-2012-uiviewcontroller-life-cycle`), the old top's
  /// constraints are updated as its view changes its place (`arm1-lifecycle`), and the new one is laid out after that.
  private static func exchange(_ wills: [Moment]) -> [Moment] {
    [
      .insideContainerLayout(wills + [.loadViewIfNeeded(.incoming), .willShow]), .updateConstraints(.outgoing),
      .animate,
      .isAppearing(.incoming), .layout(.incoming),
    ]
  }
}
