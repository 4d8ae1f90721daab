import Lifecycle

/// The calls of one transition by the part that each controller plays in it, as comparisons align them.
struct RoleCalls: Sendable {
  /// `incoming`, `outgoing` and `completion`, in the order of the calls.
  let calls: [ComparisonTable.Call]

  init(_ episode: Episode, in trace: Trace) {
    let steps = trace.steps[(episode.steps.lowerBound - 1)..<episode.steps.upperBound]
    let before = episode.steps.lowerBound == 1 ? trace.visible : trace.steps[episode.steps.lowerBound - 2].visible
    let all = steps.flatMap(\.events)
    let events = all.filter { $0.subject.kind == .viewController }
    guard !events.isEmpty else {
      // Where no view controller is called, whoever is stands under its own name.
      calls = Self.calls(all) { $0.subject.name }
      return
    }
    var roles: [String: String] = [:]
    var counts: [String: Int] = [:]
    for name in events.map(\.subject.name) where roles[name] == nil {
      let first = events.first {
        $0.subject.name == name && ($0.callback == .viewWillAppear || $0.callback == .viewWillDisappear)
      }
      let comes = first.map { $0.callback == .viewWillAppear } ?? !before.contains(name)
      let role = comes ? "incoming" : "outgoing"
      counts[role, default: 0] += 1
      // Several that come or go at once are told apart by their order.
      roles[name] = counts[role] == 1 ? role : "\(role) \(counts[role] ?? 1)"
    }
    calls = Self.calls(events) { event in roles[event.subject.name].map { event.callback.role(of: $0) } }
  }

  private static func calls(_ events: [Event], role: (Event) -> String?) -> [ComparisonTable.Call] {
    var occurrences: [String: Int] = [:]
    return events.compactMap { event in
      guard let role = role(event) else { return nil }
      occurrences["\(role) \(event.callback.name)", default: 0] += 1
      return ComparisonTable.Call(
        role: role, callback: event.callback.name,
        occurrence: occurrences["\(role) \(event.callback.name)"] ?? 1)
    }
  }
}
