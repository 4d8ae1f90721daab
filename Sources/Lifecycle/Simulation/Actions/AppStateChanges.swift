extension World {
  mutating func becomeActive() {
    tell(
      from: .inactive, to: .active,
      scene: .sceneDidBecomeActive, application: .applicationDidBecomeActive, notification: .didBecomeActiveNotification
    )
    enter(.active)
    enterPhase("active")
  }

  mutating func resignActive() {
    takeBackWhatIsUnderWay()
    tell(
      from: .active, to: .inactive, scene: .sceneWillResignActive, application: .applicationWillResignActive,
      notification: .willResignActiveNotification)
    enter(.inactive)
    enterPhase("inactive")
  }

  /// To the home screen or behind the lock screen. View controllers get no appearance callback
  /// (`sbpark88-2023-swift-lifecycle`, `yagamo-2019-05-21-lifecycle`).
  mutating func leaveForeground(isLocking: Bool = false) {
    if app == .active { resignActive() }
    let leaving = scenes.indices.filter { scenes[$0].activation == .inactive }
    tell(
      from: .inactive, to: .background, scene: .sceneDidEnterBackground, application: .applicationDidEnterBackground,
      notification: .didEnterBackgroundNotification)
    preserveState(of: leaving)
    enter(.backgroundRunning)
    enterPhase("background")
    if isLocking {
      emit(.applicationProtectedDataWillBecomeUnavailable, on: .appDelegate, standing: .observed)
    }
  }

  mutating func enterForeground(isUnlocking: Bool = false, for word: ActionWord? = nil) {
    if platform.hasScenes, scenes.allSatisfy({ $0.activation == .unattached }) {
      return connectScene()
    }
    let isDelegateFirst = choice(of: Rule.appForeground) == .delegateFirst
    if isDelegateFirst { tellOfForeground() }
    emit(.willEnterForegroundNotification, on: .notification, standing: .documented)
    if !isDelegateFirst { tellOfForeground() }
    if isUnlocking {
      emit(.applicationProtectedDataDidBecomeAvailable, on: .appDelegate, standing: .observed)
    }
    enter(.inactive)
    enterPhase("inactive")
    cause = causeOfReturn(word)
    // An app without scenes that was launched into the background shows its window only now.
    if hierarchy.root == nil, !isAppAlone { return showWindow() }
    tellOfCause()
    becomeActive()
  }

  private mutating func tellOfForeground() {
    let standing: Rule.Standing = scenes.count > 1 ? .documented : .observed
    guard choiceOfScenes else {
      return emit(.applicationWillEnterForeground, on: .appDelegate, standing: .observed)
    }
    for index in scenes.indices where scenes[index].activation == .background {
      emit(.sceneWillEnterForeground, on: scenes[index].delegate, standing: standing)
      scenes[index].activation = .inactive
    }
  }

  /// A scene that exists hears of a URL by a method of its own; of a tapped notification the notification centre's
  /// delegate does.
  private func causeOfReturn(_ word: ActionWord?) -> Callback? {
    switch word {
    case .reopenByURL?: platform.hasScenes ? .sceneOpenURLContexts : .applicationOpenURL
    case .reopenByPush?:
      platform.hasScenes ? .userNotificationCenterDidReceive : .applicationDidReceiveRemoteNotification
    default: nil
    }
  }

  /// Ended by the user or the system. An app without scenes that is suspended is not told (Apple,
  /// `applicationWillTerminate(_:)` and the archived app programming guide); one with scenes hears that they go
  /// (`lemonbrush-states-notes`).
  mutating func terminate() {
    defer { archive = nil }
    guard choiceOfScenes else {
      guard app != .suspended else { return endProcess() }
      if app == .active || app == .inactive, choice(of: Rule.appTermination) == .backgroundFirst {
        leaveForeground()
      } else if app == .active {
        resignActive()
      }
      return willTerminate()
    }
    let wasOnScreen = app == .active || app == .inactive
    if app == .active { resignActive() }
    if wasOnScreen, choice(of: Rule.sceneTermination) == .backgroundThenTerminate {
      leaveForeground()
      return willTerminate()
    }
    for scene in scenes where scene.activation != .unattached {
      emit(.sceneDidDisconnect, on: scene.delegate, standing: .observed)
    }
    emit(.applicationDidDiscardSceneSessions, on: .appDelegate, standing: .observed)
    if !isAppAlone, wasOnScreen, choice(of: Rule.windowClose) == .disappear {
      perform(.closing, by: Rule.windowClose.rule, animated: false, between: Principals(goer: hierarchy.root)) {
        $0.root = nil
      }
    }
    if app == .suspended { endProcess() } else { willTerminate() }
  }

  private mutating func willTerminate() {
    // Apple promises it for the background; in front of the user it was logged.
    let standing: Rule.Standing = app == .backgroundRunning ? .documented : .observed
    emit(.applicationWillTerminate, on: .appDelegate, standing: standing)
    emit(.willTerminateNotification, on: .notification, standing: .documented)
    endProcess()
  }

  /// The finger that held a transition or a peek counts no more: UIKit cancels the touches of an app that resigns active.
  mutating func takeBackWhatIsUnderWay() {
    if let pending { cancel(pending) }
    pending = nil
    if preview != nil { takeBackPreview() }
  }

  /// The process is gone, with everything in it.
  mutating func endProcess() {
    forgetProcess()
    enter(.notRunning)
  }

  mutating func forgetProcess() {
    hierarchy.forget()
    // It comes back on the whole screen.
    isNarrow = false
    state.underway = nil
    skippedTab = nil
    isPrewarmed = false
    waiting = [:]
    isExtension = false
    for index in scenes.indices { scenes[index].activation = .unattached }
  }

  /// The app delegate, the notification and every controller with a view hear it; up to iOS 5 a view that is not on
  /// screen is given up. (Apple, "Responding to memory warnings"; the order among controllers as in
  /// `gh-vineetchoudhary-ios-in-depth`.)
  mutating func warnOfMemory() {
    standing = .observed
    emit(.applicationDidReceiveMemoryWarning, on: .appDelegate, standing: .documented)
    emit(.didReceiveMemoryWarningNotification, on: .notification, standing: .documented)
    // Those that an interactive transition is about to remove, and a peeked one, are still there.
    let leaving = pending.map { hierarchy.lost(since: $0.previous) } ?? []
    let peeked = preview.map { [$0.controller] } ?? []
    for id in hierarchy.members + leaving + peeked where status[id.index].isLoaded {
      emit(.didReceiveMemoryWarning, on: id)
      if status[id.index].appearance == .disappeared, choice(of: Rule.unloading) == .unloaded {
        status[id.index].isLoaded = false
        emit(.viewDidUnload, on: id, .documented)
      }
    }
  }
}
