// What is not on screen, and how an app ends.
extension AppTransition {
  /// Nothing is left to do.
  public static let suspend = AppTransition(
    "no work left", from: [.backgroundRunning], [.state(.suspended)], evidence: guide)

  /// The system runs the app for an event. (Apple, "About the background execution sequence".)
  public static let wake = AppTransition(
    "woken by an event", from: [.suspended], [.state(.backgroundRunning)],
    evidence: ["About the background execution sequence"])

  /// In front of the user the end was logged.
  public static let terminateInFront = AppTransition(
    "terminate", from: [.inactive],
    [
      .call(.applicationWillTerminate, on: .appDelegate, .observed), .post(.willTerminateNotification), .processEnds,
    ],
    evidence: ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes"])

  /// For an app that runs in the background Apple promises the calls (`applicationWillTerminate(_:)`).
  public static let terminateInBackground = AppTransition(
    "terminate", from: [.backgroundRunning],
    [
      .call(.applicationWillTerminate, on: .appDelegate, .documented), .post(.willTerminateNotification), .processEnds,
    ],
    evidence: ["UIApplicationDelegate.applicationWillTerminate(_:)"])

  /// An app that is suspended is not told that it ends (Apple, `applicationWillTerminate(_:)` and the archived app
  /// programming guide).
  public static let endSuspended = AppTransition(
    "terminate", from: [.suspended], [.processEnds],
    evidence: ["UIApplicationDelegate.applicationWillTerminate(_:)", "App Programming Guide for iOS"])

  /// A background task takes too long.
  public static let timeOut = AppTransition(
    "time-out", from: [.backgroundRunning],
    [.call(.expirationHandler, on: .backgroundTask, .inferred), .processEnds], evidence: guide)

  /// The system needs the memory of an app that executes nothing, and tells nobody.
  public static let reclaim = AppTransition(
    "memory reclaim", from: [.suspended], [.processEnds], evidence: guide)

  private static let guide = ["App Programming Guide for iOS"]
}
