import Analysis
import Lifecycle
import Scenarios

// Questions that other runs answer: on other releases, and after other actions.
extension StudiedRun {
  /// The order of a step on this release, among those of others. What is inferred here is left out of all of them.
  func releaseQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let known = steps[step].filter(\.isKnown)
    guard (2...9).contains(known.count), isOrderKnown(known, inStep: step) else { return nil }
    let inferred = Set(steps[step].filter { !$0.isKnown }.map(\.call.words))
    let groups = ReleaseGroups.grouped(from: scenario.platform.release) { release -> [Question.Call]? in
      if range.contains(release) { return known.map(\.call) }
      var other = scenario
      other.platform = scenario.platform.moved(to: release)
      return Self.calls(other, step: step)?.filter { !inferred.contains($0.words) }
    } areAlike: {
      $0?.map(\.words) == $1?.map(\.words)
    }
    let calls = known.map(\.call)
    let wrong = groups.compactMap { group -> (Question.Choice, Question.Refutation)? in
      guard let other = group.value, !other.isEmpty, other.map(\.words) != calls.map(\.words) else { return nil }
      return (.calls(other), Self.difference(.isOf(said(of: group.range, step)), calls, from: other))
    }.distinct(besides: [.calls(calls)])
    guard !wrong.isEmpty else { return nil }
    return drawn(
      .release, step: step, right: .calls(calls), wrong: lots.some(3, of: wrong), calls: calls, &lots)
  }

  /// The releases of which the other order is said to be; `nil` where that would be an inference.
  private func said(of range: ReleaseRange, _ step: Int) -> ReleaseRange? {
    guard let release = Release.all.last(where: range.contains) else { return nil }
    var other = scenario
    other.platform = scenario.platform.moved(to: release)
    return StudiedRun(other, observed).isKnown(step: step) ? range : nil
  }

  /// The calls of a log of a step, and what may have happened.
  func decodeQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let done = scenario.steps[step].script
    let lines = steps[step].filter(\.isKnown).map(\.call)
    guard (2...12).contains(lines.count), done == ScriptStep(done.action) else { return nil }
    var before = scenario.script
    before.steps = Array(before.steps.prefix(step))
    let taken = Set(scenario.structure.names + before.steps.flatMap(\.action.names))
    let new =
      done.action.names.first { !taken.contains($0) } ?? ["Next", "Other", "Another"].first { !taken.contains($0) }
    guard let new else { return nil }
    var wrong: [(Question.Choice, Question.Refutation)] = []
    for action in lots.shuffled(Simulator.possibleActions(after: before, naming: new)) where wrong.count < 3 {
      guard action != done.action, let other = self.calls(after: before, action), !other.isEmpty else { continue }
      guard !Self.isContained(lines, in: other),
        other.contains(where: { call in lines.contains { $0.subject == call.subject } })
      else { continue }
      wrong.append((.action(action), Self.difference(.causesOther, other, from: lines)))
    }
    guard wrong.distinct(besides: [.action(done.action)]).count >= 2 else { return nil }
    return drawn(
      .decode, step: step, given: lines, right: .action(done.action),
      wrong: wrong.distinct(besides: [.action(done.action)]), calls: lines, &lots)
  }

  /// What an action would cause in place of the step; `nil` where it is not possible.
  private func calls(after before: Script, _ action: Action) -> [Question.Call]? {
    var script = before
    script.steps.append(ScriptStep(action))
    let other = Simulator.run(script)
    guard other.isComplete, let events = other.steps.last?.events else { return nil }
    return events.filter { Self.isAsked($0, in: scenario) }.filter {
      $0.subject.kind == .viewController || shown.subjects.map(\.name).contains($0.subject.name)
    }.map { Question.Call($0) }
  }

  /// The essential calls of a step of another run; `nil` where it is not possible.
  private static func calls(_ scenario: Scenario, step: Int) -> [Question.Call]? {
    let trace = Simulator.run(scenario.script)
    guard trace.isComplete else { return nil }
    return essentials(scenario, trace, ShownEvents(scenario, trace))[step].map { Question.Call($0.event) }
  }

  /// Whether a log with these calls can be one of a run with those: it has them all, in whichever order.
  static func isContained(_ calls: [Question.Call], in others: [Question.Call]) -> Bool {
    var rest = others.map(\.words)
    for call in calls {
      guard let place = rest.firstIndex(of: call.words) else { return false }
      rest.remove(at: place)
    }
    return true
  }

  /// The calls, with the first marked at which the others go another way; the last one where the others only go on.
  static func difference(
    _ reason: Question.Reason, _ calls: [Question.Call], from others: [Question.Call]
  ) -> Question.Refutation {
    let first = calls.indices.first { !others.indices.contains($0) || others[$0].words != calls[$0].words }
    return Question.Refutation(reason: reason, calls: calls, marked: [first ?? calls.count - 1])
  }
}
