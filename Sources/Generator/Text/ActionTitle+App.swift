import Diagnostics
import Lifecycle

extension ActionWord {
  /// What is done to the app, its scenes or its window.
  func appTitle(_ name: String) -> Phrase {
    switch self {
    case .launch: "Launch the app"
    case .prewarm: "The system prewarms the app"
    case .home: "Go to the Home Screen"
    case .appSwitcher: "Open the App Switcher"
    case .appSwitcherReturn: "Return from the App Switcher"
    case .reopen: "Open the app again"
    case .lock: "Lock the device"
    case .unlock: "Unlock the device"
    case .incomingCall: "A phone call comes in"
    case .declineCall: "Decline the call"
    case .controlCentreOpen: "Open Control Center"
    case .controlCentreClose: "Close Control Center"
    case .openNotificationCenter: "Open Notification Center"
    case .closeNotificationCenter: "Close Notification Center"
    case .terminate: "Terminate the app"
    case .memoryWarning: "The system sends a memory warning"
    case .memoryReclaim: "The system ends the suspended app to free memory"
    case .backgroundTimeout: "The time in the background runs out"
    case .backgroundWorkDone: "The work in the background ends"
    case .launchByURL: "Launch the app with a URL"
    case .reopenByURL: "Open the app again with a URL"
    case .launchByPush: "Launch the app from a notification"
    case .reopenByPush: "Open the app again from a notification"
    case .receivePushInBackground: "A silent notification arrives in the background"
    case .wakeInBackground: "The system wakes the app in the background (\(name))"
    case .launchExtension: "Launch the extension"
    case .completeRequest: "The extension completes its request"
    case .cancelRequest: "The extension cancels its request"
    case .openScene: "Open the scene \(name)"
    case .closeScene: "Close the scene \(name)"
    case .switchRoot: "Replace the root view controller with \(name)"
    case .rotate: "Rotate the device"
    case .becomeCompact: "The width becomes compact"
    case .becomeRegular: "The width becomes regular"
    default: Phrase(named: rawValue)
    }
  }
}
