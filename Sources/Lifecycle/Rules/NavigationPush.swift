extension Rule {
  /// A controller is pushed: the covered controller is told first, and has gone before the new one has come.
  ///
  /// - The new view loads before anything else is told, but on iOS 10 after the covered one's `viewWillDisappear`.
  ///   The logs that show that are known from a digest; of those kept here none has the loads of a push on iOS 10.
  /// - The navigation controller exchanges the views inside its own layout pass (`gh-vineetchoudhary-ios-in-depth`).
  static let navigationPush = Rule(
    .navigationPush, id: "navigation.push",
    summary: "How a push on a navigation stack interleaves the covered controller with the pushed one.",
    variants: [
      Variant(
        "load-after-outgoing",
        "The pushed view loads only after the covered controller's viewWillDisappear.",
        releases: [.between(10, 10)], .inferred, evidence: ["csdn-wf96390-51045165"],
        begin: StackExchange.push(StackExchange.loadAfterOutgoing), finish: StackExchange.pushed),
      Variant(
        "outgoing-first", title: "Push: the covered one first",
        "The covered controller's viewWillDisappear comes before the pushed one's viewWillAppear, "
          + "its viewDidDisappear before the pushed one's viewDidAppear.",
        releases: [.all], .observed, layout: .observed,
        evidence: [
          "seed-001", "github-rnscreens-e2e-lifecycle", "gh-vineetchoudhary-ios-in-depth",
          "vastdevblog-2012-uiviewcontroller-life-cycle",
        ],
        begin: StackExchange.push(StackExchange.outgoingFirst), finish: StackExchange.pushed),
      Variant(
        "incoming-first", title: "Push: the pushed one first",
        "The pushed controller's viewWillAppear comes before the covered one's viewWillDisappear. One log shows it.",
        releases: [], .observed, layout: .observed, evidence: ["seed-004"],
        begin: StackExchange.push(StackExchange.incomingFirst), finish: StackExchange.pushed),
    ])

  enum InterruptedPush: CaseIterable { case absent, completedThenPopped }

  /// What happens when the user goes back while UIKit's own push still runs.
  ///
  /// From iOS 18 the push is completed and turned into a pop, in one turn of the run loop, so that the pushed controller
  /// always reaches `viewDidAppear` (Apple, "Enhancing your app with fluid transitions"; WWDC24 10145). A push that the
  /// app drives with an interaction controller of its own is another thing: it is cancelled like any other transition.
  static let interruptedPush = Choice<InterruptedPush>(
    .interruptedPush, id: "navigation.interruptedPush",
    summary: "What happens when the user goes back while UIKit's own push still runs."
  ) {
    switch $0 {
    case .absent:
      .absent("The user cannot go back before the push has finished.", [.upTo(17)])
    case .completedThenPopped:
      .choice(
        "completed-then-popped", "The push is completed and turned into a pop.", [.from(18)], .documented,
        evidence: ["apple-docs-fluid-transitions-ios18"])
    }
  }
}
