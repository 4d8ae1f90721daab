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
        releases: [.all], .observed,
        evidence: [
          "seed-001", "sbpark88-2023-swift-lifecycle", "tistory-betterhee-75", "yagamo-2019-05-21-lifecycle",
        ],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .layout(.incoming), .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ],
        finish: [
          .didAppear(.incoming), .didDisappear(.outgoing), .whenViewsAreExchanged([.layoutAgain(.incoming)]),
        ])
    ])
}
