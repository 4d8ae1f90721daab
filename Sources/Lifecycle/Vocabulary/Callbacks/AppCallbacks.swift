// What the app's delegate gets, and that of its notifications.
extension Callback {
  /// The app is about to have launched.
  public static let applicationWillFinishLaunching = Callback(
    "applicationWillFinishLaunchingWithOptions", of: .applicationDelegate, .from(6),
    swift: "application(_:willFinishLaunchingWithOptions:)")
  /// The app has launched.
  public static let applicationDidFinishLaunching = Callback(
    "applicationDidFinishLaunchingWithOptions", of: .applicationDelegate, .from(3),
    swift: "application(_:didFinishLaunchingWithOptions:)")
  /// With which configuration is the new scene session to connect? From iOS 13.
  public static let applicationConfigurationForConnecting = Callback(
    "applicationConfigurationForConnecting", of: .applicationDelegate, .from(13),
    swift: "application(_:configurationForConnecting:options:)",
    objectiveC: "application:configurationForConnectingSceneSession:options:")
  /// The user has closed scenes for good; from iOS 13.
  public static let applicationDidDiscardSceneSessions = Callback(
    "applicationDidDiscardSceneSessions", of: .applicationDelegate, .from(13),
    swift: "application(_:didDiscardSceneSessions:)")
  /// The app has become active.
  public static let applicationDidBecomeActive = Callback(
    "applicationDidBecomeActive", of: .applicationDelegate, .from(2), deprecatedFrom: 26,
    swift: "applicationDidBecomeActive(_:)")
  /// The app is about to become inactive.
  public static let applicationWillResignActive = Callback(
    "applicationWillResignActive", of: .applicationDelegate, .from(2), deprecatedFrom: 26,
    swift: "applicationWillResignActive(_:)")
  /// The app is in the background; from iOS 4.
  public static let applicationDidEnterBackground = Callback(
    "applicationDidEnterBackground", of: .applicationDelegate, .from(4), deprecatedFrom: 26,
    swift: "applicationDidEnterBackground(_:)")
  /// The app is about to leave the background; from iOS 4.
  public static let applicationWillEnterForeground = Callback(
    "applicationWillEnterForeground", of: .applicationDelegate, .from(4), deprecatedFrom: 26,
    swift: "applicationWillEnterForeground(_:)")
  /// The app is about to be ended.
  public static let applicationWillTerminate = Callback(
    "applicationWillTerminate", of: .applicationDelegate, .from(2), swift: "applicationWillTerminate(_:)")
  /// Memory is short.
  public static let applicationDidReceiveMemoryWarning = Callback(
    "applicationDidReceiveMemoryWarning", of: .applicationDelegate, .from(2),
    swift: "applicationDidReceiveMemoryWarning(_:)")
  /// The device is about to be locked, and protected files with it; from iOS 4.
  public static let applicationProtectedDataWillBecomeUnavailable = Callback(
    "applicationProtectedDataWillBecomeUnavailable", of: .applicationDelegate, .from(4),
    swift: "applicationProtectedDataWillBecomeUnavailable(_:)")
  /// The device is unlocked, and protected files with it; from iOS 4.
  public static let applicationProtectedDataDidBecomeAvailable = Callback(
    "applicationProtectedDataDidBecomeAvailable", of: .applicationDelegate, .from(4),
    swift: "applicationProtectedDataDidBecomeAvailable(_:)")
  /// Open the URL; from iOS 9.
  public static let applicationOpenURL = Callback(
    "applicationOpenURL", of: .applicationDelegate, .from(9), deprecatedFrom: 26,
    swift: "application(_:open:options:)", objectiveC: "application:openURL:options:")
  /// A remote notification has arrived; from iOS 7.
  public static let applicationDidReceiveRemoteNotification = Callback(
    "applicationDidReceiveRemoteNotification", of: .applicationDelegate, .from(7),
    swift: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
  /// The user has answered a notification; from iOS 10.
  public static let userNotificationCenterDidReceive = Callback(
    "userNotificationCenterDidReceive", of: .notificationCenterDelegate, .from(10),
    swift: "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    objectiveC: "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:")

  /// All of these, in the order of a life.
  static let appRows: [Callback] = [
    .applicationWillFinishLaunching, .applicationDidFinishLaunching, .applicationConfigurationForConnecting,
    .applicationDidDiscardSceneSessions, .applicationDidBecomeActive, .applicationWillResignActive,
    .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
    .applicationDidReceiveMemoryWarning, .applicationProtectedDataWillBecomeUnavailable,
    .applicationProtectedDataDidBecomeAvailable, .applicationOpenURL, .applicationDidReceiveRemoteNotification,
    .userNotificationCenterDidReceive,
  ]
}
