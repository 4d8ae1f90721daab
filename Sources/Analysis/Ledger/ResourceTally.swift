import Lifecycle

/// Counts what runs say of a pair.
struct ResourceTally {
  private let pair: ResourcePair
  private let owner: ResourcePlaces.Owner?
  private var runs = 0
  private var balanced = 0
  private var counts: [ResourceFault: Int] = [:]
  private var examples: [ResourceFault: ResourceLedger.Example] = [:]
  private var outliers: [String] = []

  init(_ pair: ResourcePair) {
    self.pair = pair
    owner = ResourcePlaces.owner(of: pair.start)
  }

  var verdict: ResourceLedger.Verdict {
    ResourceLedger.Verdict(
      pair: pair, runs: runs, balanced: balanced,
      findings: ResourceFault.allCases.compactMap { fault in
        examples[fault].map { ResourceLedger.Finding(fault: fault, runs: counts[fault] ?? 0, example: $0) }
      }, outliers: outliers)
  }

  /// Adds a run; scenarios are added from the shortest on.
  mutating func add(_ run: ScenarioLedger.Run, of scenario: ScenarioLedger) {
    let releases = run.releases.filter { release in
      pair.start.releases.contains(release) && pair.stop?.releases.contains(release) ?? true
    }
    guard !releases.isEmpty else { return }
    var matters = false
    var found: Set<ResourceFault> = []
    for life in run.lives where life.owner == owner {
      let faults = ResourceFault.faults(of: pair, in: life)
      matters = matters || !faults.isEmpty || life.calls.contains { $0.step > 0 && isOfPair($0) }
      found.formUnion(faults)
      if !scenario.isOutlier { for fault in faults { keep(fault, life, scenario, releases) } }
    }
    if scenario.isOutlier {
      if !found.isEmpty, !outliers.contains(scenario.scenario) { outliers.append(scenario.scenario) }
      return
    }
    guard matters else { return }
    runs += releases.count
    if found.isEmpty { balanced += releases.count }
    for fault in found { counts[fault, default: 0] += releases.count }
  }

  private func isOfPair(_ call: ObservedLife.Call) -> Bool {
    call.callback == pair.start || call.callback == pair.stop
  }

  /// Keeps what shows a fault, unless something shorter is known that rests on as much.
  private mutating func keep(
    _ fault: ResourceFault, _ life: ObservedLife, _ scenario: ScenarioLedger, _ releases: [Release]
  ) {
    let example = ResourceLedger.Example(
      scenario: scenario.scenario, releases: releases, object: life.name,
      calls: life.calls.filter { isOfPair($0) || ResourcePair.ends.contains($0.callback) })
    if let known = examples[fault], !known.isInferred || example.isInferred { return }
    examples[fault] = example
  }
}
