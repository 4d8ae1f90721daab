import Lifecycle
import Logs

// The calls that an active app gets for events from outside.
extension StoryLog {
  /// For each event, whether it comes from outside while the app is active: a location, a notification, an address to open. In
  /// the background such a call is why the app runs at all; an active app gets it at any time. (Apple:
  /// `locationManager(_:didUpdateLocations:)`, `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`,
  /// `application(_:open:options:)`, `scene(_:openURLContexts:)`.)
  static func arrivalsWhileActive(_ events: [LogEvent]) -> [Bool] {
    var (isActive, isInBackground) = (false, false)
    return events.map { event in
      func ends(_ words: String...) -> Bool { words.contains { event.callback.ends(with: $0) } }
      if ends("UpdateLocations", "RemoteNotification", "OpenURL", "OpenURLContexts") { return isActive }
      if ends("BecomeActive", "ResignActive", "Foreground", "Background", "FinishLaunching") {
        isActive = ends("BecomeActive")
        isInBackground = ends("EnterBackground")
      } else if event.callback == Callback.viewDidAppear.name {
        // The log may leave the app's own calls out. A view can also appear in the background.
        isActive = isActive || !isInBackground
      }
      return false
    }
  }
}
