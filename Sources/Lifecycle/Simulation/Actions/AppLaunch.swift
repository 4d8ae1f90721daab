extension World {
  /// From nothing to the first screen. (Apple, "About the app launch sequence".)
  mutating func launch(_ word: ActionWord, by initiator: Initiator?) throws(StepProblem) {
    standing = .documented
    let restores = archive != nil && !platform.hasScenes
    if hierarchy.root == nil, !isAppAlone {
      if restores { try buildPreservedHierarchy() } else { try buildInitialHierarchy() }
    }
    let isFromStoryboard = initiator == .storyboard && !isAppAlone
    // With scenes an app is launched in the background until one of them comes forward (Apple, `applicationState`).
    enter(platform.hasScenes ? .backgroundRunning : .inactive)
    if isFromStoryboard, !platform.hasScenes { instantiateRoot() }
    if isPrewarmed { isPrewarmed = false } else { finishLaunching(restoring: restores) }
    cause = causeOfLaunch(word)
    if choiceOfScenes { return connectScene(isFromStoryboard: isFromStoryboard) }
    showWindow()
  }

  /// The system starts the app ahead of time.
  mutating func prewarm() {
    standing = .inferred
    guard choice(of: Rule.prewarming) == .launchMethods else { return }
    finishLaunching()
    isPrewarmed = true
  }

  mutating func finishLaunching(restoring: Bool = false) {
    emit(.applicationWillFinishLaunching, on: .appDelegate)
    if restoring { restoreViewControllers() }
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
    restoreScene()
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
      joinContainers(in: root)
    }
    putOnScreen(by: platform.hasScenes ? .windowSceneLaunch : .windowLaunch)
  }

  /// The window is empty before, and holds what was made after.
  mutating func putOnScreen(by rule: Rule) {
    let presentations = hierarchy.members.compactMap { id in hierarchy[id].presentation.map { (id, $0) } }
    var complete = hierarchy
    for (presented, _) in presentations { complete.unlink(presented) }
    hierarchy.root = nil
    defersFirstLayout = platform.hasScenes && isActivationDue
    perform(.launch, by: rule, animated: false) { $0 = complete }
    activateAppAtLaunch()
    for (presented, presentation) in presentations { presentAtLaunch(presented, presentation) }
  }

  /// Whoever presents has to be in the window, so that what the structure has presented comes once that is on screen.
  private mutating func presentAtLaunch(_ presented: ControllerID, _ presentation: ViewController.Presentation) {
    if !status[presented.index].isLoaded {
      if !hierarchy[presented].isFromStoryboard { initialize(presented) }
      joinContainers(in: presented)
    }
    perform(.presentation, by: .modalPresent, animated: false, between: principals(of: presentation, presented)) {
      $0.link(presented, presentation)
    }
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
}
