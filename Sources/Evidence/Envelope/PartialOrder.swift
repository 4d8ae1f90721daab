import Scenarios

/// What logs agree on, and where they part.
struct PartialOrder {
  /// Who says that the one event comes before the other.
  private let sources: [Precedence: Set<String>]

  init(_ orders: [ObservedOrder]) {
    var sources: [Precedence: Set<String>] = [:]
    for order in orders {
      for precedence in order.precedences { sources[precedence, default: []].insert(order.source.slug) }
    }
    self.sources = sources
  }

  /// Whether anybody says so.
  func holds(_ precedence: Precedence) -> Bool { sources[precedence] != nil }

  /// Who says so, by name.
  func sources(_ precedence: Precedence) -> [String] { sources[precedence, default: []].sorted() }

  /// What is said both ways, each once, the way that more sources say first.
  var parted: [Precedence] {
    sources.keys.filter { precedence in
      let other = precedence.reversed
      guard holds(other) else { return false }
      let (here, there) = (sources(precedence).count, sources(other).count)
      return here == there ? precedence < other : here > there
    }.sorted()
  }

  /// What holds in every log that has both events, without what follows from the rest.
  var agreed: [Precedence] {
    let all = sources.keys.filter { !holds($0.reversed) }.sorted()
    var next: [RoleEvent: [RoleEvent]] = [:]
    for precedence in all { next[precedence.first, default: []].append(precedence.second) }
    // Pairs of different logs can run in a circle; within one nothing follows from anything.
    let reach = next.mapValues { Self.reached(from: $0, next) }
    func leads(_ first: RoleEvent, _ second: RoleEvent) -> Bool { reach[first]?.contains(second) ?? false }
    return all.filter { precedence in
      let (first, second) = (precedence.first, precedence.second)
      return leads(second, first)
        || !(reach[first] ?? []).contains { middle in
          middle != second && leads(middle, second) && !leads(middle, first) && !leads(second, middle)
        }
    }
  }

  private static func reached(from start: [RoleEvent], _ next: [RoleEvent: [RoleEvent]]) -> Set<RoleEvent> {
    var found = Set<RoleEvent>()
    var open = start
    while let event = open.popLast() {
      if found.insert(event).inserted { open += next[event] ?? [] }
    }
    return found
  }
}
