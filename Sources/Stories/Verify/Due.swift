import Lifecycle

/// What is still due where a log ends within a step: a view that was told to appear has not appeared yet.
enum Due {
  /// The calls, in order; none where the last step has ended, or does not fit.
  ///
  /// - Parameter isGiven: Whether what happened is known: then every line is due that would be missing within a log.
  static func calls(of story: Story, in log: StoryLog, isGiven: Bool) -> [String] {
    guard let run = story.runs.last, let told = story.steps.last, told.fits, told.events.upperBound == log.calls.count,
      let replay = Replay(run, of: story, in: log, on: run.script.platform), replay.isComplete,
      let step = replay.steps.last
    else { return [] }
    let printed = told.events.map { log.calls[$0] }
    return step.expected.filter { call in
      guard !printed.contains(call), !lacks(call, log, replay) else { return false }
      if isGiven, log.isSeen(call), log.weight(of: call) >= FaultPrice.limit { return true }
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

  /// The steps that the log ends before: those of which its loggers would have printed a call. Whoever is called in one of them
  /// first is taken to have a logger as the others have.
  ///
  /// - Parameter rest: The steps behind those of the story.
  static func steps(_ rest: [ScriptStep], behind story: Story, in log: StoryLog) -> [Action] {
    guard let run = story.runs.last, !rest.isEmpty else { return [] }
    var script = run.script
    let taken = script.steps.count
    script.steps += rest
    let own = script.controllers
    var known: [String] = []
    // What the log's loggers were to print so far.
    var passed: [Callback] = []
    var found: [Action] = []
    for (number, step) in Simulator.run(script).steps.enumerated() {
      let calls = step.events.filter { event in
        guard let call = log.call(of: event) else {
          return own.contains(event.subject.name) && !known.contains(event.subject.name)
            && log.isRecorded(event.callback)
        }
        if log.isUnprinted(call) { return !passed.contains(event.callback) }
        return log.isSeen(call) && !CallWeight.isNoise(log.weight(of: call))
      }
      if number < taken {
        known += step.events.map { $0.subject.name }
        passed += step.events.filter { log.call(of: $0) != nil }.map { $0.callback }
      } else if !calls.isEmpty {
        found.append(script.steps[number].action)
      }
    }
    return found
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
