extension Rule {
  /// A controller is popped, by the button, by code or by the finger: the popped one is told first, and has gone
  /// before the one below has come back.
  ///
  /// - Controllers between the popped one and the one that is uncovered were not visible and hear nothing
  ///   (`kaopuke-popto-root`).
  /// - With the finger, the first two calls come when it starts to drag, the others when it lets go.
  static let navigationPop = Rule(
    .navigationPop, id: "navigation.pop",
    summary: "How a pop interleaves the popped controller with the one that it uncovers.",
    variants: [
      Variant(
        "outgoing-first", title: "Pop: the popped one first",
        "The popped controller's viewWillDisappear comes before the uncovered one's viewWillAppear, "
          + "its viewDidDisappear before the uncovered one's viewDidAppear.",
        releases: [.all], .observed, layout: .observed,
        evidence: [
          "seed-001", "wangling-2014-inconsistent-order", "github-rnscreens-e2e-lifecycle", "kaopuke-popto-root",
        ],
        begin: StackExchange.pop(StackExchange.outgoingFirst), finish: StackExchange.popped),
      Variant(
        "incoming-first", title: "Pop: the uncovered one first",
        "The uncovered controller's viewWillAppear comes before the popped one's viewWillDisappear. One log shows it.",
        releases: [], .observed, layout: .observed, evidence: ["seed-004"],
        begin: StackExchange.pop(StackExchange.incomingFirst), finish: StackExchange.popped),
    ])
}
