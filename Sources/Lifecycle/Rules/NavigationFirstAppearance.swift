/// What happens once, when a navigation controller comes on screen for the first time.
extension Rule {
  /// How many of the stack a navigation controller loads when it first comes on screen.
  static let coveredRoot = Rule(
    id: "navigation.coveredRoot",
    summary: "Whether a root that is covered from the start is loaded when its navigation controller first appears.",
    variants: [
      .choice(
        "loaded", "The covered root is loaded, too.", [.upTo(17)], .inferred,
        evidence: ["devgem-ios18-nav-root-not-loaded"]),
      .choice(
        "not-loaded", "Only the top is loaded.", [.from(18)], .inferred,
        evidence: ["devgem-ios18-nav-root-not-loaded"]),
    ])

  /// How often the navigation delegate hears `didShow` for the first top.
  static let firstDidShow = Rule(
    id: "navigation.firstDidShow",
    summary: "How often UIKit calls the navigation delegate's didShow when the navigation controller first appears.",
    variants: [
      .choice(
        "twice", "Once before the top's viewDidAppear and once after it.", [.upTo(5)], .observed,
        evidence: ["vastdevblog-2012-uiviewcontroller-life-cycle"]),
      .choice(
        "once", "Once, after the top's viewDidAppear.", [.from(6)], .inferred, evidence: []),
    ])

  /// Whether a navigation controller is laid out once more when it has come on screen for the first time.
  static let firstSettling = Rule(
    id: "navigation.firstSettling",
    summary: "Whether a navigation controller is laid out once more after it has first appeared.",
    variants: [
      .choice(
        "laid-out", "Its bars settle, and it is laid out.", [.all], .observed,
        evidence: ["gh-vineetchoudhary-ios-in-depth"]),
      .choice("not-laid-out", "It is not.", [], .inferred, evidence: []),
    ])
}
