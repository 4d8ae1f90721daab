extension Callback {
  // UISceneDelegate.
  /// What is to bring the scene back? From iOS 13.
  static let stateRestorationActivity: Callback = "stateRestorationActivity"
  /// The activity is about to be stored: `scene(_:didUpdate:)`, from iOS 13.
  static let sceneDidUpdateUserActivity: Callback = "sceneDidUpdateUserActivity"
  /// The scene has connected again, and here is its activity; from iOS 15.
  static let restoreInteractionState: Callback = "restoreInteractionStateWith"

  // UIApplicationDelegate, from iOS 6.
  /// Is the state to be preserved? iOS 6 to 12; from 13.2 the next one is asked.
  static let applicationShouldSaveApplicationState: Callback = "applicationShouldSaveApplicationState"
  /// Is the state to be preserved, with secure coding?
  static let applicationShouldSaveSecureApplicationState: Callback = "applicationShouldSaveSecureApplicationState"
  /// The archive is begun: the app's own entries come first.
  static let applicationWillEncodeRestorableState: Callback = "applicationWillEncodeRestorableState"
  /// Is the state to be restored? iOS 6 to 12; from 13.2 the next one is asked.
  static let applicationShouldRestoreApplicationState: Callback = "applicationShouldRestoreApplicationState"
  /// Is the state to be restored, with secure coding?
  static let applicationShouldRestoreSecureApplicationState: Callback =
    "applicationShouldRestoreSecureApplicationState"
  /// Which controller is it that the archive names?
  static let viewControllerWithRestorationIdentifierPath: Callback = "viewControllerWithRestorationIdentifierPath"
  /// Everything is decoded.
  static let applicationDidDecodeRestorableState: Callback = "applicationDidDecodeRestorableState"

  // UIViewController, from iOS 6.
  /// The controller writes its state.
  static let encodeRestorableState: Callback = "encodeRestorableState"
  /// The controller reads its state.
  static let decodeRestorableState: Callback = "decodeRestorableState"
  /// The states of all are read; from iOS 7.
  static let applicationFinishedRestoringState: Callback = "applicationFinishedRestoringState"
}
