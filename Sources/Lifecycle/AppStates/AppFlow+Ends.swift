// An app that is ended by the user or the system, and windows that come and go.
extension AppFlow {
  /// An app without scenes that is suspended is not told; one with scenes hears that they go (`lemonbrush-states-notes`).
  static let termination = [
    Path(
      from: [.active, .inactive], withScenes: swipedAway,
      withoutScenes: [
        .delegatesChosen,
        .when(
          .entersBackgroundFirst,
          [.transition(.resignActive), .transition(.enterBackground), .transition(.terminateInBackground)],
          otherwise: [.transition(.resignActive), .transition(.terminateInFront)]), .forgetPreserved,
      ]),
    Path(
      from: [.backgroundRunning],
      // The system ends an app without taking its sessions: only what the user closes is discarded (Apple,
      // `application(_:didDiscardSceneSessions:)`).
      withScenes: [
        .when(
          .isEndedByUser,
          [.scenes(.disconnect), .call(.applicationDidDiscardSceneSessions, on: .appDelegate, .documented)]),
        .transition(.terminateInBackground), .forgetPreserved,
      ],
      withoutScenes: [.delegatesChosen, .transition(.terminateInBackground), .forgetPreserved]),
    Path(
      from: [.suspended],
      withScenes: scenesGo + [.transition(.endSuspended), .forgetPreserved],
      withoutScenes: [.delegatesChosen, .transition(.endSuspended), .forgetPreserved]),
  ]

  private static let swipedAway: [AppMoment] = [
    .delegatesChosen, .transition(.resignActive),
    .when(
      .scenesEnterBackground, [.transition(.enterBackground), .transition(.terminateInBackground)],
      otherwise: scenesGo + [.closeWindow, .transition(.terminateInFront)]), .forgetPreserved,
  ]

  private static let scenesGo: [AppMoment] = [
    .scenes(.disconnect), .call(.applicationDidDiscardSceneSessions, on: .appDelegate, .observed),
  ]

  /// Another window comes, or one goes for good.
  static let scenes = [
    AppFlow(
      .openScene, needsScenes: true,
      [
        window(from: .active, interruption + opening + inFront),
        window(from: .inactive, opening),
      ]),
    AppFlow(
      .closeScene, needsScenes: true,
      [
        window(
          from: .active,
          [.when(.isLastScene, swipedAway, otherwise: [.thisScene(.resignActive, .observed), rearrangement] + closing)]),
        window(from: .inactive, [.when(.isLastScene, swipedAway, otherwise: closing)]),
      ]),
  ]

  private static func window(from state: AppState, _ moments: [AppMoment]) -> Path {
    Path(from: [state], withScenes: moments, withoutScenes: [])
  }

  /// A scene that is new, or was disconnected, connects and comes to the foreground; the app stays active meanwhile
  /// (WWDC19 212). While something of the system's lies over the app, the new scene waits with the others.
  private static let opening: [AppMoment] = [
    .call(.applicationConfigurationForConnecting, on: .appDelegate, .documented), .thisScene(.connect, .documented),
    .thisScene(.enterForeground, .documented),
  ]

  private static let inFront: [AppMoment] = [
    .otherScenes(.becomeActive, .observed), .thisScene(.becomeActive, .documented),
  ]

  /// The windows change their sizes when one is dragged in beside another: the scenes in front become inactive and active
  /// again twice, the second time around the new one.
  private static let interruption: [AppMoment] = [
    rearrangement, .when(.interruptsOtherScenes, [.otherScenes(.resignActive, .observed)]),
  ]

  private static let rearrangement = AppMoment.when(
    .interruptsOtherScenes, [.otherScenes(.resignActive, .observed), .otherScenes(.becomeActive, .observed)])

  /// The user closes a window in the switcher: the scene leaves the screen, is disconnected, and its session is discarded
  /// (Apple, `requestSceneSessionDestruction(_:options:errorHandler:)`). With the last one the app goes, too.
  private static let closing: [AppMoment] = [
    .thisScene(.enterBackground, .observed), .thisScene(.disconnect, .documented),
    .call(.applicationDidDiscardSceneSessions, on: .appDelegate, .documented),
  ]
}
