import Analysis
import ConcurrentMap
import Lifecycle
import Scenarios

/// The scenarios that have most in common with another: what is done in them, by which rules, in which group.
enum RelatedScenarios {
  /// How many are named.
  private static let named = 4

  /// The related ones of every scenario, by its id.
  static func all(_ scenarios: [Scenario], _ simulations: Simulations) -> [String: [Scenario]] {
    let all = scenarios.concurrentMap { Self.traits(of: $0, simulations[$0]) }
    var counts: [String: Int] = [:]
    for trait in all.flatMap({ $0 }) { counts[trait, default: 0] += 1 }
    // A keyword of one scenario helps its readers to find it and says nothing of its kin.
    let kin = all.map { traits in traits.filter { !$0.hasPrefix("word ") || counts[$0, default: 0] > 1 } }
    // Every scenario is compared with every other, so traits are numbers there.
    let names = counts.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let weights = names.map { 10_000 / max(1, counts[$0] ?? 1) }
    let traits = kin.map { $0.compactMap { numbers[$0] } }
    let sums = traits.map { $0.reduce(0) { $0 + weights[$1] } }
    // The scenarios that have a trait.
    let bearers = traits.enumerated().reduce(into: [[Int]](repeating: [], count: names.count)) { bearers, own in
      for trait in own.element { bearers[trait].append(own.offset) }
    }
    let found = Array(scenarios.indices).concurrentMap { index -> [Int] in
      var shared = [Int](repeating: 0, count: scenarios.count)
      for trait in traits[index] { for other in bearers[trait] { shared[other] += weights[trait] } }
      // Of thousands, a few are named: no more are kept in order.
      var best: [(score: Int, place: Int, index: Int)] = []
      for other in scenarios.indices where other != index {
        let score = Self.score(shared: shared[other], of: sums[index] + sums[other] - shared[other])
        let distance = abs(other - index)
        guard score > 0 else { continue }
        let place = best.firstIndex { ($0.score, distance, other) < (score, $0.place, $0.index) }
        if place == nil, best.count == named { continue }
        best.insert((score, distance, other), at: place ?? best.count)
        if best.count > named { best.removeLast() }
      }
      return best.map(\.index)
    }
    return Dictionary(zip(scenarios, found).map { ($0.id, $1.map { scenarios[$0] }) }) { _, later in later }
  }

  /// What many scenarios share counts little, and so does a scenario that has a bit of everything. In whole numbers, so
  /// that every machine gives the same order.
  private static func score(shared: Int, of all: Int) -> Int { all == 0 ? 0 : shared * 10_000 / all }

  private static func traits(of scenario: Scenario, _ trace: Trace) -> Set<String> {
    let words = scenario.steps.map { $0.script.action.word?.rawValue ?? "swiftui" }
    let rules = trace.steps.flatMap(\.rules).map { "rule \($0.description)" }
    let episodes = Episode.all(in: trace).flatMap { episode in
      episode.patterns.map { "\(episode.actions) \($0.pattern.anchor)" }
    }
    return Set(words + rules + episodes + ["group \(scenario.group)"] + scenario.keywords.map { "word \($0)" })
  }
}
