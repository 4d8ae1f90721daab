// What the app posts, and the block that it runs when the time in the background is up.
extension Callback {
  /// The app has launched.
  public static let didFinishLaunchingNotification = Callback(
    "UIApplicationDidFinishLaunching", of: .application, .from(2),
    swift: "UIApplication.didFinishLaunchingNotification", objectiveC: "UIApplicationDidFinishLaunchingNotification")
  /// The app has become active.
  public static let didBecomeActiveNotification = Callback(
    "UIApplicationDidBecomeActive", of: .application, .from(2),
    swift: "UIApplication.didBecomeActiveNotification", objectiveC: "UIApplicationDidBecomeActiveNotification")
  /// The app is about to become inactive.
  public static let willResignActiveNotification = Callback(
    "UIApplicationWillResignActive", of: .application, .from(2),
    swift: "UIApplication.willResignActiveNotification", objectiveC: "UIApplicationWillResignActiveNotification")
  /// The app is in the background; from iOS 4.
  public static let didEnterBackgroundNotification = Callback(
    "UIApplicationDidEnterBackground", of: .application, .from(4),
    swift: "UIApplication.didEnterBackgroundNotification", objectiveC: "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to leave the background; from iOS 4.
  public static let willEnterForegroundNotification = Callback(
    "UIApplicationWillEnterForeground", of: .application, .from(4),
    swift: "UIApplication.willEnterForegroundNotification", objectiveC: "UIApplicationWillEnterForegroundNotification")
  /// The app is about to be ended.
  public static let willTerminateNotification = Callback(
    "UIApplicationWillTerminate", of: .application, .from(2),
    swift: "UIApplication.willTerminateNotification", objectiveC: "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public static let didReceiveMemoryWarningNotification = Callback(
    "UIApplicationDidReceiveMemoryWarning", of: .application, .from(2),
    swift: "UIApplication.didReceiveMemoryWarningNotification",
    objectiveC: "UIApplicationDidReceiveMemoryWarningNotification")
  /// The block that a background task runs when its time is up.
  public static let expirationHandler = Callback(
    "expirationHandler", of: .application, .from(4),
    swift: "beginBackgroundTask(withName:expirationHandler:)",
    objectiveC: "beginBackgroundTaskWithName:expirationHandler:")

  /// All of these, in the order of a life.
  static let notificationRows: [Callback] = [
    .didFinishLaunchingNotification, .didBecomeActiveNotification, .willResignActiveNotification,
    .didEnterBackgroundNotification, .willEnterForegroundNotification, .willTerminateNotification,
    .didReceiveMemoryWarningNotification, .expirationHandler,
  ]
}
