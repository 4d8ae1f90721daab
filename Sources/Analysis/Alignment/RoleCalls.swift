public import Lifecycle

/// The calls of one transition by the part that each controller plays in it, as comparisons align them.
public struct RoleCalls: Sendable {
  /// That of a controller that neither comes nor goes.
  public static let other = "other"

  /// `incoming`, `outgoing`, `other` and `completion`, in the order of the calls.
  public let calls: [ComparisonTable.Call]

  /// Reads the calls of an episode of a trace.
  public init(_ episode: Episode, in trace: Trace) {
    let steps = trace.steps[(episode.steps.lowerBound - 1)..<episode.steps.upperBound]
    let all = steps.flatMap(\.events)
    let events = all.filter { $0.subject.kind == .viewController }
    guard !events.isEmpty else {
      // Where no view controller is called, whoever is stands under its own name.
      calls = Self.calls(all) { $0.subject.name }
      return
    }
    let transitions = steps.flatMap(\.transitions)
    var roles: [Subject: String] = [:]
    var counts: [String: Int] = [:]
    for subject in events.map(\.subject) where roles[subject] == nil {
      let role = Self.role(transitions.lazy.compactMap { $0.side(of: subject) }.first)
      counts[role, default: 0] += 1
      // Several that come or go at once are told apart by their order.
      roles[subject] = counts[role] == 1 ? role : "\(role) \(counts[role] ?? 1)"
    }
    calls = Self.calls(events) { event in roles[event.subject].map { event.callback.role(of: $0) } }
  }

  private static func role(_ side: Side?) -> String {
    switch side {
    case .incoming: "incoming"
    case .outgoing: "outgoing"
    case nil: other
    }
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
