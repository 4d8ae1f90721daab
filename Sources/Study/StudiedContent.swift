public import Analysis
public import Evidence
public import Lifecycle
public import Scenarios

/// The content as somebody learns it: on its own releases, or all of it on one.
public struct StudiedContent: Sendable {
  /// The content as its files have it.
  public let catalog: Catalog
  /// The release that was asked for; `nil` where each scenario is run on its own.
  public let release: Release?
  /// The release that is meant where nothing names one.
  public var shownRelease: Release { release ?? .newest }
  /// What is logged.
  public let calls: ObservedCalls
  /// What changed from release to release, oldest first.
  public let history: [ReleaseChanges]
  /// The scenarios that can be run, in reading order.
  let runs: [StudiedRun]
  let simulations: Simulations

  /// Runs the scenarios, which stand in reading order.
  public init(
    _ catalog: Catalog, inOrder scenarios: [Scenario], on release: Release?, _ calls: ObservedCalls,
    _ history: [ReleaseChanges]
  ) {
    self.catalog = catalog
    self.release = release
    self.calls = calls
    self.history = history
    runs = scenarios.map { scenario in
      var moved = scenario
      if let release { moved.platform = scenario.platform.moved(to: release) }
      return StudiedRun(moved, calls)
    }.filter(\.trace.isComplete)
    var known = catalog
    known.scenarios = runs.map(\.scenario)
    simulations = Simulations(known, runs.map(\.trace))
  }

  /// The run of the scenario of that name, if it can be run.
  func run(_ scenario: String) -> StudiedRun? { runs.first { $0.scenario.id == scenario } }

  /// The scenarios that the course speaks of, each with the unit that does so first, in the order of the course.
  var core: [(unit: String, run: StudiedRun)] {
    var found: [(unit: String, run: StudiedRun)] = []
    for unit in catalog.units {
      let links = (unit.reading + unit.interview.map(\.answer)).map(\.id).filter { $0.hasPrefix("scenario:") }
      let named =
        [unit.shown?.scenario.id].compactMap(\.self) + unit.drills.map(\.scenario.id)
        + links.map { String($0.dropFirst("scenario:".count)) }
      for id in named where !found.contains(where: { $0.run.scenario.id == id }) {
        if let run = run(id) { found.append((unit.id, run)) }
      }
    }
    return found
  }
}
