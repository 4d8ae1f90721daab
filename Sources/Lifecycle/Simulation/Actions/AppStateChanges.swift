extension Simulation {
  mutating func enter(_ state: AppState) {
    app = state
    emit(Callback(state.rawValue), on: .appState, standing: .documented)
  }

  /// SwiftUI's views can read the phase of a scene.
  mutating func enter(_ phase: ScenePhase) {
    var isRead = isAppAlone
    if case .swiftUI = initial.root { isRead = true }
    if isRead, choice(of: Rule.scenePhase) == .read {
      emit(Callback(phase.rawValue), on: .scenePhase, standing: .documented)
    }
  }

  /// The rule that says whether scenes hear of the app's states is one of those that decided the step; the platform has the
  /// answer.
  mutating func noteScenes() { decision(of: .scenes) }

  /// The finger that held a transition or a peek counts no more: UIKit cancels the touches of an app that resigns active.
  mutating func takeBackWhatIsUnderWay() {
    if let pending { takeBack(pending) }
    if preview != nil { takeBackPreview() }
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

  /// A call makes the status bar of a phone taller, up to a release, and its end makes it smaller again.
  mutating func makeRoomForCall(_ standing: Rule.Standing) {
    self.standing = standing
    guard !isAppAlone, choice(of: Rule.callStatusBar) == .tallerBar else { return }
    for id in hierarchy.visible { layOut(id) }
  }

  /// UIKit calls the app delegate, posts the notification and calls every view controller, whether its view is loaded or not.
  /// Up to iOS 5 a view that is not on screen is unloaded. (Apple, "Responding to memory warnings". The order among view
  /// controllers is that of `gh-vineetchoudhary-ios-in-depth`; `github-ios-internals-2026-uiviewcontroller` logs the call on
  /// one without a view.)
  mutating func warnOfMemory() {
    standing = .observed
    emit(.applicationDidReceiveMemoryWarning, on: .appDelegate, standing: .documented)
    emit(.didReceiveMemoryWarningNotification, on: .notification, standing: .documented)
    // Those that an interactive transition is about to remove, and a peeked one, are still there.
    let leaving = pending.map { hierarchy.lost(since: $0.previous) } ?? []
    let peeked = preview.map { [$0.controller] } ?? []
    for id in hierarchy.members + leaving + peeked {
      emit(.didReceiveMemoryWarning, on: id)
      guard status[id.index].isLoaded else { continue }
      if status[id.index].appearance == .disappeared, choice(of: Rule.unloading) == .unloaded {
        emit(.viewWillUnload, on: id, .documented)
        status[id.index].isLoaded = false
        emit(.viewDidUnload, on: id, .documented)
      }
    }
  }
}
