extension World {
  /// What happens to the app as a whole. Returns whether the word was one of these.
  mutating func performAppAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch word {
    case .launch:
      try require([.notRunning], for: word)
      try launch()
    case .appSwitcher, .incomingCall, .controlCentreOpen, .openNotificationCenter:
      try require([.active], for: word)
      resignActive()
    case .appSwitcherReturn, .declineCall, .controlCentreClose, .closeNotificationCenter:
      try require([.inactive], for: word)
      becomeActive()
    case .home:
      try require([.active, .inactive], for: word)
      leaveForeground(hasWork: step.backgroundWork)
    case .lock:
      try require([.active, .inactive], for: word)
      leaveForeground(hasWork: step.backgroundWork, isLocking: true)
    case .reopen:
      try require([.backgroundRunning, .suspended], for: word)
      enterForeground()
    case .unlock:
      try require([.backgroundRunning, .suspended], for: word)
      enterForeground(isUnlocking: true)
    case .backgroundWorkDone:
      try require([.backgroundRunning], for: word)
      enter(.suspended)
    case .backgroundTimeout:
      try require([.backgroundRunning], for: word)
      emit(.expirationHandler, on: .backgroundTask)
      endProcess()
    case .memoryReclaim:
      try require([.suspended], for: word)
      endProcess()
    case .terminate:
      try require([.active, .inactive, .backgroundRunning, .suspended], for: word)
      terminate()
    case .memoryWarning:
      try require([.active, .inactive, .backgroundRunning], for: word)
      warnOfMemory()
    default: return false
    }
    return true
  }

  mutating func enter(_ state: AppState) {
    app = state
    emit(Callback(state.rawValue), on: .appState)
  }

  /// `scenePhase` came with iOS 14.
  mutating func enterPhase(_ phase: Callback) {
    if platform.release.major >= 14 && isAppAlone { emit(phase, on: .scenePhase) }
  }

  /// The one who is told of a change of state: the scene's delegate where there are scenes, else the app's.
  /// (Apple: with scenes the app delegate's state methods are not called; the notifications are posted all the same.)
  mutating func tell(scene: Callback, application: Callback, notification: Callback) {
    if platform.hasScenes { emit(scene, on: .sceneDelegate) } else { emit(application, on: .appDelegate) }
    emit(notification, on: .notification)
  }
}
