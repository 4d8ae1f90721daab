// What the system runs the app for while it is not on screen.
extension World {
  mutating func wakeInBackground(_ step: ScriptStep) throws(StepProblem) {
    guard case .name(let name) = step.action.argument else { throw .noHierarchy(step.action.text) }
    guard let event = BackgroundEvent(rawValue: name) else {
      throw .unknownBackgroundEvent(name, known: BackgroundEvent.allCases.map { $0.rawValue })
    }
    guard event.releases.contains(platform.release) else {
      throw .unavailable(step.action.text, releases: event.releases, asked: platform.release)
    }
    runInBackground(for: event, hasMoreWork: step.backgroundWork)
  }

  /// The system wakes the app for the event, or launches it into the background (Apple, "About the background execution
  /// sequence"). No scene comes to the foreground, so nothing is made that would be on screen.
  mutating func runInBackground(for event: BackgroundEvent, hasMoreWork: Bool = false) {
    standing = .documented
    if app == .notRunning {
      hierarchy.root = nil
      if !platform.hasScenes { enter(.inactive) }
      finishLaunching()
      if !platform.hasScenes {
        emit(.applicationDidEnterBackground, on: .appDelegate)
        emit(.didEnterBackgroundNotification, on: .notification)
      }
    }
    let wasRunning = app == .backgroundRunning
    if !wasRunning { enter(.backgroundRunning) }
    for call in event.calls { emit(call.0, on: call.on, standing: event == .push ? .observed : .documented) }
    if !wasRunning, !hasMoreWork { enter(.suspended) }
  }
}
