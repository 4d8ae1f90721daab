extension Rule {
  /// When the tab bar delegate hears that a tapped tab is selected.
  ///
  /// `_setSelectedViewController:` exchanges the views and then tells the delegate
  /// (`iphonedevwiki-uitabbarcontroller`). Up to iOS 17 the exchange is over then; from iOS 18 it is animated, and its
  /// did calls come half a second later (`classmethod-ios18-tab-lifecycle`).
  static let tabDidSelect = Rule(
    id: "tab.didSelect",
    summary: "When the tab bar delegate hears that a tapped tab is selected.",
    variants: [
      .choice(
        "after-did", "After the did calls.", [.upTo(17)], .inferred, evidence: ["iphonedevwiki-uitabbarcontroller"]),
      .choice(
        "before-did", "Before the did calls, which come with the end of the animation.", [.from(18)], .inferred,
        evidence: ["iphonedevwiki-uitabbarcontroller", "classmethod-ios18-tab-lifecycle"]),
    ])

  /// A bug that two reports tell of: a tab that was never shown is told that it goes.
  static let fastTabSwitch = Rule(
    id: "tab.fastSwitch",
    summary: "What a tab is told that is left before it has been loaded.",
    variants: [
      .choice(
        "nothing", "Nothing: what was not shown does not go.", [.all], .inferred, evidence: []),
      .choice(
        "will-disappear-before-load",
        "viewWillDisappear, although it never loaded nor appeared: a bug of the platform.", [], .observed,
        evidence: ["openradar-25744056-fast-tab-switch", "openradar-35972275-tab-willdisappear-before-load"]),
    ])
}
