public import Lifecycle
public import Scenarios

extension ObservedCalls {
  /// Whether logs or Apple's word speak for what is expected of a trace, or only what was inferred.
  ///
  /// The trace's calls are marked by what they rest on. `range` is the releases that it stands for, `preparation` how many
  /// of its first steps only set the scene: of those nothing is asked that is expected not to come.
  public func support(
    _ expectation: Expectation, in trace: Trace, on range: ReleaseRange, preparation: Int
  ) -> Bool {
    switch expectation.claim {
    case .order(let first, let second):
      guard let first = place(of: first, in: trace), let second = place(of: second, in: trace) else { return false }
      let standings = [first, second].map { trace.steps[$0.step].events[$0.event].standing }
      guard !standings.contains(.inferred) else { return false }
      // Steps follow each other because that was done; within one it is the platform that decides.
      if first.step != second.step || standings.contains(.documented) { return true }
      let calls = calls(trace)[first.step]
      return zip(calls[first.event], calls[second.event]).contains { has($0, before: $1, on: range) }
    case .count(let pattern, 1...):
      return trace.events.allSatisfy { !pattern.matches($0) || $0.standing != .inferred }
    case .count(let pattern, _):
      return isKnownToLack(
        [LoggedWords.modelName(pattern.callback)], pattern.subject, trace, range, preparation)
    case .silence(let subject):
      return isKnownToLack(RoleEvent.callbacks, subject, trace, range, preparation)
    }
  }

  private func place(of pattern: Expectation.Pattern, in trace: Trace) -> (step: Int, event: Int)? {
    for (step, events) in trace.steps.map(\.events).enumerated() {
      if let event = events.firstIndex(where: pattern.matches) { return (step, event) }
    }
    return nil
  }

  /// Whether in each step a log that would have had one of these calls on the subject has it not, or Apple documents what
  /// happens there.
  private func isKnownToLack(
    _ callbacks: [String], _ subject: String, _ trace: Trace, _ range: ReleaseRange, _ preparation: Int
  ) -> Bool {
    trace.steps.dropFirst(preparation).allSatisfy { isKnownToLack(callbacks, subject, $0, in: trace, range) }
  }

  /// The same of one step.
  func isKnownToLack(
    _ callbacks: [String], _ subject: String, _ step: Step, in trace: Trace, _ range: ReleaseRange
  ) -> Bool {
    let kinds = StepKind.all(of: step)
    let role = roles(of: step, in: trace).role(of: subject)
    let isLogged = callbacks.contains { callback in
      kinds.contains { lacks(Call($0, scenes: trace.platform.hasScenes, role, callback, 1), on: range) }
    }
    return isLogged || Self.isDocumented(step)
  }

  /// Whether Apple states what happens in the step: a rule of it, or its calls as far as they are not logged.
  private static func isDocumented(_ step: Step) -> Bool {
    let standings = step.events.map(\.standing)
    return standings.contains(.documented) && !standings.contains(.inferred)
      || step.rules.contains { RuleBook.rule($0.rule)?.variant(named: $0.variant)?.standing == .documented }
  }
}
