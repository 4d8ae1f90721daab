import Analysis
import ConcurrentMap
import Lifecycle
import Scenarios

/// Each transition's calls on each release, as numbers, the same in all languages. Many transitions have the same calls, which
/// stand there once.
struct ChooserSequences: Sendable {
  struct Transition: Sendable {
    /// Its first step, from 1.
    let step: Int
    /// What is done, in the scenario language.
    let actions: String
    /// For each run, which of the sequences it is.
    let calls: [Int]
  }

  struct Entry: Sendable {
    /// The releases of each run: the scenario's own first.
    let runs: [ReleaseRange]
    let transitions: [Transition]
  }

  /// By the scenarios' ids; those without a transition to choose are not among them.
  private(set) var entries: [String: Entry] = [:]
  private(set) var roles: [String] = []
  private(set) var callbacks: [String] = []
  /// A role and a callback for each call.
  private(set) var sequences: [[Int]] = []
  private var places: [[Int]: Int] = [:]

  /// How many scenarios are run at a time: what they cause is in memory together.
  private static let batch = 64

  /// Runs the scenarios, which are numbered in their order, on what else there is.
  init(_ scenarios: [Scenario], _ simulations: Simulations) {
    var rest = scenarios[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.batch))
      rest = rest.dropFirst(Self.batch)
      let found = batch.concurrentMap { ChooserRuns($0, simulations[$0]) }
      for (scenario, runs) in zip(batch, found) where !runs.transitions.isEmpty {
        entries[scenario.id] = Entry(
          runs: runs.ranges,
          transitions: runs.transitions.map { transition in
            let calls = transition.calls.map { place(of: $0) }
            return Transition(step: transition.step, actions: transition.actions, calls: calls)
          })
      }
    }
  }

  /// Where the calls stand among the sequences.
  private mutating func place(of calls: [ComparisonTable.Call]) -> Int {
    let numbers = calls.flatMap { [Self.number($0.role, in: &roles), Self.number($0.callback, in: &callbacks)] }
    if let place = places[numbers] { return place }
    places[numbers] = sequences.count
    sequences.append(numbers)
    return sequences.count - 1
  }

  private static func number(_ name: String, in list: inout [String]) -> Int {
    if let index = list.firstIndex(of: name) { return index }
    list.append(name)
    return list.count - 1
  }
}

/// The transitions of one scenario, with their calls in each of its runs.
private struct ChooserRuns: Sendable {
  let ranges: [ReleaseRange]
  let transitions: [(step: Int, actions: String, calls: [[ComparisonTable.Call]])]

  init(_ scenario: Scenario, _ trace: Trace) {
    let runs = ScenarioRuns(scenario, trace, onReleasesAlone: true)
    let others = runs.others.compactMap { run in
      if case .releases(let range) = run.condition { (range, run.trace) } else { nil }
    }
    let all = [(runs.own, trace)] + others
    ranges = all.map(\.0)
    transitions = Episode.all(in: trace).compactMap { episode in
      let calls = all.map { _, trace in RoleCalls(episode, in: trace).calls }
      guard calls.first?.isEmpty == false else { return nil }
      let actions = episode.steps.map { trace.steps[$0 - 1].script.action.text }.joined(separator: ", ")
      return (episode.steps.lowerBound, actions, calls)
    }
  }
}
