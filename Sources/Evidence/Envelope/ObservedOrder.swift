import Lifecycle
import Scenarios

/// One transition as one source logged or stated it, with its controllers' names replaced by their roles.
struct ObservedOrder {
  let kind: TransitionKind
  let events: [RoleEvent]
  let source: EvidenceFile.Source
  /// Whether a run was logged, and not an order stated without one.
  let isLogged: Bool
  /// As far as the source tells.
  let release: Release?
  /// Whether it tells how the two controllers' calls interleave.
  let isInterleaved: Bool
  /// What it could have told: other events may have come.
  private let recorded: Set<String>
  private let isComplete: Bool

  /// `nil` where fewer than two calls are told, or it cannot be told which controllers are meant.
  init?(_ finding: TraceFinding, _ transition: Transition, on release: Release?) {
    let steps = finding.steps[transition.steps]
    let all = steps.flatMap(\.observed.events).filter { RoleEvent.callbacks.contains($0.callback) }
    let called = all.map(\.subject)
    var subjects: [String: RoleEvent.Role] = [:]
    for role in RoleEvent.Role.allCases {
      let candidates = Set(called.filter { transition.role(of: $0) == role })
      guard !candidates.isEmpty else { continue }
      guard let subject = Self.subject(among: candidates, of: transition.members(role)) else { return nil }
      subjects[subject] = role
    }
    var events: [RoleEvent] = []
    for event in all {
      guard let role = subjects[event.subject] else { continue }
      let roleEvent = RoleEvent(role: role, callback: event.callback)
      if !events.contains(roleEvent) { events.append(roleEvent) }
    }
    guard events.count > 1 else { return nil }
    let partials = steps.map { $0.observed.partial ?? finding.trace.partial }
    kind = transition.kind
    self.events = events
    source = finding.source
    isLogged = finding.kind == .observed
    self.release = release
    isInterleaved = finding.trace.only == nil && partials.allSatisfy { $0 == nil || $0 == .subsequence }
    recorded = Set(finding.trace.records.all)
    isComplete = partials.allSatisfy { $0 == nil }
  }

  /// Who of those on a side who are called is meant: whom the user looks at in it, else the one that it is about, else the
  /// only one.
  private static func subject(among called: Set<String>, of members: Step.Transition.Members) -> String? {
    let meant = [members.content, members.principal].compactMap { $0?.name }
    return meant.first(where: called.contains) ?? (called.count == 1 ? called.first : nil)
  }

  /// What comes before what; where the interleaving is not told, for each controller by itself.
  var precedences: [Precedence] {
    events.indices.flatMap { index in
      events[(index + 1)...].compactMap { later in
        isInterleaved || later.role == events[index].role ? Precedence(first: events[index], second: later) : nil
      }
    }
  }

  /// Whether it is that order as far as it could tell: what it lacks it did not record.
  func isPart(of order: [RoleEvent]) -> Bool {
    guard events.count < order.count, order.filter(events.contains) == events else { return false }
    let roles = Set(events.map(\.role))
    return order.allSatisfy { event in
      events.contains(event) || !isComplete || !recorded.contains(event.callback) || !roles.contains(event.role)
    }
  }
}

extension Transition {
  fileprivate func role(of name: String) -> RoleEvent.Role? {
    simulated.side { $0.name == name }.map { $0 == .incoming ? .incoming : .outgoing }
  }

  fileprivate func members(_ role: RoleEvent.Role) -> Step.Transition.Members {
    role == .incoming ? simulated.incoming : simulated.outgoing
  }
}
