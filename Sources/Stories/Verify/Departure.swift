public import Lifecycle

/// The first place at which a log is not what the model does.
public struct Departure: Sendable {
  /// The call, by its place among the log's; the count of them where something is missing at the end.
  public let event: Int
  /// What could have come there instead, likeliest first.
  public let allowed: [String]
  /// The rules that decide the step.
  public let rules: [Step.AppliedRule]
  /// What is usually the reason, likeliest first.
  public let causes: [Cause]

  /// The first departure of a story; on a release, if one is asked for.
  static func first(of story: Story, in log: StoryLog, on release: Release?) -> Departure? {
    for run in story.runs {
      let platform = release.flatMap { log.platform(run.script.platform, on: $0) } ?? run.script.platform
      guard let replay = Replay(run, of: story, in: log, on: platform) else { continue }
      for (step, told) in zip(replay.steps, story.steps[run.steps]) where step.misfit >= FaultPrice.limit {
        return departure(in: told, step, replay, log)
      }
      if replay.steps.count < run.steps.count {
        let told = story.steps[run.steps.lowerBound + replay.steps.count]
        return Departure(event: told.events.lowerBound, allowed: [], rules: [], causes: doubled(in: told, log))
      }
    }
    return nil
  }

  /// The reasons for which calls come that nothing explains: they came just before.
  private static func doubled(in told: Story.Step, _ log: StoryLog) -> [Cause] {
    let printed = told.events.filter { !CallWeight.isNoise(log.weight(of: log.calls[$0])) }
    guard !printed.isEmpty else { return [] }
    return Causes(log: log, action: told.action, expected: [], printed: printed, following: [], place: 0).all
      .filter { $0.kind == .doubledCall || $0.kind == .secondInstance }
  }

  private static func departure(
    in told: Story.Step, _ step: Replay.Step, _ replay: Replay, _ log: StoryLog
  ) -> Departure {
    if told.isGuess {
      return Departure(
        event: told.events.lowerBound, allowed: Allowed.calls(replay.model, step.before, log), rules: [],
        causes: doubled(in: told, log))
    }
    // Layout comes at many times, and is not what a log departs with while something else does.
    let expected = step.expected.filter { !CallWeight.isNoise(log.weight(of: $0)) }
    var printed = told.events.filter { !CallWeight.isNoise(log.weight(of: log.calls[$0])) }
    var place = 0
    while place < expected.count, place < printed.count, expected[place] == log.calls[printed[place]] { place += 1 }
    // Of a call that comes twice where one step ends and the next begins, the second is one too many.
    let following = log.telling(from: told.events.upperBound, atMost: 2)
    if place == expected.count, place + 1 == printed.count, let next = following.first,
      log.calls[next] == log.calls[printed[place]]
    {
      printed[place] = next
    } else if place == printed.count, let last = printed.last, let next = following.first,
      log.calls[next] == log.calls[last]
    {
      printed.append(next)
    }
    let causes = Causes(
      log: log, action: told.action, expected: expected, printed: printed, following: following, place: place
    ).all
    return Departure(
      event: place < printed.count ? printed[place] : told.events.upperBound,
      allowed: place < expected.count ? [log.text(of: expected[place])] : [], rules: step.rules, causes: causes)
  }
}

/// What a state allows next.
enum Allowed {
  /// The first calls that a logger would print of all that can be done, each once.
  static func calls(_ model: LifecycleModel, _ state: WorldState, _ log: StoryLog) -> [String] {
    var found: [String] = []
    for action in model.possibleActions(in: state, naming: StoryLog.hidden[0]) where found.count < 6 {
      // What is possible causes no problem; what did would allow nothing.
      guard let outcome = try? model.step(state, ScriptStep(action)) else { continue }
      let first = outcome.step.events.lazy.compactMap(log.call).first { !CallWeight.isNoise(log.weight(of: $0)) }
      if let first, !found.contains(log.text(of: first)) { found.append(log.text(of: first)) }
    }
    return found
  }
}
