// One row a word.
extension AppFlow {
  /// All of them.
  public static let all: [AppFlow] =
    launches + returns + interruptions + departures + inBackground + ends + scenes + [
      AppFlow(.memoryWarning, from: [.active, .inactive, .backgroundRunning], [.memoryWarning]),
      AppFlow(.launchExtension, from: [.notRunning], [.extensionBegins]),
      AppFlow(.completeRequest, from: [.active], [.extensionEnds]),
      AppFlow(.cancelRequest, from: [.active], [.extensionEnds]),
    ]

  /// With scenes the URL or the notification lies in the options with which the scene connects, and nothing else is
  /// called for it. (Apple, `UIScene.ConnectionOptions`.)
  private static let launches = [
    AppFlow(.launch, from: [.notRunning], [.transition(.launch)]),
    AppFlow(
      .launchByURL,
      [Path(from: [.notRunning], withScenes: [.transition(.launch)], withoutScenes: [url, .transition(.launch)])]),
    AppFlow(
      .launchByPush,
      [Path(from: [.notRunning], withScenes: [.transition(.launch)], withoutScenes: [push, .transition(.launch)])]),
    AppFlow(
      .prewarm, from: [.notRunning],
      [.when(.prewarmsLaunchMethods, AppTransition.launchMethods([], .inferred) + [.prewarmed(true)])]),
  ]

  /// A scene that exists hears of a URL by a method of its own; of a tapped notification the notification centre's delegate
  /// does.
  private static let returns = [
    reopening(.reopen),
    reopening(.unlock, by: .enterForegroundByUnlocking),
    reopening(
      .reopenByURL, scene: [.keep(.connectedScene(.sceneOpenURLContexts, .documented))], application: [url]),
    reopening(
      .reopenByPush,
      scene: [.keep(.call(.userNotificationCenterDidReceive, on: .notificationCenterDelegate, .documented))],
      application: [push]),
  ]

  private static let interruptions =
    [ActionWord.appSwitcher, .controlCentreOpen, .openNotificationCenter].map {
      AppFlow($0, from: [.active], [.transition(.resignActive)])
    }
    + [ActionWord.appSwitcherReturn, .controlCentreClose, .closeNotificationCenter].map {
      AppFlow($0, from: [.inactive], [.transition(.becomeActive)])
    } + [
      AppFlow(.incomingCall, from: [.active], [.transition(.resignActive), .roomForCall(.observed)]),
      AppFlow(.declineCall, from: [.inactive], [.transition(.becomeActive), .roomForCall(.inferred)]),
    ]

  private static let departures = [
    AppFlow(.home, from: [.active, .inactive], leave + [.snapshots(.observed), suspendIfDone]),
    AppFlow(
      .lock, from: [.active, .inactive],
      leave + [
        .call(.applicationProtectedDataWillBecomeUnavailable, on: .appDelegate, .observed), .snapshots(.inferred),
        suspendIfDone,
      ]),
  ]

  private static let inBackground = [
    AppFlow(.receivePushInBackground, running(for: .event(.push), then: .transition(.suspend))),
    // Which of the three states it is in decides what is called, so that a script has to say it: else the app is on
    // screen, as it is for most words, and is not woken.
    AppFlow(.wakeInBackground, start: .active, running(for: .event(nil), then: suspendIfDone)),
    AppFlow(.backgroundWorkDone, from: [.backgroundRunning], [.transition(.suspend)]),
    AppFlow(.backgroundTimeout, from: [.backgroundRunning], [.transition(.timeOut)]),
  ]

  private static let ends = [
    AppFlow(.memoryReclaim, from: [.suspended], [.transition(.reclaim)]),
    AppFlow(.terminate, termination),
  ]

  // MARK: Parts of paths

  private static let url = AppMoment.keep(.call(.applicationOpenURL, on: .appDelegate, .documented))
  private static let push = AppMoment.keep(
    .call(.applicationDidReceiveRemoteNotification, on: .appDelegate, .observed))

  private static let leave: [AppMoment] = [.transition(.resignActive), .transition(.enterBackground)]
  private static let suspendIfDone = AppMoment.when(.hasWorkLeft, [], otherwise: [.transition(.suspend)])

  /// An app that was launched into the background shows its window only now: a scene connects, or the window of an app
  /// without scenes gets its root.
  private static func reopening(
    _ word: ActionWord, by enter: AppTransition = .enterForeground, scene: [AppMoment] = [],
    application: [AppMoment] = []
  ) -> AppFlow {
    let entering: [AppMoment] = [.transition(enter)]
    let active: [AppMoment] = [.transition(.becomeActive)]
    return AppFlow(
      word,
      [
        Path(
          from: [.suspended, .backgroundRunning],
          withScenes: [.when(.isNoSceneConnected, AppTransition.connection(), otherwise: entering + scene + active)],
          withoutScenes: entering + application
            + [.when(.isWindowEmpty, [.showWindow(.windowLaunch)], otherwise: active)])
      ])
  }

  /// The system wakes the app for the event, or launches it into the background (Apple, "About the background execution
  /// sequence").
  private static func running(for event: AppMoment, then last: AppMoment) -> [Path] {
    [
      Path(from: [.suspended], [.transition(.wake), event, last]),
      Path(from: [.notRunning], [.transition(.launchIntoBackground), event, last]),
      Path(from: [.backgroundRunning], [event]),
    ]
  }
}
