extension Rule {
  /// Whether an app can have scenes, whose delegates then hear of its states. (WWDC19 212 and 258.)
  static let scenes = Rule(
    id: "app.scenes",
    summary: "Who hears of the app's states.",
    variants: [
      .choice(
        "app-delegate", "The app's delegate: there are no scenes.", [.upTo(12)], .observed,
        evidence: ["medium-jigarm-delegate-methods-ios10", "jianshu-4553fc4189c8-app-states"]),
      .choice(
        "scene-delegate", "The scene's delegate, in an app that has adopted scenes; the app's delegate no longer does.",
        [.from(13)], .observed,
        evidence: ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes"]),
    ])

  /// What is called when the user throws an app with scenes out of the switcher while it runs.
  ///
  /// One developer saw an iPhone on iOS 13 take the app to the background and end it; later logs show the scene
  /// disconnected and its session discarded, as an iPad does on every release.
  static let sceneTermination = Rule(
    id: "app.sceneTermination",
    summary: "What is called when the user throws an app with scenes out of the switcher.",
    variants: [
      .choice(
        "background-then-terminate", "The scene enters the background; the app terminates. On a phone.",
        [.between(13, 13)], .observed, evidence: ["stackoverflow-matt-swipe-up-in-switcher"]),
      .choice(
        "disconnect-and-discard", "The scene is disconnected, its session is discarded.", [.all], .observed,
        evidence: [
          "sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes", "appleforums-mmatiush-scene-kill",
          "stackoverflow-matt-swipe-up-in-switcher",
        ]),
    ])

  /// Whether a call takes room from the window of a phone.
  static let callStatusBar = Rule(
    id: "app.callStatusBar",
    summary: "Whether a call takes room from the app's window, so that it is laid out.",
    variants: [
      .choice(
        "taller-bar", "The status bar grows, and what is on screen is laid out.", [.upTo(12)], .observed,
        evidence: ["gh-vineetchoudhary-ios-in-depth"]),
      .choice("no-room-taken", "Nothing is laid out.", [.from(13)], .inferred, evidence: []),
    ])
}
