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
  /// `viewIsAppearing`, on the releases that call it.
  case isAppearing(Side)
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
  /// The app becomes active, if it is on its way there.
  case activateApp
}
