// What the system runs the app for while it is not on screen.
extension Simulation {
  /// The event that the step names, which the release must have.
  func event(_ name: String, _ step: ScriptStep) throws(StepProblem) -> BackgroundEvent {
    guard let event = BackgroundEvent(rawValue: name) else {
      throw .unknownBackgroundEvent(name, known: BackgroundEvent.allCases.map { $0.rawValue })
    }
    guard event.releases.contains(platform.release) else {
      throw .unavailable(step.action.text, releases: event.releases, asked: platform.release)
    }
    return event
  }

  mutating func tell(of event: BackgroundEvent) {
    for call in event.calls { emit(call.0, on: call.on, standing: event == .push ? .observed : .documented) }
  }
}
