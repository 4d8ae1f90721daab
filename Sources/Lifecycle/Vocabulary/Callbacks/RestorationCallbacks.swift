// What is called to preserve an app's state and to restore it.
extension Callback {
  /// Is the state to be preserved? iOS 6 to 12; from 13.2 the next one is asked.
  public static let applicationShouldSaveApplicationState = Callback(
    "applicationShouldSaveApplicationState", of: .applicationDelegate, .between(6, 12),
    swift: "application(_:shouldSaveApplicationState:)")
  /// Is the state to be preserved, with secure coding?
  public static let applicationShouldSaveSecureApplicationState = Callback(
    "applicationShouldSaveSecureApplicationState", of: .applicationDelegate, .from(13),
    swift: "application(_:shouldSaveSecureApplicationState:)")
  /// The archive is begun: the app's own entries come first.
  public static let applicationWillEncodeRestorableState = Callback(
    "applicationWillEncodeRestorableState", of: .applicationDelegate, .from(6),
    swift: "application(_:willEncodeRestorableStateWith:)",
    objectiveC: "application:willEncodeRestorableStateWithCoder:")
  /// The controller writes its state.
  public static let encodeRestorableState = Callback(
    "encodeRestorableState", of: .viewController, .from(6),
    swift: "encodeRestorableState(with:)", objectiveC: "encodeRestorableStateWithCoder:")
  /// Is the state to be restored? iOS 6 to 12; from 13.2 the next one is asked.
  public static let applicationShouldRestoreApplicationState = Callback(
    "applicationShouldRestoreApplicationState", of: .applicationDelegate, .between(6, 12),
    swift: "application(_:shouldRestoreApplicationState:)")
  /// Is the state to be restored, with secure coding?
  public static let applicationShouldRestoreSecureApplicationState = Callback(
    "applicationShouldRestoreSecureApplicationState", of: .applicationDelegate, .from(13),
    swift: "application(_:shouldRestoreSecureApplicationState:)")
  /// Which controller is it that the archive names?
  public static let viewControllerWithRestorationIdentifierPath = Callback(
    "viewControllerWithRestorationIdentifierPath", of: .applicationDelegate, .from(6),
    swift: "application(_:viewControllerWithRestorationIdentifierPath:coder:)")
  /// The controller reads its state.
  public static let decodeRestorableState = Callback(
    "decodeRestorableState", of: .viewController, .from(6),
    swift: "decodeRestorableState(with:)", objectiveC: "decodeRestorableStateWithCoder:")
  /// Everything is decoded.
  public static let applicationDidDecodeRestorableState = Callback(
    "applicationDidDecodeRestorableState", of: .applicationDelegate, .from(6),
    swift: "application(_:didDecodeRestorableStateWith:)", objectiveC: "application:didDecodeRestorableStateWithCoder:")
  /// The states of all are read; from iOS 7.
  public static let applicationFinishedRestoringState = Callback(
    "applicationFinishedRestoringState", of: .viewController, .from(7), swift: "applicationFinishedRestoringState()")
  /// What is to bring the scene back? From iOS 13.
  public static let stateRestorationActivity = Callback(
    "stateRestorationActivity", of: .sceneDelegate, .from(13),
    swift: "stateRestorationActivity(for:)", objectiveC: "stateRestorationActivityForScene:")
  /// The activity is about to be stored: `scene(_:didUpdate:)`, from iOS 13.
  public static let sceneDidUpdateUserActivity = Callback(
    "sceneDidUpdateUserActivity", of: .sceneDelegate, .from(13),
    swift: "scene(_:didUpdate:)", objectiveC: "scene:didUpdateUserActivity:")
  /// The scene has connected again, and here is its activity; from iOS 15.
  public static let restoreInteractionState = Callback(
    "restoreInteractionStateWith", of: .sceneDelegate, .from(15),
    swift: "scene(_:restoreInteractionStateWith:)", objectiveC: "scene:restoreInteractionStateWithUserActivity:")

  /// All of these, in the order of a life.
  static let restorationRows: [Callback] = [
    .applicationShouldSaveApplicationState, .applicationShouldSaveSecureApplicationState,
    .applicationWillEncodeRestorableState, .encodeRestorableState, .applicationShouldRestoreApplicationState,
    .applicationShouldRestoreSecureApplicationState, .viewControllerWithRestorationIdentifierPath,
    .decodeRestorableState, .applicationDidDecodeRestorableState, .applicationFinishedRestoringState,
    .stateRestorationActivity, .sceneDidUpdateUserActivity, .restoreInteractionState,
  ]
}
