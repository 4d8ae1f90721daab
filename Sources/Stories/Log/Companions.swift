import Lifecycle
import Logs

/// Who comes and goes with whom, as far as the order of calls tells: a container's children are called right after it, with the
/// same callback.
struct Companions {
  /// Controllers, as the structure has them that hold others; each is one way to read the log.
  private(set) var readings: [[String: Structure.Term]] = []

  private struct Follower {
    let name: String
    /// Whom it follows: the one that was called before it with the same callback.
    let leader: String
    /// How many of its calls follow another's.
    var following = 0
    var calls = 0
    /// Whether both calls of its first appearance follow the leader's: who comes so is held, however often it moves by itself later,
    /// as the views of a stack within a container do.
    var isBroughtAlong = false
  }

  /// - Parameter controllers: Those that may hold others, or be held.
  init(_ events: [LogEvent], controllers: [String]) {
    guard controllers.count > 1 else { return }
    let followers = Self.followers(events, Set(controllers))
    var leaders: [String] = []
    var led: [(leader: String, follower: Follower)] = []
    for follower in followers {
      // Whoever follows a follower is held by the same, or by the one between.
      var leader = follower.leader
      while let before = followers.first(where: { $0.name == leader }), before.leader != follower.name,
        leader != before.leader
      {
        leader = before.leader
      }
      if !leaders.contains(leader) { leaders.append(leader) }
      led.append((leader, follower))
    }
    guard !leaders.isEmpty else { return }
    var flat: [String: Structure.Term] = [:]
    var nested: [String: Structure.Term] = [:]
    for leader in leaders {
      let held = led.filter { $0.leader == leader && $0.follower.name != leader }.map { $0.follower }
      guard !held.isEmpty else { continue }
      flat[leader] = .container(leader, children: held.map(Self.term))
      var inner = held.reversed().map(Self.term)
      var term = inner.removeFirst()
      for (follower, _) in zip(held.dropLast().reversed(), inner) {
        term = .container(follower.name, children: [term])
      }
      nested[leader] = .container(leader, children: [term])
    }
    readings = flat == nested ? [flat] : [flat, nested]
    if flat.isEmpty { readings = [] }
  }

  /// Whoever also comes and goes alone is in a stack of its own.
  private static func term(_ follower: Follower) -> Structure.Term {
    follower.following == follower.calls
      ? .controller(follower.name) : .navigation([.controller(follower.name)])
  }

  /// Those whose first appearance and whose disappearance follow another's.
  private static func followers(_ events: [LogEvent], _ controllers: Set<String>) -> [Follower] {
    var found: [Follower] = []
    var alone = Set<String>()
    var last: (name: String, callback: String)?
    for event in events {
      switch Callback(event.callback) {
      case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: break
      default: continue
      }
      guard let name = event.subject, controllers.contains(name) else {
        // What holds others for the system stands between a container and its children.
        if event.subject.flatMap(StoryLog.system) == nil { last = nil }
        continue
      }
      let leader = last.flatMap { $0.callback == event.callback && $0.name != name ? $0.name : nil }
      last = (name, event.callback)
      if let index = found.firstIndex(where: { $0.name == name }) {
        found[index].calls += 1
        if leader != nil { found[index].following += 1 }
        if found[index].calls == 2, event.callback == Callback.viewDidAppear.name {
          found[index].isBroughtAlong = leader == found[index].leader
        }
      } else if !alone.contains(name) {
        guard let leader else {
          alone.insert(name)
          continue
        }
        found.append(Follower(name: name, leader: leader, following: 1, calls: 1))
      }
    }
    // Once may be chance.
    return found.filter { $0.following > 1 && ($0.isBroughtAlong || $0.following * 2 >= $0.calls) }
  }
}
