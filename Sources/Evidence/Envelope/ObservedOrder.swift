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
    let named = NamedRoles(steps.map(\.observed.script.action))
    var firstCalls: [(subject: String, role: RoleEvent.Role)] = []
    for event in all where !firstCalls.contains(where: { $0.subject == event.subject }) {
      let role: RoleEvent.Role = event.callback.hasSuffix("Disappear") ? .outgoing : .incoming
      firstCalls.append((event.subject, named.role(of: event.subject) ?? role))
    }
    var subjects: [String: RoleEvent.Role] = [:]
    for role in RoleEvent.Role.allCases {
      let candidates = firstCalls.filter { $0.role == role }.map(\.subject)
      guard !candidates.isEmpty else { continue }
      guard let subject = Self.subject(among: candidates, named: named.names, in: finding.trace) else { return nil }
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

  /// The controller that plays the role: the only one, the one that the action names, or the only one that contains no
  /// other.
  private static func subject(among candidates: [String], named: [String], in trace: ObservedTrace) -> String? {
    if candidates.count == 1 { return candidates[0] }
    if let subject = candidates.first(where: named.contains) { return subject }
    let leaves = ([trace.structure.root] + trace.structure.presentations.map(\.presented)).flatMap(leaves)
    let found = candidates.filter(leaves.contains)
    return found.count == 1 ? found[0] : nil
  }

  private static func leaves(_ term: Structure.Term) -> [String] {
    switch term {
    case .controller(let name): [name]
    case .navigation(let terms), .tabBar(let terms), .page(let terms), .container(_, let terms): terms.flatMap(leaves)
    case .split: term.columns.flatMap(leaves)
    case .app, .scenes, .swiftUI: []
    }
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

/// The roles that actions give to the controllers that they name.
private struct NamedRoles {
  private var incoming: [String] = []
  private var outgoing: [String] = []

  init(_ actions: [Action]) {
    for action in actions {
      switch (action.word, action.argument) {
      case (_, .presentation(let term, _, let caller)):
        incoming += term.names
        outgoing.append(caller)
      case (.dismiss?, _), (.removeChild?, _), (.peekRelease?, _), (.unwind?, _): outgoing += action.names
      case (_, .pair): continue
      default: incoming += action.names
      }
    }
  }

  var names: [String] { incoming + outgoing }

  /// `nil` for a controller that is not named: its first call tells.
  func role(of name: String) -> RoleEvent.Role? {
    if incoming.contains(name) { return .incoming }
    return outgoing.contains(name) ? .outgoing : nil
  }
}
