// What the system runs an app in the background for.
extension Callback {
  /// The block that a task was registered with; `BGTaskScheduler`, from iOS 13.
  public static let launchHandler = Callback(
    "launchHandler", of: .taskScheduler, .from(13),
    swift: "register(forTaskWithIdentifier:using:launchHandler:)",
    objectiveC: "registerForTaskWithIdentifier:usingQueue:launchHandler:")
  /// Fetch what is new; from iOS 7.
  public static let applicationPerformFetch = Callback(
    "applicationPerformFetch", of: .applicationDelegate, .from(7), deprecatedFrom: 13,
    swift: "application(_:performFetchWithCompletionHandler:)")
  /// The transfers of a background session have ended; from iOS 7.
  public static let applicationHandleEventsForBackgroundURLSession = Callback(
    "applicationHandleEventsForBackgroundURLSession", of: .applicationDelegate, .from(7),
    swift: "application(_:handleEventsForBackgroundURLSession:completionHandler:)")
  /// `URLSessionDelegate`: nothing more comes of the session's transfers.
  public static let didFinishBackgroundEvents = Callback(
    "urlSessionDidFinishEvents", of: .urlSessionDelegate, .from(7),
    swift: "urlSessionDidFinishEvents(forBackgroundURLSession:)",
    objectiveC: "URLSessionDidFinishEventsForBackgroundURLSession:")
  /// `CLLocationManagerDelegate`: the device has moved.
  public static let didUpdateLocations = Callback(
    "didUpdateLocations", of: .locationManagerDelegate, .from(6), swift: "locationManager(_:didUpdateLocations:)")

  /// All of these, in the order of a life.
  static let backgroundRows: [Callback] = [
    .launchHandler, .applicationPerformFetch, .applicationHandleEventsForBackgroundURLSession,
    .didFinishBackgroundEvents, .didUpdateLocations,
  ]
}
