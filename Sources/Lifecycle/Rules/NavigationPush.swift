extension Rule {
  /// A controller is pushed: the covered controller is told first, and has gone before the new one has come.
  ///
  /// - The new view loads before anything else is told, but on iOS 9 and 10 after the covered one's `viewWillDisappear`.
  /// - The navigation controller exchanges the views inside its own layout pass (`gh-vineetchoudhary-ios-in-depth`).
  static let navigationPush = Rule(
    id: "navigation.push",
    summary: "How a push on a navigation stack interleaves the covered controller with the pushed one.",
    variants: [
      Variant(
        "load-after-outgoing",
        "The pushed view loads only after the covered controller's viewWillDisappear.",
        releases: [.between(9, 10)], .observed, evidence: ["csdn-wf96390-51045165"],
        begin: StackExchange.loadAfterOutgoing, finish: StackExchange.end),
      Variant(
        "outgoing-first",
        "The covered controller's viewWillDisappear comes before the pushed one's viewWillAppear, "
          + "its viewDidDisappear before the pushed one's viewDidAppear.",
        releases: [.all], .observed,
        evidence: [
          "seed-001", "github-rnscreens-e2e-lifecycle", "gh-vineetchoudhary-ios-in-depth",
          "vastdevblog-2012-uiviewcontroller-life-cycle",
        ],
        begin: StackExchange.outgoingFirst, finish: StackExchange.end),
      Variant(
        "incoming-first",
        "The pushed controller's viewWillAppear comes before the covered one's viewWillDisappear. One log shows it.",
        releases: [], .observed, evidence: ["seed-004"],
        begin: StackExchange.incomingFirst, finish: StackExchange.end),
    ])
}
