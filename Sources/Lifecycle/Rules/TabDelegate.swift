extension Rule {
  enum TabDidSelect: CaseIterable { case beforeDid, afterDid }

  /// When UIKit calls the tab bar controller's delegate about a tapped tab that is selected.
  ///
  /// `_setSelectedViewController:` exchanges the views and then calls the delegate
  /// (`iphonedevwiki-uitabbarcontroller`); the calls that end the exchange are made later, in another turn of the run
  /// loop (`github-tabbar-didselect-between`; on iOS 18 half a second later, `classmethod-ios18-tab-lifecycle`).
  static let tabDidSelect = Choice<TabDidSelect>(
    .tabDidSelect, id: "tab.didSelect",
    summary: "When UIKit calls the tab bar controller's delegate about a tapped tab that is selected."
  ) {
    switch $0 {
    case .beforeDid:
      .choice(
        "before-did", "Between the two `will` calls and the two `did` calls.", [.all], .observed,
        evidence: [
          "github-tabbar-didselect-between", "iphonedevwiki-uitabbarcontroller", "classmethod-ios18-tab-lifecycle",
        ])
    case .afterDid:
      .choice("after-did", "After the `did` calls.", [], .inferred, evidence: [])
    }
  }

  enum TabBarWillAppear: CaseIterable { case tabFirst, tabBarFirst }

  /// Whether a tab bar controller's own `viewWillAppear` is logged before that of the tab that it shows.
  ///
  /// It passes the call on inside its own method, so a subclass that calls `super` first logs the tab before itself, as
  /// containers of UIKit's do with `viewDidAppear`.
  static let tabBarWillAppear = Choice<TabBarWillAppear>(
    .tabBarWillAppear, id: "tab.barWillAppear",
    summary: "Whether a tab bar controller or the tab that it shows gets viewWillAppear first."
  ) {
    switch $0 {
    case .tabFirst:
      .choice(
        "tab-first", "The tab, inside the tab bar controller's own method.", [.all], .observed,
        evidence: ["github-tabbar-didselect-between"]
      ).unnoted
    case .tabBarFirst:
      .choice("tab-bar-first", "The tab bar controller.", [], .inferred, evidence: [])
    }
  }

  enum FastTabSwitch: CaseIterable { case nothing, willDisappearBeforeLoad }

  /// A bug that two reports tell of: a tab that was never shown is told that it goes.
  static let fastTabSwitch = Choice<FastTabSwitch>(
    .fastTabSwitch, id: "tab.fastSwitch",
    summary: "What a tab gets that is left before it has been loaded."
  ) {
    switch $0 {
    case .nothing:
      .choice(
        "nothing", "Nothing: what was not shown does not disappear.", [.all], .inferred, evidence: []
      ).unnoted
    case .willDisappearBeforeLoad:
      .choice(
        "will-disappear-before-load",
        "viewWillDisappear, although it never loaded nor appeared: a bug of the platform.", [], .observed,
        evidence: ["openradar-25744056-fast-tab-switch", "openradar-35972275-tab-willdisappear-before-load"])
    }
  }
}
