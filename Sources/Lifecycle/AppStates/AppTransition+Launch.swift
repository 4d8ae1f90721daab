// From nothing to the first screen, or into the background. (Apple, "About the app launch sequence".)
extension AppTransition {
  /// The window comes on screen with it, and the app becomes active at the moment that the window's rule says.
  ///
  /// With scenes an app is launched in the background until one of them comes forward (Apple, `applicationState`).
  public static let launch = AppTransition(
    "launch", from: [.notRunning],
    withScenes: [.makeControllers, .state(.backgroundRunning), .when(.isPrewarmed, used, otherwise: launchMethods())]
      + [.delegatesChosen] + connection([.instantiateRoot]),
    withoutScenes: [
      .makePreservedControllers, .state(.inactive), .instantiateRoot,
      .when(.isPrewarmed, used, otherwise: launchMethods([.restoreControllers])),
      .delegatesChosen, .showWindow(.windowLaunch),
    ],
    evidence: ["apple-docs-app-launch-sequence"])

  /// A scene enters the foreground also when it is new; an app without scenes only when it comes back. The window's rule
  /// says when.
  public static let firstForeground = AppTransition(
    "enter foreground", from: [.backgroundRunning, .suspended],
    withScenes: [
      .thisScene(.enterForeground, .observed), .post(.willEnterForegroundNotification), .state(.inactive),
    ],
    withoutScenes: [],
    evidence: ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes", "github-vc-lifecycle-abc-nav"])

  /// The system launches the app for an event (Apple, "About the background execution sequence"). No scene comes to the
  /// foreground, so nothing is made that would be on screen.
  public static let launchIntoBackground = AppTransition(
    "launch into the background", from: [.notRunning],
    withScenes: [.emptyWindow] + launchMethods() + [.state(.backgroundRunning)],
    withoutScenes: [.emptyWindow, .state(.inactive)] + launchMethods() + [
      .call(.applicationDidEnterBackground, on: .appDelegate, .documented), .post(.didEnterBackgroundNotification),
      .state(.backgroundRunning),
    ],
    evidence: ["About the background execution sequence"])

  /// The app delegate's launch methods; between them, what is restored.
  static func launchMethods(
    _ restoring: [AppMoment] = [], _ standing: Rule.Standing = .documented
  ) -> [AppMoment] {
    [.call(.applicationWillFinishLaunching, on: .appDelegate, standing)] + restoring + [
      .call(.applicationDidFinishLaunching, on: .appDelegate, standing),
      .post(.didFinishLaunchingNotification, standing),
    ]
  }

  /// The first scene connects, and its window comes on screen. It is given the activity that it gave before with the
  /// session, and once more before it becomes active (the header of `scene(_:restoreInteractionStateWith:)`).
  static func connection(_ making: [AppMoment] = []) -> [AppMoment] {
    [.call(.applicationConfigurationForConnecting, on: .appDelegate, .documented)] + making + [
      .thisScene(.connect, .documented), .restoreScene, .showWindow(.windowSceneLaunch),
    ]
  }

  private static let used: [AppMoment] = [.prewarmed(false)]
}
