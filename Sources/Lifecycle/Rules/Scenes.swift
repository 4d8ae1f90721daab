extension Rule {
  enum StateReceiver: CaseIterable { case appDelegate, sceneDelegate }

  /// Whether an app can have scenes, whose delegates then hear of its states. (WWDC19 212 and 258.)
  static let scenes = Choice<StateReceiver>(
    .scenes, id: "app.scenes",
    summary: "Which delegate UIKit calls when the app's state changes."
  ) {
    switch $0 {
    case .appDelegate:
      .choice(
        "app-delegate", "The app's delegate: there are no scenes.", [.upTo(12)], .observed,
        evidence: ["medium-jigarm-delegate-methods-ios10", "jianshu-4553fc4189c8-app-states"])
    case .sceneDelegate:
      .choice(
        "scene-delegate",
        "The scene's delegate, in an app that has adopted scenes. UIKit no longer calls the app's delegate.",
        [.from(13)], .observed,
        evidence: ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes"])
    }
  }

  enum SceneTermination: CaseIterable { case disconnectAndDiscard, backgroundThenTerminate }

  /// What is called when the user swipes a scene-based app away in the app switcher while it runs.
  ///
  /// The scene is disconnected and its session is discarded, on an iPhone with iOS 13 as on every later release. One
  /// developer saw such an iPhone take the app to the background and end it instead.
  static let sceneTermination = Choice<SceneTermination>(
    .sceneTermination, id: "app.sceneTermination",
    summary: "What is called when the user swipes a scene-based app away in the app switcher."
  ) {
    switch $0 {
    case .disconnectAndDiscard:
      .choice(
        "disconnect-and-discard", "The scene is disconnected, and its session is discarded.", [.all], .observed,
        evidence: [
          "gh-22140671352-notebook-swift-ios13", "sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes",
          "appleforums-mmatiush-scene-kill", "stackoverflow-matt-swipe-up-in-switcher",
          "github-applifecycle-leejungmin-2025",
        ])
    case .backgroundThenTerminate:
      .choice(
        "background-then-terminate",
        "The scene enters the background, and the app terminates. One log shows it, of an iPhone with iOS 13.",
        [], .observed, evidence: ["stackoverflow-matt-swipe-up-in-switcher"]
      ).only(on: .phone)
    }
  }

  enum AppTermination: CaseIterable { case backgroundFirst, terminatesAtOnce }

  /// What is called when the user swipes away an app without scenes that is in front.
  ///
  /// The switcher lies over the app, which enters the background before it ends. Five sources have it so, and none has
  /// the app end while it is inactive.
  static let appTermination = Choice<AppTermination>(
    .appTermination, id: "app.termination",
    summary: "What is called when the user swipes an app without scenes away while it is in front."
  ) {
    switch $0 {
    case .backgroundFirst:
      .choice(
        "background-first", "The app enters the background, and then terminates.", [.all], .observed,
        evidence: [
          "github-fastcampus-appdelegate-flow", "hem1ng-2019-app-states-before-ios13", "evancohe-2020-app-life-cycle",
        ])
    case .terminatesAtOnce:
      .choice(
        "terminates-at-once", "The app terminates without entering the background.", [], .inferred, evidence: [])
    }
  }

  enum SecondScene: CaseIterable { case interrupts, absent }

  /// Whether a second window on an iPad interrupts the first one.
  ///
  /// The windows change their sizes when one opens beside another or closes, and the one that stays becomes inactive
  /// and active again around it.
  static let secondScene = Choice<SecondScene>(
    .secondScene, id: "app.secondScene",
    summary: "Whether a window that opens or closes beside another makes that one resign active."
  ) {
    switch $0 {
    case .interrupts:
      .choice(
        "interrupts", "The scene that stays resigns active and becomes active again.", [.from(13)], .observed,
        evidence: ["github-applifecycle-leejungmin-2025"])
    case .absent:
      .absent("There are no scenes.", [.upTo(12)], evidence: ["UIWindowSceneDelegate"])
    }
  }

  enum CallStatusBar: CaseIterable { case tallerBar, noRoomTaken }

  /// Whether a call takes room from the window of a phone.
  static let callStatusBar = Choice<CallStatusBar>(
    .callStatusBar, id: "app.callStatusBar",
    summary: "Whether a call takes room from the app's window, so that it is laid out."
  ) {
    switch $0 {
    case .tallerBar:
      .choice(
        "taller-bar", "The status bar grows, and what is on screen is laid out.", [.upTo(12)], .observed,
        evidence: ["gh-vineetchoudhary-ios-in-depth"]
      ).only(on: .phone)
    case .noRoomTaken:
      .choice("no-room-taken", "Nothing is laid out.", [.from(13)], .inferred, evidence: []).unnoted
    }
  }
}
