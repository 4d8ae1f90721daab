extension World {
  /// From nothing to the first screen. (Apple, "About the app launch sequence".)
  mutating func launch() throws(StepProblem) {
    enter(.inactive)
    emit(.applicationWillFinishLaunching, on: .appDelegate)
    emit(.applicationDidFinishLaunching, on: .appDelegate)
    emit(.didFinishLaunchingNotification, on: .notification)
    if platform.hasScenes {
      emit(.applicationConfigurationForConnecting, on: .appDelegate)
      emit(.sceneWillConnectTo, on: .sceneDelegate)
    }
    isActivationDue = true
    guard !isAppAlone else { return activateAppAtLaunch() }
    try showWindow()
  }

  /// The structure comes on screen at once: the window is empty before, and holds the initial structure after.
  private mutating func showWindow() throws(StepProblem) {
    if hierarchy.root == nil { try buildInitialHierarchy() }
    let complete = hierarchy
    hierarchy.root = nil
    perform(.other, by: platform.hasScenes ? .windowSceneLaunch : .windowLaunch, animated: false) { $0 = complete }
    activateAppAtLaunch()
  }

  /// The last part of a launch, at the moment that the rule of the release says.
  mutating func activateAppAtLaunch() {
    guard isActivationDue else { return }
    isActivationDue = false
    if platform.hasScenes {
      // A scene enters the foreground also when it is new; an app without scenes only when it comes back.
      emit(.sceneWillEnterForeground, on: .sceneDelegate)
      emit(.willEnterForegroundNotification, on: .notification)
    }
    enterPhase("inactive")
    becomeActive()
  }
}
