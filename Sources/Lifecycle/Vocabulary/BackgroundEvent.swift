/// For what the system runs an app that is not on screen.
public enum BackgroundEvent: String, CaseIterable, Hashable, Sendable {
  /// A task that was registered with `BGTaskScheduler`.
  case backgroundTask
  /// A background fetch.
  case fetch
  /// The device has moved: location updates that relaunch an app.
  case location
  /// A remote notification with `content-available`.
  case push
  /// The transfers of a background `URLSession` have ended.
  case urlSession

  /// The releases that have the call by which the app is told. (Apple's pages.)
  public var releases: ReleaseRange {
    switch self {
    case .location: .from(6)
    case .push, .fetch, .urlSession: .from(7)
    case .backgroundTask: .from(13)
    }
  }

  /// What is called, and on whom, in this order. (Apple: `BGTaskScheduler`,
  /// `application(_:performFetchWithCompletionHandler:)`, `locationManager(_:didUpdateLocations:)`,
  /// `application(_:handleEventsForBackgroundURLSession:completionHandler:)` and
  /// `urlSessionDidFinishEvents(forBackgroundURLSession:)`.)
  var calls: [(Callback, on: Subject)] {
    switch self {
    case .backgroundTask: [(.launchHandler, .backgroundTask)]
    case .fetch: [(.applicationPerformFetch, .appDelegate)]
    case .location: [(.didUpdateLocations, .locationDelegate)]
    case .push: [(.applicationDidReceiveRemoteNotification, .appDelegate)]
    case .urlSession:
      [(.applicationHandleEventsForBackgroundURLSession, .appDelegate), (.didFinishBackgroundEvents, .sessionDelegate)]
    }
  }
}
