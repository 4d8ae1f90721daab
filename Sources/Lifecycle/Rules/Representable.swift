extension Rule {
  /// What SwiftUI makes of UIKit's: `makeCoordinator`, then `makeUIViewController` or `makeUIView`, then the first update
  /// (Apple, `UIViewControllerRepresentable`, `UIViewRepresentable`). A view controller becomes a child of the hosting
  /// controller. Where this stands among `onAppear` and the child's own calls is stated nowhere.
  static let representable = Rule(
    .representable, id: "swiftui.representable",
    summary: "When SwiftUI makes a representable, and what its view controller gets.",
    variants: [
      .absent("There is no SwiftUI.", [.upTo(12)], evidence: ["UIViewControllerRepresentable"]),
      Variant(
        "made-before-on-appear",
        "SwiftUI makes and updates it before onAppear. Its view controller then joins the hosting controller.",
        releases: [.from(13)], .inferred, evidence: ["UIViewControllerRepresentable", "UIViewRepresentable"],
        begin: [
          .willMoveToParent(.incoming), .load(.incoming), .willAppear(.incoming), .didMoveToParent(.incoming),
          .isAppearing(.incoming), .layout(.incoming),
        ],
        finish: [.didAppear(.incoming)]),
    ])

  /// A representable is removed from a view that stays: it is dismantled in anticipation of the removal (Apple,
  /// `dismantleUIViewController(_:coordinator:)`).
  static let representableRemoval = Rule(
    .representableRemoval, id: "swiftui.representableRemoval",
    summary: "What a representable's view controller gets that is removed.",
    variants: [
      .absent("There is no SwiftUI.", [.upTo(12)], evidence: ["UIViewControllerRepresentable"]),
      Variant(
        "dismantled-first",
        "SwiftUI dismantles it. The view controller then disappears and leaves the hosting controller.",
        releases: [.from(13)], .inferred, evidence: ["UIViewControllerRepresentable"],
        begin: [.willMoveToParent(.outgoing), .willDisappear(.outgoing)],
        finish: [.didDisappear(.outgoing), .didMoveToParent(.outgoing), .release]),
    ])
}
