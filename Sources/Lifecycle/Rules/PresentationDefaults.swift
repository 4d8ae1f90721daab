extension Rule {
  /// What `UIModalPresentationStyle.automatic` stands for. (Apple, `UIModalPresentationStyle.automatic`; WWDC19 224.)
  static let automaticStyle = Rule(
    id: "modal.automaticStyle",
    summary: "What the default presentation style is.",
    followsSDK: true,
    variants: [
      .choice(
        "full-screen", "Full screen.", [.upTo(12)], .observed,
        evidence: ["yagamo-2019-05-21-lifecycle", "UIModalPresentationStyle.automatic"]),
      .choice(
        "sheet", "A sheet: a page sheet up to iOS 17, a form sheet from then on.", [.from(13)], .observed,
        evidence: ["tistory-betterhee-75", "sbpark88-2023-swift-lifecycle", "UIModalPresentationStyle.automatic"]),
    ])

  /// What becomes of a sheet where the width is compact. (WWDC19 224.)
  static let compactSheet = Rule(
    id: "modal.compactSheet",
    summary: "What becomes of a sheet on a phone: whether its presenter goes.",
    variants: [
      .choice(
        "full-screen", "It is shown full screen, and its presenter disappears.", [.upTo(12)], .observed,
        evidence: ["github-lasso-modal-system-behavior"]),
      .choice(
        "sheet", "It stays a sheet, and its presenter gets no call.", [.from(13)], .observed,
        evidence: [
          "github-lasso-modal-system-behavior", "yagamo-2020-03-02-modal-ios13",
          "qiita-hirothings-2019-pagesheet-dismiss",
        ]),
    ])

  /// What becomes of a popover where the width is compact. (Apple, `UIModalPresentationStyle.popover`.)
  static let compactPopover = Rule(
    id: "modal.compactPopover",
    summary: "What becomes of a popover on a phone.",
    variants: [
      .choice(
        "full-screen", "It is shown full screen.", [.upTo(12)], .documented,
        evidence: ["UIModalPresentationStyle.popover"]),
      .choice(
        "sheet", "It is shown as a form sheet.", [.from(13)], .documented,
        evidence: ["UIModalPresentationStyle.popover"]),
    ])
}
