extension World {
  /// What happens to the app as a whole. Returns whether the word was one of these.
  mutating func performAppAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    if try performExtensionAction(word, step) { return true }
    switch word {
    case .launch, .launchByURL, .launchByPush:
      try require([.notRunning], for: word)
      try launch(word, by: step.initiator)
    case .prewarm:
      try require([.notRunning], for: word)
      prewarm()
    case .reopenByURL, .reopenByPush:
      try require([.backgroundRunning, .suspended], for: word)
      enterForeground(for: word)
    case .receivePushInBackground:
      try require([.notRunning, .backgroundRunning, .suspended], for: word)
      runInBackground(for: .push)
    case .wakeInBackground:
      try require([.notRunning, .backgroundRunning, .suspended], for: word)
      try wakeInBackground(step)
    case .openScene, .closeScene: try performSceneAction(word, step)
    case .incomingCall:
      try require([.active], for: word)
      resignActive()
      makeRoomForCall()
    case .appSwitcher, .controlCentreOpen, .openNotificationCenter:
      try require([.active], for: word)
      resignActive()
    case .declineCall:
      try require([.inactive], for: word)
      becomeActive()
      makeRoomForCall(.inferred)
    case .appSwitcherReturn, .controlCentreClose, .closeNotificationCenter:
      try require([.inactive], for: word)
      becomeActive()
    case .home:
      try require([.active, .inactive], for: word)
      leaveForeground()
      takeSnapshots()
      if !step.backgroundWork { enter(.suspended) }
    case .lock:
      try require([.active, .inactive], for: word)
      leaveForeground(isLocking: true)
      takeSnapshots(.inferred)
      if !step.backgroundWork { enter(.suspended) }
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
    emit(Callback(state.rawValue), on: .appState, standing: .documented)
  }

  /// SwiftUI's views can read the phase of a scene.
  mutating func enterPhase(_ phase: Callback) {
    var isRead = isAppAlone
    if case .swiftUI = initial.root { isRead = true }
    if isRead, platform.hasScenes, choice(of: Rule.scenePhase) == .read {
      emit(phase, on: .scenePhase, standing: .documented)
    }
  }

  /// The one who is told of a change of state: the delegates of the scenes in question where there are scenes, else
  /// the app's. (Apple: with scenes the app delegate's state methods are not called; the notifications are posted all
  /// the same.)
  mutating func tell(
    from activation: WindowScene.Activation, to next: WindowScene.Activation, scene: Callback, application: Callback,
    notification: Callback
  ) {
    if choiceOfScenes {
      // Logs are of one scene; that each of several hears its own is Apple's word.
      let known: Rule.Standing = scenes.count > 1 ? .documented : .observed
      for index in scenes.indices where scenes[index].activation == activation {
        emit(scene, on: scenes[index].delegate, standing: known)
        scenes[index].activation = next
      }
    } else {
      emit(application, on: .appDelegate, standing: .observed)
    }
    emit(notification, on: .notification, standing: .documented)
  }

  /// Whether scenes hear of the app's states, which the platform says, noting the rule that makes it so.
  var choiceOfScenes: Bool {
    mutating get { choice(of: Rule.scenes) == .sceneDelegate }
  }

  /// A call makes the status bar of a phone taller, up to a release, and its end makes it smaller again.
  private mutating func makeRoomForCall(_ standing: Rule.Standing = .observed) {
    self.standing = standing
    guard !isAppAlone, choice(of: Rule.callStatusBar) == .tallerBar else { return }
    for id in hierarchy.visible { layOut(id) }
  }
}
