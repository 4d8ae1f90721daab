extension Rule {
  enum ViewIsAppearing: CaseIterable { case absent, called }

  /// `viewIsAppearing` became public with the iOS 17 SDK and is called from iOS 13 on.
  /// (Apple, `UIViewController.viewIsAppearing(_:)`.)
  static let viewIsAppearing = Choice<ViewIsAppearing>(
    .viewIsAppearing, id: "appearance.viewIsAppearing",
    summary: "Whether there is a call once the view is in the hierarchy, with its traits and size."
  ) {
    switch $0 {
    case .absent:
      .absent("There is no such call.", [.upTo(12)], evidence: ["UIViewController.viewIsAppearing(_:)"]).unnoted
    case .called:
      .choice(
        "called", "viewIsAppearing comes once in each appearance, after viewWillAppear.", [.from(13)], .observed,
        evidence: ["velog-rudin-modal-2024", "apple-docs-viewisappearing"])
    }
  }

  enum FirstTraits: CaseIterable { case absent, told, predicted }

  /// Whether a new view hears of its first traits.
  ///
  /// From iOS 13 a controller predicts its traits, and only a wrong prediction is corrected (Apple, iOS 13 release
  /// notes).
  static let firstTraits = Choice<FirstTraits>(
    .firstTraits, id: "appearance.firstTraits",
    summary: "Whether traitCollectionDidChange is called when a view first appears."
  ) {
    switch $0 {
    case .absent:
      .absent("There are no traits.", [.upTo(7)], evidence: ["UITraitEnvironment"]).unnoted
    case .told:
      .choice(
        "told", "It comes after the first viewWillAppear.", [.between(8, 12)], .observed,
        evidence: ["mattneub-launch-into-rotation"])
    case .predicted:
      .choice(
        "predicted", "It does not come: the traits were predicted.", [.from(13)], .observed,
        evidence: ["mattneub-launch-into-rotation"]
      ).unnoted
    }
  }

  enum Unloading: CaseIterable { case unloaded, kept }

  /// Whether a view that is not on screen is given up when memory is short. (Apple, `viewDidUnload()`.)
  static let unloading = Choice<Unloading>(
    .unloading, id: "memory.unloading",
    summary: "What a memory warning does to views that are not on screen."
  ) {
    switch $0 {
    case .unloaded:
      .choice(
        "unloaded", "They are given up, with viewDidUnload, and load again when they are shown.", [.upTo(5)],
        .documented, evidence: ["UIViewController.viewDidUnload()"])
    case .kept:
      .choice("kept", "Nothing.", [.from(6)], .documented, evidence: ["UIViewController.viewDidUnload()"]).unnoted
    }
  }
}
