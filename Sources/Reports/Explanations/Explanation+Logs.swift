extension Explanation {
  /// What `lifeline verify` finds in a log. No build reads logs.
  static let ofLogs: [Explanation] = [
    Explanation(
      "log.departs",
      "Up to a line the log is what UIKit does. That line, or the one that is missing there, is not.",
      .said(
        wrong: "Detail viewWillAppear, Detail viewWillAppear, Detail viewDidAppear",
        right: "Detail viewWillAppear, Detail viewDidAppear")),
    Explanation(
      "log.known-variant", "Another log has the same order, and no release has it for its own.",
      .said(
        wrong: "Detail viewWillAppear before Root viewWillDisappear in a push, which one log has",
        right: "Root viewWillDisappear before Detail viewWillAppear")),
    Explanation(
      "log.not-followed",
      "Where much in a long log does not fit, each further call would take longer than the one before.",
      .said(
        wrong: "ten thousand calls of which each hundredth is lost",
        right: "the part around the first call that does not fit")),
    Explanation(
      "log.other-release", "UIKit calls in this order on releases other than the one that was asked for.",
      .said(
        wrong: "--ios 17, with a tab's viewWillAppear before the other's viewWillDisappear",
        right: "--ios 18, or no release")),
    Explanation(
      "log.too-little",
      "A single call can come of many things, and a log without a callback says nothing. Neither was verified.",
      .said(wrong: "Root viewDidLoad", right: "Root viewDidLoad, Root viewWillAppear, Root viewDidAppear")),
    Explanation(
      "log.unfinished",
      "The log is what UIKit does, and ends before the scenario does. What is not in it was not verified.",
      .said(
        wrong: "--scenario push-pop, with a log that ends with Detail viewDidAppear",
        right: "the log up to the end of the pop, or a scenario that ends with the push")),
  ]
}
