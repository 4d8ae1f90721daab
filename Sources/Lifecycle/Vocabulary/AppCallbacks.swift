extension Callback {
  // UIApplicationDelegate.
  static let applicationWillFinishLaunching: Callback = "applicationWillFinishLaunchingWithOptions"
  static let applicationDidFinishLaunching: Callback = "applicationDidFinishLaunchingWithOptions"
  static let applicationConfigurationForConnecting: Callback = "applicationConfigurationForConnecting"
  static let applicationDidDiscardSceneSessions: Callback = "applicationDidDiscardSceneSessions"
  static let applicationDidBecomeActive: Callback = "applicationDidBecomeActive"
  static let applicationWillResignActive: Callback = "applicationWillResignActive"
  static let applicationDidEnterBackground: Callback = "applicationDidEnterBackground"
  static let applicationWillEnterForeground: Callback = "applicationWillEnterForeground"
  static let applicationWillTerminate: Callback = "applicationWillTerminate"
  static let applicationDidReceiveMemoryWarning: Callback = "applicationDidReceiveMemoryWarning"
  static let applicationProtectedDataWillBecomeUnavailable: Callback = "applicationProtectedDataWillBecomeUnavailable"
  static let applicationProtectedDataDidBecomeAvailable: Callback = "applicationProtectedDataDidBecomeAvailable"

  static let applicationOpenURL: Callback = "applicationOpenURL"
  static let applicationDidReceiveRemoteNotification: Callback = "applicationDidReceiveRemoteNotification"

  // UNUserNotificationCenterDelegate, from iOS 10.
  static let userNotificationCenterDidReceive: Callback = "userNotificationCenterDidReceive"

  // UIWindowSceneDelegate, from iOS 13.
  static let sceneWillConnectTo: Callback = "sceneWillConnectTo"
  static let sceneDidDisconnect: Callback = "sceneDidDisconnect"
  static let sceneDidBecomeActive: Callback = "sceneDidBecomeActive"
  static let sceneWillResignActive: Callback = "sceneWillResignActive"
  static let sceneWillEnterForeground: Callback = "sceneWillEnterForeground"
  static let sceneDidEnterBackground: Callback = "sceneDidEnterBackground"
  static let sceneOpenURLContexts: Callback = "sceneOpenURLContexts"

  // Notifications.
  static let didFinishLaunchingNotification: Callback = "UIApplicationDidFinishLaunching"
  static let didBecomeActiveNotification: Callback = "UIApplicationDidBecomeActive"
  static let willResignActiveNotification: Callback = "UIApplicationWillResignActive"
  static let didEnterBackgroundNotification: Callback = "UIApplicationDidEnterBackground"
  static let willEnterForegroundNotification: Callback = "UIApplicationWillEnterForeground"
  static let willTerminateNotification: Callback = "UIApplicationWillTerminate"
  static let didReceiveMemoryWarningNotification: Callback = "UIApplicationDidReceiveMemoryWarning"

  /// The block that a background task runs when its time is up.
  static let expirationHandler: Callback = "expirationHandler"

  // What the system runs an app in the background for.
  /// The block that a task was registered with; `BGTaskScheduler`, from iOS 13.
  static let launchHandler: Callback = "launchHandler"
  static let applicationPerformFetch: Callback = "applicationPerformFetch"
  static let applicationHandleEventsForBackgroundURLSession: Callback =
    "applicationHandleEventsForBackgroundURLSession"
  /// `URLSessionDelegate`: nothing more comes of the session's transfers.
  static let didFinishBackgroundEvents: Callback = "urlSessionDidFinishEvents"
  /// `CLLocationManagerDelegate`: the device has moved.
  static let didUpdateLocations: Callback = "didUpdateLocations"
}
