extension Rule {
  enum ShownStyle: CaseIterable { case fullScreen, sheet }

  /// What `UIModalPresentationStyle.automatic` stands for. (Apple, `UIModalPresentationStyle.automatic`; WWDC19 224.)
  static let automaticStyle = Choice<ShownStyle>(
    .automaticStyle, id: "modal.automaticStyle",
    summary: "What the default presentation style is.",
    followsSDK: true
  ) {
    switch $0 {
    case .fullScreen:
      .choice(
        "full-screen", "Full screen.", [.upTo(12)], .observed,
        evidence: ["yagamo-2019-05-21-lifecycle", "UIModalPresentationStyle.automatic"])
    case .sheet:
      .choice(
        "sheet", "A sheet: a page sheet up to iOS 17, a form sheet from then on.", [.from(13)], .observed,
        evidence: ["tistory-betterhee-75", "sbpark88-2023-swift-lifecycle", "UIModalPresentationStyle.automatic"])
    }
  }

  enum AutomaticSheet: CaseIterable { case pageSheet, formSheet }

  /// Which sheet the default is. (Apple, `UIModalPresentationStyle.automatic`.)
  ///
  /// No step names this rule: on either sheet the presenter's view stays, and the calls are the same.
  static let automaticSheet = Choice<AutomaticSheet>(
    .automaticSheet, id: "modal.automaticSheet",
    summary: "Which sheet the default presentation style is, where it is one.",
    followsSDK: true
  ) {
    switch $0 {
    case .pageSheet:
      .choice(
        "page-sheet", "A page sheet.", [.upTo(17)], .documented, evidence: ["UIModalPresentationStyle.automatic"]
      ).unnoted
    case .formSheet:
      .choice(
        "form-sheet", "A form sheet.", [.from(18)], .documented, evidence: ["UIModalPresentationStyle.automatic"]
      ).unnoted
    }
  }

  /// What becomes of a sheet where the width is compact. (WWDC19 224.)
  static let compactSheet = Choice<ShownStyle>(
    .compactSheet, id: "modal.compactSheet",
    summary: "What happens to a sheet in compact width, as on an iPhone: whether its presenting controller disappears."
  ) {
    switch $0 {
    case .fullScreen:
      .choice(
        "full-screen", "It is shown full screen, and its presenter disappears.", [.upTo(12)], .observed,
        evidence: ["github-lasso-modal-system-behavior"])
    case .sheet:
      .choice(
        "sheet", "It stays a sheet, and its presenter gets no call.", [.from(13)], .observed,
        evidence: [
          "github-lasso-modal-system-behavior", "yagamo-2020-03-02-modal-ios13",
          "qiita-hirothings-2019-pagesheet-dismiss",
        ])
    }
  }

  /// What the presenter gets when a presentation adapts while it is shown.
  ///
  /// Apple states it nowhere. A full-screen presentation removes the presenter's view, a sheet or a popover does not: so
  /// the presenter goes with the one and comes back with the other. What is presented stays on screen.
  static let modalAdaptation = Rule(
    .modalAdaptation, id: "modal.adaptation",
    summary: "What the presenter gets when a sheet or popover becomes full screen while it is shown, or a sheet again.",
    variants: [
      Variant(
        "presenter-alone",
        "The presenter gets both disappear calls, and both appear calls on the way back; the presented controller gets "
          + "none.",
        releases: [.all], .inferred, evidence: [],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .layout(.incoming),
        ],
        finish: [.didDisappear(.outgoing), .didAppear(.incoming)])
    ])

  /// What becomes of a popover where the width is compact. (Apple, `UIModalPresentationStyle.popover`.)
  static let compactPopover = Choice<ShownStyle>(
    .compactPopover, id: "modal.compactPopover",
    summary: "What happens to a popover in compact width, as on an iPhone."
  ) {
    switch $0 {
    case .fullScreen:
      .choice(
        "full-screen", "It is shown full screen.", [.upTo(12)], .documented,
        evidence: ["UIModalPresentationStyle.popover"])
    case .sheet:
      .choice(
        "sheet", "It is shown as a form sheet.", [.from(13)], .documented,
        evidence: ["UIModalPresentationStyle.popover"])
    }
  }
}
