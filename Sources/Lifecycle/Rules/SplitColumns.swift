extension Rule {
  /// A column of a split view comes or goes: messages reach a child only when it really comes on screen (Apple,
  /// `UISplitViewController`).
  static let splitColumn = Rule(
    .splitColumn, id: "split.column",
    summary: "What a column gets that is shown or hidden beside another one.",
    variants: [
      Variant(
        "both-calls", title: "Columns: both of the calls",
        "It gets both appear calls, or both disappear calls; the other column gets no call.",
        releases: [.all], .documented, evidence: ["UISplitViewController"],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didDisappear(.outgoing), .didAppear(.incoming)]),
      Variant(
        "appear-calls-missing",
        "A column that comes into view gets neither appear call: a bug of the platform, reported of iOS 10.2.",
        releases: [], .inferred, evidence: ["openradar-29824842-split-displaymode"],
        begin: [.load(.incoming), .willDisappear(.outgoing)], finish: [.didDisappear(.outgoing)]),
    ])

  /// The detail is replaced. The views change places at once, with no animation of UIKit's.
  static let splitDetail = Rule(
    .splitDetail, id: "split.detail",
    summary: "How showing another detail interleaves the old one with the new one.",
    variants: [
      Variant(
        "outgoing-first", "As on a navigation stack.", releases: [.all], .inferred, evidence: [],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didDisappear(.outgoing), .didAppear(.incoming), .release])
    ])

  enum SplitColumnCalls: CaseIterable { case absent, everyChange, systemOnly }

  /// Whether the app's own `show(_:)` and `hide(_:)` bring the delegate's calls for columns.
  ///
  /// The pages of the two calls changed. Up to the text of iOS 18 they name `show(_:)` and `hide(_:)` as examples of what
  /// brings them; since that of iOS 26 they say that these methods bring none. Whether UIKit changed, or the pages were
  /// put right, is not stated.
  static let splitColumnCalls = Choice<SplitColumnCalls>(
    .splitColumnCalls, id: "split.columnCalls",
    summary: "For which changes of its columns a split view controller calls its delegate."
  ) {
    switch $0 {
    case .absent:
      .absent(
        "For none: the delegate has no calls for columns.", [.upTo(13)], evidence: ["UISplitViewControllerDelegate"])
    case .everyChange:
      .choice(
        "every-change",
        "For every change, show and hide in code included: so Apple's pages say up to iOS 18.", [.between(14, 18)],
        .documented, evidence: ["UISplitViewControllerDelegate"])
    case .systemOnly:
      .choice(
        "system-only",
        "For what the system does, and not for show and hide in code: so Apple's pages say since iOS 26.",
        [.from(26)], .documented, evidence: ["UISplitViewControllerDelegate"])
    }
  }

  enum SplitStyle: CaseIterable { case absent, primarySecondary, columns }

  /// Which calls a split view controller's delegate gets when the columns become one and part again.
  static let splitStyle = Choice<SplitStyle>(
    .splitStyle, id: "split.style",
    summary: "How a split view controller asks its delegate when its columns become one."
  ) {
    switch $0 {
    case .absent:
      .absent("It does not collapse.", [.upTo(7)], evidence: ["UISplitViewController"])
    case .primarySecondary:
      .choice(
        "primary-secondary",
        "It asks for the primary controller and whether the secondary one is taken over. A navigation controller pushes it, and no other primary takes it over.",
        [.between(8, 13)], .documented, evidence: ["UISplitViewControllerDelegate"])
    case .columns:
      .choice(
        "columns", "It asks for the top column, and calls its delegate again once it has collapsed.", [.from(14)],
        .documented, evidence: ["UISplitViewControllerDelegate"])
    }
  }
}
