extension Rule {
  enum Snapshots: CaseIterable { case nothing, sizes, styles }

  /// What the system does for the snapshots that the app switcher shows.
  ///
  /// The snapshots are taken once the app has entered the background (Apple, "About the background execution
  /// sequence"). On an iPad that tries sizes, which reach view controllers that are hidden in tabs; from iOS 13 it tries
  /// both styles, light and dark: the traits change and change back, and the views are laid out for each.
  static let snapshots = Choice<Snapshots>(
    .snapshots, id: "app.snapshots",
    summary: "What view controllers get while the system takes the app switcher's snapshots."
  ) {
    switch $0 {
    case .nothing:
      .choice("nothing", "Nothing is called.", [.upTo(8)], .inferred, evidence: [])
    case .sizes:
      .choice(
        "sizes", "On an iPad, split view controllers that are hidden in tabs load their primary one.",
        [.between(9, 12)], .observed, evidence: ["openradar-51112884-split-tab-loads-in-background"])
    case .styles:
      .choice(
        "styles", "The style changes and changes back, and views are laid out each time.", [.from(13)], .observed,
        evidence: [
          "github-wikipedia-ios-3211-traits-in-background", "github-qmui-1491-traits-in-background",
          "github-vc-lifecycle-abc-nav",
        ])
    }
  }

  enum SnapshotSizes: CaseIterable { case hiddenSplits, nothingHidden }

  /// Whether the sizes that are tried reach what is hidden in tabs. The report is of an iPad.
  static let snapshotSizes = Choice<SnapshotSizes>(
    .snapshotSizes, id: "app.snapshotSizes",
    summary: "Whether the sizes that the system tries for its snapshots reach split view controllers hidden in tabs."
  ) {
    switch $0 {
    case .hiddenSplits:
      .choice(
        "hidden-splits", "They do on an iPad.", [.all], .observed,
        evidence: ["openradar-51112884-split-tab-loads-in-background"]
      ).only(on: .pad)
    case .nothingHidden:
      .choice("nothing-hidden", "They do not on an iPhone.", [.all], .inferred, evidence: []).only(on: .phone)
    }
  }
}
