import Analysis
import Lifecycle
import Scenarios

/// The scenarios that have most in common with another: what is done in them, by which rules, in which group.
enum RelatedScenarios {
  /// How many are named.
  private static let named = 4

  /// The related ones of every scenario, by its id.
  static func all(_ scenarios: [Scenario], _ simulations: Simulations) -> [String: [Scenario]] {
    let found = scenarios.map { Self.traits(of: $0, simulations[$0]) }
    var counts: [String: Int] = [:]
    for trait in found.flatMap({ $0 }) { counts[trait, default: 0] += 1 }
    // A keyword of one scenario helps its readers to find it and says nothing of its kin.
    let kin = found.map { traits in traits.filter { !$0.hasPrefix("word ") || counts[$0, default: 0] > 1 } }
    // Every scenario is compared with every other, so traits are numbers there.
    let numbers = Dictionary(uniqueKeysWithValues: counts.keys.sorted().enumerated().map { ($1, $0) })
    let weights = counts.keys.sorted().map { 10_000 / max(1, counts[$0] ?? 1) }
    let traits = kin.map { Set($0.compactMap { numbers[$0] }) }
    let sums = traits.map { $0.reduce(0) { $0 + weights[$1] } }
    var related: [String: [Scenario]] = [:]
    for (index, scenario) in scenarios.enumerated() {
      let scored = scenarios.indices.lazy.filter { $0 != index }.map { other in
        let (few, many) =
          traits[index].count < traits[other].count
          ? (traits[index], traits[other]) : (traits[other], traits[index])
        let shared = few.reduce(0) { many.contains($1) ? $0 + weights[$1] : $0 }
        let score = Self.score(shared: shared, of: sums[index] + sums[other] - shared)
        return (score: score, place: abs(other - index), index: other)
      }
      // Of thousands, a few are named: no more are kept in order.
      var best: [(score: Int, place: Int, index: Int)] = []
      for other in scored where other.score > 0 {
        let place = best.firstIndex { ($0.score, other.place, other.index) < (other.score, $0.place, $0.index) }
        if place == nil, best.count == named { continue }
        best.insert(other, at: place ?? best.count)
        if best.count > named { best.removeLast() }
      }
      related[scenario.id] = best.map { scenarios[$0.index] }
    }
    return related
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
