/// Who takes part in an appearance transition.
public enum Side: Hashable, Sendable {
  /// The controllers that become visible.
  case incoming
  /// The controllers that become hidden.
  case outgoing
}

/// One thing that happens to a side during an appearance transition. A rule is a sequence of moments.
public indirect enum Moment: Hashable, Sendable {
  /// The side's views are made, if they are not there yet.
  case load(Side)
  /// `viewWillAppear`
  case willAppear(Side)
  /// The side's views are in the hierarchy: traits and safe area where they are new, then `viewIsAppearing`.
  case isAppearing(Side)
  /// The container makes sure that the side's topmost view is there.
  case loadViewIfNeeded(Side)
  /// `viewDidAppear`
  case didAppear(Side)
  /// `viewWillDisappear`
  case willDisappear(Side)
  /// `viewDidDisappear`
  case didDisappear(Side)
  /// The layout pair, on those of the side whose view is new.
  case layout(Side)
  /// The layout pair once more, because the side's topmost view gets another size or another place.
  case layoutAgain(Side)
  /// What happens inside the layout pass of the container that the transition takes place in.
  case insideContainerLayout([Moment])
  /// What happens only if the transition is animated and something is hidden by it or shown again.
  case whenViewsAreExchanged([Moment])
  /// The window's scene enters the foreground, if it is on its way there; then the window is laid out for the first time.
  case enterForeground
  /// The app becomes active, if it is on its way there.
  case activateApp
  /// `willMove(toParent:)` on the side's outermost controller: the container if it comes, `nil` if it goes.
  case willMoveToParent(Side)
  /// `didMove(toParent:)`, likewise.
  case didMoveToParent(Side)
  /// `updateViewConstraints` on the side's first controller of the app's own, whose view changes its place.
  case updateConstraints(Side)
  /// The navigation delegate hears of the new top before it is shown.
  case willShow
  /// The navigation delegate hears of the new top once it is shown.
  case didShow
  /// The root's content is laid out as often as the release does it at a launch.
  case settleRoot
  /// Controllers that the transition removed without ever having been visible in it are given back.
  case releaseHidden
  /// The app's own animator begins, if there is one.
  case animate
  /// The app's own animator is told that the transition is over, if there is one.
  case animationEnded
  /// The delegate of what the user dismissed is told, or the closure given to `dismiss` runs, if there is one.
  case dismissCompletion
  /// The closure given to `present` runs, if there is one.
  case presentCompletion
  /// Controllers that the transition removed are given back.
  case release
  /// Controllers that the transition removed are not given back: what they present is still in the window and holds them.
  case leaveBehind
}
