import Lifecycle

/// What is still due where a log ends within a step: a view that was told to appear has not appeared yet.
enum Due {
  /// The calls, in order; none where the last step has ended, or does not fit.
  static func calls(of story: Story, in log: StoryLog) -> [String] {
    guard let run = story.runs.last, let told = story.steps.last, told.fits, told.events.upperBound == log.calls.count,
      let replay = Replay(run, of: story, in: log, on: run.script.platform), replay.isComplete,
      let step = replay.steps.last
    else { return [] }
    let printed = told.events.map { log.calls[$0] }
    return step.expected.filter { call in
      guard !printed.contains(call), !lacks(call, log, replay) else { return false }
      guard let opening = opening(log.callback(of: call)) else { return false }
      return printed.contains { log.subject(of: $0) == log.subject(of: call) && log.callback(of: $0) == opening }
    }.map { log.text(of: $0) }
  }

  /// Whether no logger prints such a call: an earlier step had one, and the log has none.
  private static func lacks(_ call: StoryLog.Call, _ log: StoryLog, _ replay: Replay) -> Bool {
    log.isUnprinted(call)
      && replay.steps.dropLast().contains { step in
        step.expected.contains { log.callback(of: $0) == log.callback(of: call) }
      }
  }

  /// The call that begins what this one ends.
  static func opening(_ callback: Callback) -> Callback? {
    switch callback {
    case .viewDidAppear: .viewWillAppear
    case .viewDidDisappear: .viewWillDisappear
    default: nil
    }
  }
}
