public import Lifecycle
import Scenarios

extension ObservedCalls {
  /// The trace with each call marked by what it rests on: observed where a log of such a step on one of these releases has the
  /// call, otherwise documented where Apple states it, otherwise inferred. Where the model's own logs are not among these, the
  /// model's mark stays.
  ///
  /// - Parameter range: The releases on which the trace is the same.
  public func marked(_ trace: Trace, on range: ReleaseRange) -> Trace {
    let calls = calls(trace)
    return trace.resting { step, event in
      let standing = trace.steps[step].events[event].standing
      if calls[step][event].contains(where: { has($0, on: range) }) { return .observed }
      return areOfModel && standing == .observed ? .inferred : standing
    }
  }

  /// Each event of each step under the kinds of its step.
  func calls(_ trace: Trace) -> [[[Call]]] { trace.steps.indices.map { calls(ofStep: $0, in: trace) } }

  /// Each event of a step under the kinds of the step.
  func calls(ofStep index: Int, in trace: Trace) -> [[Call]] {
    let step = trace.steps[index]
    let kinds = StepKind.all(of: step)
    let roles = roles(of: step, in: trace)
    var counts: [String: Int] = [:]
    return step.events.map { event in
      let callback = LoggedWords.modelName(event.callback.name)
      counts["\(event.subject.name) \(callback)", default: 0] += 1
      let occurrence = counts["\(event.subject.name) \(callback)"] ?? 1
      return kinds.map {
        Call($0, scenes: trace.platform.hasScenes, roles.role(of: event.subject.name), callback, occurrence)
      }
    }
  }

  func roles(of step: Step, in trace: Trace) -> CallRoles {
    CallRoles(step, subjects: CallRoles.kinds(of: trace.steps))
  }
}
