extension Rule {
  /// A presented controller is dismissed: it is told first and goes last, after the presenter has come back.
  ///
  /// - Where the presenter's view was never removed, the incoming side is empty and the presenter hears nothing.
  /// - Of a chain that is dismissed from below, all that are visible go at once; those that were covered hear nothing.
  /// - The presenter's view is put into the container view for the animation and into its old place after it, and is
  ///   laid out each time (`yagamo-2019-05-21-lifecycle`).
  static let modalDismiss = Rule(
    .modalDismiss, id: "modal.dismiss",
    summary: "How a dismissal interleaves the dismissed controller with the presenter.",
    variants: [
      Variant(
        "dismissed-last",
        "The dismissed controller's viewWillDisappear comes first and its viewDidDisappear last. Where the presenter "
          + "appears again, its calls come between.",
        releases: [.all], .observed, layout: .observed, layoutOn: .upTo(12),
        evidence: [
          "seed-001", "sbpark88-2023-swift-lifecycle", "tistory-betterhee-75", "yagamo-2019-05-21-lifecycle",
        ],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .animate, .isAppearing(.incoming),
          .layout(.incoming), .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ],
        finish: [
          .didAppear(.incoming), .didDisappear(.outgoing), .animationEnded, .dismissCompletion, .release,
          .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ])
    ])

  enum DismissChain: CaseIterable { case topmostAnimates, oneAfterAnother, lowestAnimates }

  /// Which view is seen to go when a chain of full-screen presentations is dismissed from its base.
  ///
  /// Apple states that only the topmost animates. Two bug reports of iOS 8 say that this held up to iOS 7, and that
  /// from then on the topmost goes at once and the one directly over the base is seen to go. On iOS 8 a log shows the
  /// chain taken down one presentation after the other. No log shows which calls the one in between gets on later
  /// releases: the model lays its view out, since it is seen, and calls nothing else.
  static let dismissChain = Choice<DismissChain>(
    .dismissChain, id: "modal.dismissChain",
    summary: "Which view is seen to go when a chain of presentations is dismissed from its base."
  ) {
    switch $0 {
    case .topmostAnimates:
      .choice(
        "topmost-animates", "The topmost view animates; those between are simply removed.", [.upTo(7)], .observed,
        evidence: [
          "gh-31205985661-dismiss-chain-ios7-ios8", "UIViewController.dismiss(animated:completion:)",
          "http://www.openradar.me/18421969",
        ])
    case .oneAfterAnother:
      .choice(
        "one-after-another", "Each presentation is dismissed by itself, so that the one below appears and disappears.",
        [.between(8, 8)], .observed, evidence: ["gh-31205985661-dismiss-chain-ios7-ios8"])
    case .lowestAnimates:
      .choice(
        "lowest-animates", "The topmost view is removed at once. The user sees the one directly over the base leave.",
        [.from(9)], .inferred,
        evidence: ["http://www.openradar.me/18421969", "http://www.openradar.me/18696859"])
    }
  }
}
