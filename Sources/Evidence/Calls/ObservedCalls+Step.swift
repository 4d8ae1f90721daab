public import Lifecycle
import Scenarios

// What is known of one step, call by call: what somebody may be asked about it.
extension ObservedCalls {
  /// Which of some calls of a step are known to come before which: for each call and each later one.
  ///
  /// Known is what a log has in this order, what Apple documents of one object or of the app, and what follows from both;
  /// never what a log has the other way round. The calls are named by their places in the step, in their order; the trace's
  /// marks say what each rests on, and `range` is the releases that it stands for.
  public func knownOrder(
    ofCalls places: [Int], inStep step: Int, of trace: Trace, on range: ReleaseRange
  ) -> [[Bool]] {
    let events = places.map { trace.steps[step].events[$0] }
    let all = calls(ofStep: step, in: trace)
    let calls = places.map { all[$0] }
    func isDocumented(_ first: Event, _ second: Event) -> Bool {
      [first.standing, second.standing].contains(.documented)
        && (first.subject.name == second.subject.name || first.subject.kind == .app && second.subject.kind == .app)
    }
    var known = events.map { _ in events.map { _ in false } }
    var denied = known
    for first in events.indices where events[first].standing != .inferred {
      for second in events.indices.dropFirst(first + 1) where events[second].standing != .inferred {
        let pairs = zip(calls[first], calls[second])
        denied[first][second] = pairs.contains { has($1, before: $0, on: range) }
        guard !denied[first][second] else { continue }
        known[first][second] =
          isDocumented(events[first], events[second]) || pairs.contains { has($0, before: $1, on: range) }
      }
    }
    // What comes before something comes before all that this comes before.
    for first in events.indices.reversed() {
      for second in events.indices where known[first][second] {
        for third in events.indices where known[second][third] { known[first][third] = true }
      }
    }
    for first in events.indices {
      for second in events.indices where denied[first][second] { known[first][second] = false }
    }
    return known
  }

  /// Whether a log that would have had calls on the subject in the step has none, or Apple documents what happens in it.
  public func knows(silenceOf subject: String, inStep step: Int, of trace: Trace, on range: ReleaseRange) -> Bool {
    isKnownToLack(RoleEvent.callbacks, subject, trace.steps[step], in: trace, range)
  }
}
