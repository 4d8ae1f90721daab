extension Rule {
  /// Another tab is selected: the new one is told first, unlike in a push.
  ///
  /// - Up to iOS 17 the old tab has gone before the new one has come; from iOS 18, whose tabs cross-dissolve, the new
  ///   one comes first (`seed-001`, `github-rnscreens-e2e-lifecycle`, against every older log).
  /// - A tab's view loads at its first selection and stays.
  static let tabSelect = Rule(
    .tabSelect, id: "tab.select",
    summary: "How selecting a tab interleaves the old tab with the new one.",
    variants: [
      Variant(
        "did-disappear-first", title: "Tabs: the old one gone first",
        "The old tab's viewDidDisappear comes before the new tab's viewDidAppear.",
        releases: [.upTo(17)], .observed,
        evidence: ["seed-004", "pgzxc-efa3afd7", "e-com-net-1210869260813963264"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing), .animate, .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didDisappear(.outgoing), .didAppear(.incoming), .animationEnded]),
      Variant(
        "did-appear-first", title: "Tabs: the new one there first",
        "The new tab's viewDidAppear comes before the old tab's viewDidDisappear.",
        releases: [.from(18)], .observed,
        evidence: ["seed-001", "github-rnscreens-e2e-lifecycle"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing), .animate, .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didAppear(.incoming), .didDisappear(.outgoing), .animationEnded]),
    ])

  /// A tab that is selected in code, or without animation: there is no cross dissolve whose end the calls wait for.
  static let tabSelectAtOnce = Rule(
    .tabSelectAtOnce, id: "tab.selectAtOnce",
    summary: "How selecting a tab in code or without animation interleaves the old tab with the new one.",
    variants: [
      Variant(
        "did-disappear-first", "The old tab's viewDidDisappear is called before the new tab's viewDidAppear.",
        releases: [.all], .observed,
        evidence: ["github-ios-internals-2026-uiviewcontroller"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .willDisappear(.outgoing), .animate, .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didDisappear(.outgoing), .didAppear(.incoming), .animationEnded])
    ])
}
