extension Script {
  /// Whether nothing is loaded before the first step.
  var startsUnloaded: Bool { firstWord == .prewarm || firstWord?.isLaunch ?? false }

  /// The word of the first step, if the release has it: a step that cannot be taken says nothing of what was before it.
  var firstWord: ActionWord? {
    steps.first?.action.word.flatMap { $0.releases.contains(platform.release) ? $0 : nil }
  }
}

extension ActionWord {
  /// Whether it takes the app from nothing to the first screen.
  var isLaunch: Bool {
    self == .launch || self == .launchByURL || self == .launchByPush || self == .launchExtension
  }
}

extension World {
  /// The state in which the app must be for the first step to make sense, unless the structure names one.
  static func startingState(_ script: Script) -> AppState {
    if case .app(let state?) = script.structure.root { return state }
    switch script.firstWord {
    case .launch?, .launchByURL?, .launchByPush?, .prewarm?, .launchExtension?: return .notRunning
    case .reopen?, .unlock?, .memoryReclaim?, .reopenByURL?, .reopenByPush?, .receivePushInBackground?:
      return .suspended
    case .backgroundTimeout?, .backgroundWorkDone?: return .backgroundRunning
    case .appSwitcherReturn?, .declineCall?, .controlCentreClose?, .closeNotificationCenter?: return .inactive
    default: return .active
    }
  }
}
