import Lifecycle

/// Which callback comes before which, on the same object in one step, over many steps.
struct CallbackOrders {
  private struct Pair: Hashable {
    let first: String
    let second: String
  }

  /// In how many steps the first came before the second; where one of them came more than once, its first call counts.
  private let counts: [Pair: Int]

  /// How many steps have to show a pair before it is told: one may be chance.
  private static let least = 2

  init(_ steps: [TracedStep], of names: Set<String>) {
    var counts: [Pair: Int] = [:]
    for step in steps {
      var firsts: [Subject: [String]] = [:]
      for event in step.step.events
      where names.contains(event.callback.name) && !(firsts[event.subject]?.contains(event.callback.name) ?? false) {
        firsts[event.subject, default: []].append(event.callback.name)
      }
      var seen = Set<Pair>()
      for calls in firsts.values {
        for (index, first) in calls.enumerated() {
          for second in calls[(index + 1)...] { seen.insert(Pair(first: first, second: second)) }
        }
      }
      for pair in seen { counts[pair, default: 0] += 1 }
    }
    self.counts = counts
  }

  /// How many are told.
  private static let most = 8

  /// Those that always come before the callback, or after it; those that share the most steps with it first.
  func neighbours(of name: String, comingFirst: Bool) -> [CallbackFacts.Neighbour] {
    let found = counts.compactMap { pair, count -> CallbackFacts.Neighbour? in
      let other = comingFirst ? (pair.second == name ? pair.first : nil) : (pair.first == name ? pair.second : nil)
      guard let other, count >= Self.least, always(pair) else { return nil }
      return .init(callback: other, steps: count)
    }
    return Array(found.sorted { ($1.steps, $0.callback) < ($0.steps, $1.callback) }.prefix(Self.most))
  }

  private func always(_ pair: Pair) -> Bool {
    counts[pair] != nil && counts[Pair(first: pair.second, second: pair.first)] == nil
  }
}
