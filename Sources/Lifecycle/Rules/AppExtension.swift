extension Rule {
  /// An extension's principal view controller comes on screen in another app.
  ///
  /// That `beginRequest(with:)` comes before `loadView()` is Apple's word; what follows is as where any window gets a root.
  static let extensionLaunch = Rule(
    .extensionLaunch, id: "extension.launch",
    summary: "What an extension's principal view controller gets when its view is shown in another app.",
    variants: [
      Variant(
        "as-any-root", "Loading and both appear calls, as the root of a window gets them.", releases: [.all],
        .inferred, evidence: ["NSExtensionRequestHandling.beginRequest(with:)"],
        begin: [.load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming)],
        finish: [.didAppear(.incoming)])
    ])

  /// The request is completed or cancelled, and the host app takes the view away.
  static let extensionEnd = Rule(
    .extensionEnd, id: "extension.end",
    summary: "What an extension's view controllers get when the request is completed or cancelled.",
    variants: [
      Variant(
        "disappear", "Those on screen get both disappear calls.", releases: [.all], .inferred, evidence: [],
        begin: [.willDisappear(.outgoing)], finish: [.didDisappear(.outgoing)])
    ])
}
