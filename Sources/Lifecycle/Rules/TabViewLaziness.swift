extension Rule {
  enum TabView: CaseIterable { case eager, lazy }

  /// Whether a SwiftUI `TabView` makes the views of tabs that are not selected.
  ///
  /// A log of iOS 16 has `onAppear` as the user switches, and one author saw it at launch on iOS 17 and no longer on 18.
  static let tabView = Choice<TabView>(
    .tabView, id: "swiftui.tabView",
    summary: "When the tabs of a TabView appear that are not selected."
  ) {
    switch $0 {
    case .eager:
      .choice(
        "eager", "With the TabView itself.", [.between(17, 17)], .observed, evidence: ["swiftyplace-tabview-lazy"])
    case .lazy:
      .choice(
        "lazy", "When they are first selected.", [.upTo(16), .from(18)], .observed,
        evidence: ["github-ole-swiftui-view-lifecycle", "swiftyplace-tabview-lazy"])
    }
  }
}

extension Rule {
  enum FullScreenCover: CaseIterable { case covers, stays }

  /// Whether a view disappears that is under a full-screen cover.
  ///
  /// Most of what developers report has the view under it disappear and appear again; one report has it stay.
  static let fullScreenCover = Choice<FullScreenCover>(
    .fullScreenCover, id: "swiftui.fullScreenCover",
    summary: "Whether the view under a full-screen cover disappears."
  ) {
    switch $0 {
    case .covers:
      .choice(
        "covers", "It disappears, and appears again when the cover is dismissed.", [.all], .inferred, evidence: [])
    case .stays:
      .choice("stays", "It stays, and nothing is called on it.", [], .inferred, evidence: [])
    }
  }
}
