extension Rule {
  /// A presented controller is dismissed: it is told first and goes last, after the presenter has come back.
  ///
  /// - Where the presenter's view was never removed, the incoming side is empty and the presenter hears nothing.
  /// - Of a chain that is dismissed from below, all that are visible go at once; those that were covered hear nothing.
  /// - The presenter's view is put into the container view for the animation and into its old place after it, and is
  ///   laid out each time (`yagamo-2019-05-21-lifecycle`).
  static let modalDismiss = Rule(
    id: "modal.dismiss",
    summary: "How a dismissal interleaves the dismissed controller with the presenter.",
    variants: [
      Variant(
        "dismissed-last",
        "The dismissed controller's viewWillDisappear comes first and its viewDidDisappear last, "
          + "around the presenter's calls.",
        releases: [.all], .observed, layout: .observed, layoutOn: .upTo(12),
        evidence: [
          "seed-001", "sbpark88-2023-swift-lifecycle", "tistory-betterhee-75", "yagamo-2019-05-21-lifecycle",
        ],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .layout(.incoming), .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ],
        finish: [
          .didAppear(.incoming), .didDisappear(.outgoing), .dismissCompletion, .release,
          .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ])
    ])

  /// Which view is seen to go when a chain of full-screen presentations is dismissed from its base.
  ///
  /// Apple states that only the topmost animates. Two bug reports of iOS 8 say that this held up to iOS 7, and that
  /// from then on the topmost goes at once and the one directly over the base is seen to go. Which calls the one in
  /// between gets is logged by nobody: the model lays its view out, since it is seen, and tells it nothing.
  static let dismissChain = Rule(
    id: "modal.dismissChain",
    summary: "Which view is seen to go when a chain of presentations is dismissed from its base.",
    variants: [
      .choice(
        "topmost-animates", "The topmost view animates; those between are simply removed.", [.upTo(7)], .inferred,
        evidence: ["UIViewController.dismiss(animated:completion:)", "http://www.openradar.me/18421969"]),
      .choice(
        "lowest-animates", "The topmost view goes at once, and the one directly over the base is seen to go.",
        [.from(8)], .inferred,
        evidence: ["http://www.openradar.me/18421969", "http://www.openradar.me/18696859"]),
    ])
}
