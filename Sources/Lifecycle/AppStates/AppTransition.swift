/// A change of the app's state: from where to where, and what happens in which order, once for an app with scenes and once
/// for one without.
///
/// With scenes the app delegate's methods for the states are not called; the notifications are posted all the same
/// (Apple). Whom the calls name and what each rests on stands with the moments.
public struct AppTransition: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// The states that it leaves.
  public let sources: [AppState]
  /// What happens in an app with scenes.
  public let withScenes: [AppMoment]
  /// What happens in an app without scenes.
  public let withoutScenes: [AppMoment]
  /// The sources that show it: slugs of evidence files, or the names of Apple's pages.
  public let evidence: [String]

  init(
    _ name: String, from sources: [AppState], withScenes: [AppMoment], withoutScenes: [AppMoment],
    evidence: @autoclosure () -> [String]
  ) {
    self.name = name
    self.sources = sources
    self.withScenes = withScenes
    self.withoutScenes = withoutScenes
    // The modules for browsers have no question that needs it.
    #if hasFeature(Embedded)
      self.evidence = []
    #else
      self.evidence = evidence()
    #endif
  }

  /// Scenes make no difference to it.
  init(
    _ name: String, from sources: [AppState], _ moments: [AppMoment], evidence: @autoclosure () -> [String]
  ) {
    self.init(name, from: sources, withScenes: moments, withoutScenes: moments, evidence: evidence())
  }

  /// All of them.
  public static let all = [
    launch, launchIntoBackground, firstForeground, becomeActive, resignActive, enterBackground, enterForeground,
    enterForegroundByUnlocking, suspend, wake, terminateInFront, terminateInBackground, endSuspended, timeOut, reclaim,
  ]

  /// What happens in an app of either kind.
  public func moments(hasScenes: Bool) -> [AppMoment] { hasScenes ? withScenes : withoutScenes }

  /// The state to which it leads; `nil` where an app of that kind does not take it.
  public func target(hasScenes: Bool) -> AppState? {
    var target: AppState?
    for moment in moments(hasScenes: hasScenes) { target = moment.target ?? target }
    return target
  }

  // MARK: In front

  /// What the app was launched or brought back for is told before it becomes active
  /// (`medium-jigarm-delegate-methods-ios10`).
  public static let becomeActive = AppTransition(
    "become active", from: [.inactive],
    withScenes: [
      .cause, .scenes(.becomeActive), .post(.didBecomeActiveNotification), .state(.active), .phase(.active),
    ],
    withoutScenes: [
      .cause, .application(.applicationDidBecomeActive), .post(.didBecomeActiveNotification), .state(.active),
    ],
    evidence: logs)

  /// Something of the system's lies over the app, or the app is about to leave the screen.
  public static let resignActive = AppTransition(
    "resign active", from: [.active],
    withScenes: [
      .touchesCancelled, .scenes(.resignActive), .post(.willResignActiveNotification), .state(.inactive),
      .phase(.inactive),
    ],
    withoutScenes: [
      .touchesCancelled, .application(.applicationWillResignActive), .post(.willResignActiveNotification),
      .state(.inactive),
    ],
    evidence: logs)

  /// To the home screen or behind the lock screen. View controllers get no appearance callback. The state is preserved
  /// shortly after (Apple, "Preparing your UI to run in the background").
  public static let enterBackground = AppTransition(
    "enter background", from: [.inactive],
    withScenes: [
      .scenes(.enterBackground), .post(.didEnterBackgroundNotification), .preserveScenes, .state(.backgroundRunning),
      .phase(.background),
    ],
    withoutScenes: [
      .application(.applicationDidEnterBackground), .post(.didEnterBackgroundNotification), .preserveApp,
      .state(.backgroundRunning),
    ],
    evidence: logs + ["yagamo-2019-05-21-lifecycle"])

  /// Back on screen.
  public static let enterForeground = enteringForeground()

  /// Back on screen as the device is unlocked, which gives access to protected data again.
  public static let enterForegroundByUnlocking = enteringForeground([
    .call(.applicationProtectedDataDidBecomeAvailable, on: .appDelegate, .observed)
  ])

  private static func enteringForeground(_ own: [AppMoment] = []) -> AppTransition {
    AppTransition(
      "enter foreground", from: [.backgroundRunning, .suspended],
      withScenes: foreground(.scenes(.enterForeground)) + own + [.state(.inactive), .phase(.inactive)],
      withoutScenes: foreground(.application(.applicationWillEnterForeground)) + own + [.state(.inactive)],
      evidence: logs + ["openradar-49817144-willenterforeground", "github-vc-lifecycle-abc-nav"])
  }

  private static func foreground(_ told: AppMoment) -> [AppMoment] {
    let posted = AppMoment.post(.willEnterForegroundNotification)
    return [.when(.isDelegateFirst, [told, posted], otherwise: [posted, told])]
  }

  /// Logs of apps with scenes and of apps without.
  private static let logs = [
    "sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes", "medium-jigarm-delegate-methods-ios10",
    "jianshu-4553fc4189c8-app-states",
  ]
}
