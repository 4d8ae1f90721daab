/// What happens once, when a navigation controller comes on screen for the first time.
extension Rule {
  enum CoveredRoot: CaseIterable { case loaded, notLoaded }

  /// How many of the stack a navigation controller loads when it first comes on screen.
  static let coveredRoot = Choice<CoveredRoot>(
    .coveredRoot, id: "navigation.coveredRoot",
    summary: "Whether a root that is covered from the start is loaded when its navigation controller first appears."
  ) {
    switch $0 {
    case .loaded:
      .choice(
        "loaded", "The covered root is loaded, too.", [.upTo(17)], .inferred,
        evidence: ["devgem-ios18-nav-root-not-loaded"])
    case .notLoaded:
      .choice(
        "not-loaded", "Only the top is loaded.", [.from(18)], .inferred,
        evidence: ["devgem-ios18-nav-root-not-loaded"])
    }
  }

  enum FirstDidShow: CaseIterable { case twice, once }

  /// How often the navigation delegate hears `didShow` for the first top.
  static let firstDidShow = Choice<FirstDidShow>(
    .firstDidShow, id: "navigation.firstDidShow",
    summary: "How often UIKit calls the navigation delegate's didShow when the navigation controller first appears."
  ) {
    switch $0 {
    case .twice:
      .choice(
        "twice", "Once before the top's viewDidAppear and once after it.", [.upTo(5)], .observed,
        evidence: ["vastdevblog-2012-uiviewcontroller-life-cycle"])
    case .once:
      .choice(
        "once", "Once, after the top's viewDidAppear.", [.from(6)], .inferred, evidence: []
      ).unnoted
    }
  }

  enum FirstSettling: CaseIterable { case laidOut, notLaidOut }

  /// Whether a navigation controller is laid out once more when it has come on screen for the first time.
  static let firstSettling = Choice<FirstSettling>(
    .firstSettling, id: "navigation.firstSettling",
    summary: "Whether a navigation controller is laid out once more after it has first appeared."
  ) {
    switch $0 {
    case .laidOut:
      .choice(
        "laid-out", "Its bars settle, and it is laid out.", [.all], .observed,
        evidence: ["gh-vineetchoudhary-ios-in-depth"])
    case .notLaidOut:
      .choice("not-laid-out", "It is not.", [], .inferred, evidence: []).unnoted
    }
  }
}
