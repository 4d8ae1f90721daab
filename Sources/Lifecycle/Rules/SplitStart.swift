extension Rule {
  enum SplitStart: CaseIterable { case oneColumn, sideBySide }

  /// For how many columns there is room at first. An iPhone has room for one, on which a split view collapses from iOS 8 on
  /// (Apple, `UISplitViewController`); before that split views were an iPad's.
  ///
  /// No step names this rule: it decides how a structure stands before the first one.
  static let splitStart = Choice<SplitStart>(
    .splitStart, id: "split.start",
    summary: "For how many columns a split view controller has room at first."
  ) {
    switch $0 {
    case .oneColumn:
      .choice(
        "one-column", "For one on an iPhone: it is collapsed.", [.from(8)], .documented,
        evidence: ["UISplitViewController"]
      ).only(on: .phone).unnoted
    case .sideBySide:
      .choice(
        "side-by-side", "For all of them, as on every iPad.", [.upTo(7)], .documented,
        evidence: ["UISplitViewController"]
      ).unnoted
    }
  }
}
