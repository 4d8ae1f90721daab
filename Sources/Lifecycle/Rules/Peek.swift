extension Rule {
  /// A light press makes the previewed controller ready: it is loaded and is about to appear, and stays there.
  ///
  /// The source hears nothing but the previewing delegate's call, for its view stays (`seed-002`). The preview is laid
  /// out when it is put into its platter and once more when that takes the preview's size.
  static let peekPreview = Rule(
    .peekPreview, id: "peek.preview",
    summary: "What the previewed controller gets from the light press to the preview, and when the finger is lifted.",
    variants: [
      Variant(
        "ready-at-press",
        "The light press brings viewWillAppear, the preview viewDidAppear; lifting the finger brings both disappear "
          + "calls, from either.",
        releases: [.between(9, 12)], .observed, layout: .observed, evidence: ["seed-002"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming),
          .layoutAgain(.incoming),
        ],
        finish: [.didAppear(.incoming)],
        cancel: [.willDisappear(.incoming), .didDisappear(.incoming)]),
      .absent("There is no peek.", [.upTo(8), .from(13)], evidence: ["UIViewControllerPreviewing"]),
    ])

  /// The harder press puts the controller on screen by a transition of its own, after the preview was taken back.
  ///
  /// UIKit animates the change itself (WWDC16 228), so the transition is an unanimated one of a view that is already
  /// laid out: its size changes only afterwards, and the layout pair comes last (`seed-002`).
  static let peekCommit = Rule(
    .peekCommit, id: "peek.commit",
    summary: "How the commit of a peek interleaves the source with the previewed controller.",
    variants: [
      Variant(
        "as-presentation",
        "As a full-screen presentation, but the layout pair comes after everything else.",
        releases: [.between(9, 12)], .observed, layout: .observed, evidence: ["seed-002"],
        begin: [.load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .layout(.incoming)],
        finish: [.didAppear(.incoming), .didDisappear(.outgoing), .layoutAgain(.incoming)]),
      .absent("There is no peek.", [.upTo(8), .from(13)], evidence: ["UIViewControllerPreviewing"]),
    ])

  /// A commit that pushes: the order of a push, with the layout pair at the end as in any commit.
  static let peekCommitPush = Rule(
    .peekCommitPush, id: "peek.commitPush",
    summary: "How a commit that pushes interleaves the source with the previewed controller.",
    variants: [
      Variant(
        "as-push",
        "As a push, but the layout pair comes after everything else.",
        releases: [.between(9, 12)], .inferred, evidence: ["seed-002"],
        begin: [
          .willMoveToParent(.incoming), .load(.incoming), .willDisappear(.outgoing), .willAppear(.incoming), .willShow,
          .layout(.incoming),
        ],
        finish: [
          .didDisappear(.outgoing), .didAppear(.incoming), .didMoveToParent(.incoming), .didShow,
          .layoutAgain(.incoming),
        ]),
      .absent("There is no peek.", [.upTo(8), .from(13)], evidence: ["UIViewControllerPreviewing"]),
    ])
}
