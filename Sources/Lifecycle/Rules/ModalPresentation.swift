extension Rule {
  /// A controller is presented: if the presenter's view is removed, the presenter goes only after the new one has come.
  ///
  /// - The new view loads before the presenter is told anything.
  /// - Where the presenter's view stays (sheets from iOS 13, the "over" styles, popovers, custom ones), the outgoing
  ///   side is empty and the presenter hears nothing (WWDC19 224; `tistory-betterhee-75`).
  /// - An animated presentation that removes the presenter moves its view into the transition's container view, so
  ///   that it and the new view are laid out again (`seed-002`, `yagamo-2019-05-21-lifecycle`).
  static let modalPresent = Rule(
    .modalPresent, id: "modal.present",
    summary: "How a presentation interleaves the presenter with the presented controller.",
    variants: [
      Variant(
        "presenter-last",
        "Where the presenter disappears, its viewWillDisappear comes first and its viewDidDisappear last, around the "
          + "presented one's calls.",
        releases: [.all], .observed, layout: .observed, layoutOn: .upTo(12),
        evidence: [
          "seed-001", "seed-002", "sbpark88-2023-swift-lifecycle", "tistory-betterhee-75",
          "yagamo-2019-05-21-lifecycle", "velog-rudin-modal-2024",
        ],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .animate, .isAppearing(.incoming),
          .layout(.incoming), .whenViewsAreExchanged([.layoutAgain(.outgoing), .layoutAgain(.incoming)]),
        ],
        finish: [.didAppear(.incoming), .didDisappear(.outgoing), .animationEnded, .presentCompletion])
    ])
}
