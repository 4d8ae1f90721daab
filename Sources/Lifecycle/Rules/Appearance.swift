extension Rule {
  /// `viewIsAppearing` became public with the iOS 17 SDK and is called from iOS 13 on.
  /// (Apple, `UIViewController.viewIsAppearing(_:)`.)
  static let viewIsAppearing = Rule(
    id: "appearance.viewIsAppearing",
    summary: "Whether there is a call once the view is in the hierarchy, with its traits and size.",
    variants: [
      .absent("There is no such call.", [.upTo(12)], evidence: ["UIViewController.viewIsAppearing(_:)"]),
      .choice(
        "called", "viewIsAppearing comes once in each appearance, after viewWillAppear.", [.from(13)], .observed,
        evidence: ["velog-rudin-modal-2024", "apple-docs-viewisappearing"]),
    ])

  /// Whether a new view hears of its first traits.
  ///
  /// From iOS 13 a controller predicts its traits, and only a wrong prediction is corrected (Apple, iOS 13 release
  /// notes).
  static let firstTraits = Rule(
    id: "appearance.firstTraits",
    summary: "Whether traitCollectionDidChange is called when a view first appears.",
    variants: [
      .absent("There are no traits.", [.upTo(7)], evidence: ["UITraitEnvironment"]),
      .choice(
        "told", "It comes after the first viewWillAppear.", [.between(8, 12)], .observed,
        evidence: ["mattneub-launch-into-rotation"]),
      .choice(
        "predicted", "It does not come: the traits were predicted.", [.from(13)], .observed,
        evidence: ["mattneub-launch-into-rotation"]),
    ])

  /// Whether a view that is not on screen is given up when memory is short. (Apple, `viewDidUnload()`.)
  static let unloading = Rule(
    id: "memory.unloading",
    summary: "What a memory warning does to views that are not on screen.",
    variants: [
      .choice(
        "unloaded", "They are given up, with viewDidUnload, and load again when they are shown.", [.upTo(5)],
        .documented, evidence: ["UIViewController.viewDidUnload()"]),
      .choice("kept", "Nothing.", [.from(6)], .documented, evidence: ["UIViewController.viewDidUnload()"]),
    ])
}
