extension World {
  /// From nothing to the first screen. (Apple, "About the app launch sequence".)
  mutating func launch(_ word: ActionWord, by initiator: Initiator?) throws(StepProblem) {
    standing = .documented
    if hierarchy.root == nil, !isAppAlone { try buildInitialHierarchy() }
    let isFromStoryboard = initiator == .storyboard && !isAppAlone
    // With scenes an app is launched in the background until one of them comes forward (Apple, `applicationState`).
    enter(platform.hasScenes ? .backgroundRunning : .inactive)
    if isFromStoryboard, !platform.hasScenes { instantiateRoot() }
    if isPrewarmed { isPrewarmed = false } else { finishLaunching() }
    cause = causeOfLaunch(word)
    if choiceOfScenes { return connectScene(isFromStoryboard: isFromStoryboard) }
    showWindow()
  }

  /// The system starts the app ahead of time.
  mutating func prewarm() {
    standing = .inferred
    guard choice(of: .prewarming) == "launch-methods" else { return }
    finishLaunching()
    isPrewarmed = true
  }

  private mutating func finishLaunching() {
    emit(.applicationWillFinishLaunching, on: .appDelegate)
    emit(.applicationDidFinishLaunching, on: .appDelegate)
    emit(.didFinishLaunchingNotification, on: .notification)
  }

  /// The first scene connects, and its window comes on screen.
  mutating func connectScene(isFromStoryboard: Bool = false) {
    standing = .documented
    emit(.applicationConfigurationForConnecting, on: .appDelegate)
    if isFromStoryboard { instantiateRoot() }
    emit(.sceneWillConnectTo, on: scenes[0].delegate)
    scenes[0].activation = .background
    showWindow()
  }

  private mutating func instantiateRoot() { if let root = hierarchy.root { instantiate(root, .documented) } }

  /// With scenes the URL or the notification lies in the options with which the scene connects, and nothing else is
  /// called for it. (Apple, `UIScene.ConnectionOptions`.)
  private func causeOfLaunch(_ word: ActionWord) -> Callback? {
    guard !platform.hasScenes else { return nil }
    switch word {
    case .launchByURL: return .applicationOpenURL
    case .launchByPush: return .applicationDidReceiveRemoteNotification
    default: return nil
    }
  }

  /// The structure comes on screen at once: the window is empty before, and holds the initial structure after.
  mutating func showWindow() {
    isActivationDue = true
    guard !isAppAlone else { return activateAppAtLaunch() }
    if hierarchy.root == nil { rebuildInitialHierarchy() }
    if let root = hierarchy.root, !status[root.index].isLoaded {
      if !hierarchy[root].isFromStoryboard { initialize(root) }
      for id in hierarchy.members where hierarchy[id].parent == nil { joinContainers(in: id) }
    }
    let complete = hierarchy
    hierarchy.root = nil
    defersFirstLayout = platform.hasScenes
    perform(.other, by: platform.hasScenes ? .windowSceneLaunch : .windowLaunch, animated: false) { $0 = complete }
    activateAppAtLaunch()
  }

  /// The last part of a launch, at the moment that the rule of the release says.
  mutating func activateAppAtLaunch() {
    guard isActivationDue else { return }
    isActivationDue = false
    enterForegroundAtLaunch()
    tellOfCause()
    becomeActive()
  }

  /// A scene enters the foreground also when it is new; an app without scenes only when it comes back.
  mutating func enterForegroundAtLaunch() {
    guard platform.hasScenes, scenes[0].activation == .background else { return }
    emit(.sceneWillEnterForeground, on: scenes[0].delegate, standing: .observed)
    scenes[0].activation = .inactive
    emit(.willEnterForegroundNotification, on: .notification, standing: .documented)
    if app != .inactive { enter(.inactive) }
  }

  /// What the app was launched or brought back for is told before it becomes active
  /// (`medium-jigarm-delegate-methods-ios10`).
  mutating func tellOfCause() {
    guard let cause else { return }
    self.cause = nil
    let receiver: Subject =
      switch cause {
      case .sceneOpenURLContexts: (scenes.first { $0.activation != .unattached } ?? scenes[0]).delegate
      case .userNotificationCenterDidReceive: .notificationCenterDelegate
      default: .appDelegate
      }
    let isLogged = cause == .applicationDidReceiveRemoteNotification
    emit(cause, on: receiver, standing: isLogged ? .observed : .documented)
  }

  /// A notification arrives while the app is not on screen: the system wakes it, or launches it into the background
  /// (Apple, "About the background execution sequence").
  mutating func receivePush() {
    standing = .documented
    if app == .notRunning {
      // Nothing comes on screen, so nothing is made (Apple, "About the background execution sequence").
      hierarchy.root = nil
      if !platform.hasScenes { enter(.inactive) }
      finishLaunching()
      if !platform.hasScenes { emit(.applicationDidEnterBackground, on: .appDelegate) }
      if !platform.hasScenes { emit(.didEnterBackgroundNotification, on: .notification) }
    }
    let wasRunning = app == .backgroundRunning
    if !wasRunning { enter(.backgroundRunning) }
    emit(.applicationDidReceiveRemoteNotification, on: .appDelegate, standing: .observed)
    if !wasRunning { enter(.suspended) }
  }
}
