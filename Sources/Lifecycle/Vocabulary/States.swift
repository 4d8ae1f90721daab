/// How far a view controller's view is on its way to the screen or from it.
///
/// The four states and the two short cuts between `appearing` and `disappearing` are those of Apple's
/// "Enhancing your app with fluid transitions".
public enum AppearanceState: String, CaseIterable, Hashable, Sendable {
  /// Not on screen, nor on the way.
  case disappeared = "Disappeared"
  /// `viewWillAppear` came, `viewDidAppear` has not.
  case appearing = "Appearing"
  /// On screen.
  case appeared = "Appeared"
  /// `viewWillDisappear` came, `viewDidDisappear` has not.
  case disappearing = "Disappearing"
}

/// What the system lets the app do.
///
/// The archived "App Programming Guide" names these five; code can tell only three of them apart.
public enum AppState: String, CaseIterable, Hashable, Sendable {
  /// Not launched, or ended.
  case notRunning = "NotRunning"
  /// On screen without getting events: on the way in or out, or something of the system's lies over it.
  case inactive = "Inactive"
  /// On screen and in use.
  case active = "Active"
  /// Not on screen, still executing.
  case backgroundRunning = "BackgroundRunning"
  /// In memory, executing nothing.
  case suspended = "Suspended"
}

/// How far a window scene is on its way to the screen: `UIScene.ActivationState`.
public enum SceneActivation: Hashable, Sendable {
  /// Not connected.
  case unattached
  /// Connected, and not on screen.
  case background
  /// On screen, without getting events.
  case inactive
  /// On screen and in use.
  case active
}
