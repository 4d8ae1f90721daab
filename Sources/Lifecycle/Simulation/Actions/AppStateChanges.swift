extension World {
  mutating func becomeActive() {
    tell(
      scene: .sceneDidBecomeActive, application: .applicationDidBecomeActive, notification: .didBecomeActiveNotification
    )
    enter(.active)
    enterPhase("active")
  }

  mutating func resignActive() {
    tell(
      scene: .sceneWillResignActive, application: .applicationWillResignActive,
      notification: .willResignActiveNotification)
    enter(.inactive)
    enterPhase("inactive")
  }

  /// To the home screen or behind the lock screen. View controllers hear nothing (`sbpark88-2023-swift-lifecycle`,
  /// `yagamo-2019-05-21-lifecycle`).
  mutating func leaveForeground(hasWork: Bool, isLocking: Bool = false) {
    if app == .active { resignActive() }
    tell(
      scene: .sceneDidEnterBackground, application: .applicationDidEnterBackground,
      notification: .didEnterBackgroundNotification)
    enter(.backgroundRunning)
    enterPhase("background")
    if isLocking { emit(.applicationProtectedDataWillBecomeUnavailable, on: .appDelegate) }
    if !hasWork { enter(.suspended) }
  }

  mutating func enterForeground(isUnlocking: Bool = false) {
    let isDelegateFirst = variant(of: .appForeground).name == "delegate-first"
    let delegate: Subject = platform.hasScenes ? .sceneDelegate : .appDelegate
    let callback: Callback = platform.hasScenes ? .sceneWillEnterForeground : .applicationWillEnterForeground
    if isDelegateFirst { emit(callback, on: delegate) }
    emit(.willEnterForegroundNotification, on: .notification)
    if !isDelegateFirst { emit(callback, on: delegate) }
    if isUnlocking { emit(.applicationProtectedDataDidBecomeAvailable, on: .appDelegate) }
    enter(.inactive)
    enterPhase("inactive")
    becomeActive()
  }

  /// Ended by the user or the system, while code can still run. A suspended app is not told
  /// (Apple, `applicationWillTerminate(_:)` and the archived app programming guide).
  mutating func terminate() {
    guard app != .suspended else { return endProcess() }
    if app == .active { resignActive() }
    if platform.hasScenes {
      emit(.sceneDidDisconnect, on: .sceneDelegate)
      emit(.applicationDidDiscardSceneSessions, on: .appDelegate)
      takeBackWhatIsUnderWay()
      if !isAppAlone, app == .inactive { perform(.other, by: .windowClose, animated: false) { $0.root = nil } }
    }
    emit(.applicationWillTerminate, on: .appDelegate)
    emit(.willTerminateNotification, on: .notification)
    endProcess()
  }

  /// The finger that held a transition or a peek is gone.
  private mutating func takeBackWhatIsUnderWay() {
    if let pending { cancel(pending) }
    pending = nil
    if preview != nil { takeBackPreview() }
  }

  /// The process is gone, with everything in it.
  mutating func endProcess() {
    hierarchy.removeAll()
    pending = nil
    preview = nil
    enter(.notRunning)
  }

  /// The app delegate, the notification and every controller with a view hear it; up to iOS 5 a view that is not on
  /// screen is given up. (Apple, "Responding to memory warnings"; the order among controllers as in
  /// `gh-vineetchoudhary-ios-in-depth`.)
  mutating func warnOfMemory() {
    emit(.applicationDidReceiveMemoryWarning, on: .appDelegate)
    emit(.didReceiveMemoryWarningNotification, on: .notification)
    // Those that an interactive transition is about to remove, and a peeked one, are still there.
    let leaving = pending?.previous.members.filter { !hierarchy.members.contains($0) } ?? []
    let peeked = preview.map { [$0.controller] } ?? []
    for id in hierarchy.members + leaving + peeked where status[id.index].isLoaded {
      emit(.didReceiveMemoryWarning, on: id)
      if platform.release.major < 6, status[id.index].appearance == .disappeared {
        status[id.index].isLoaded = false
        emit(.viewDidUnload, on: id)
      }
    }
  }
}
