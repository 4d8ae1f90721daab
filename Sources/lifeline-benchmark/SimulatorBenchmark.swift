import Lifecycle
import RandomScripts
import Scenarios

/// Measures the simulator: every scenario of the content once, and many random actions on a large world.
enum SimulatorBenchmark {
  /// Whether no bar was missed.
  static func run() -> Bool {
    let scenarios = CatalogLoader.load(folder: "Content").catalog.scenarios.map(\.script)
    var events = 0
    let allScenarios = milliseconds(bestOf: 5) {
      events = scenarios.reduce(0) { $0 + Simulator.run($1).events.count }
    }

    var random = RandomScripts(seed: 50)
    let large = (0..<1_000).map { _ in random.largeScript(steps: 100) }
    var possible = 0
    let randomActions = milliseconds(bestOf: 5) {
      possible = large.reduce(0) { $0 + Simulator.run($1).steps.count { $0.problem == nil } }
    }

    let isFast = [
      report("\(scenarios.count) scenarios, \(events) events", allScenarios, bar: 2),
      report(
        "100000 random actions on 50 controllers, \(possible) of them possible", randomActions, bar: 400),
    ]
    return !scenarios.isEmpty && !isFast.contains(false)
  }

  /// How long the work takes, in milliseconds: the best of several runs, since the machine does other things, too.
  private static func milliseconds(bestOf runs: Int, _ work: () -> Void) -> Double {
    (0..<runs).map { _ in ContinuousClock().measure(work).milliseconds }.min() ?? 0
  }

  private static func report(_ what: String, _ time: Double, bar: Double) -> Bool {
    let tenths = (time * 10).rounded() / 10
    print("\(what): \(tenths) ms (bar: \(Int(bar)) ms)\(time <= bar ? "" : "  MISSED")")
    return time <= bar
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}
