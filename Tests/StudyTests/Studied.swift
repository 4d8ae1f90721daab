import Analysis
import Evidence
import Foundation
import Lifecycle
import Scenarios
import Study

/// The content of the repository, with what is logged of it.
enum Studied {
  static let catalog: Catalog = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return CatalogLoader.load(folder: root.appendingPathComponent("Content").path).catalog
  }()

  static let calls = ObservedCalls(EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog)))

  static func scenario(_ id: String, on release: Int? = nil) -> Scenario {
    guard var scenario = catalog.scenario(id) else { preconditionFailure("there is no scenario \(id)") }
    if let release = release.flatMap({ Release($0) }) { scenario.platform = scenario.platform.moved(to: release) }
    return scenario
  }

  static let simulations = Simulations(catalog)

  static func claims(of scenario: Scenario) -> [StudiedClaim] {
    StudiedClaim.all(of: scenario, in: catalog, simulations, calls)
  }

  static func run(_ id: String, on release: Int? = nil) -> StudiedRun { StudiedRun(scenario(id, on: release), calls) }
}

/// A second look at what a question asks about: the scenario is run again, and read without the help of what asked.
struct SecondLook {
  let scenario: Scenario
  let trace: Trace

  init(_ question: Question) {
    var scenario = Studied.scenario(question.scenario)
    scenario.platform = question.platform
    self.scenario = scenario
    trace = Simulator.run(scenario.script)
  }

  /// The words of a step's calls, all of them.
  func words(_ step: Int) -> [String] { trace.steps[step - 1].events.map(\.description) }

  /// The words of those calls that are asked about.
  func essential(_ step: Int) -> [String] { essential(trace.steps[step - 1].events) }

  func essential(_ events: [Event]) -> [String] {
    let named = Set(scenario.structure.names + scenario.steps.flatMap(\.script.action.names))
    let columns = Set(ShownEvents(scenario, trace).subjects.map(\.name)).union(named)
    return events.filter { event in
      columns.contains(event.subject.name) && (event.subject.kind != .app || event.callback.swiftSignature != nil)
        && Prominence(event.callback, of: event.subject.name, in: scenario) == .essential
    }.map(\.description)
  }

  /// What goes wrong with a start and a stop, counted by hand: what is on screen before the first step has started, and so
  /// has been loaded what is there at all.
  func balance(_ start: Question.Call, _ stop: Question.Call) -> Set<String> {
    let own = trace.events.filter { $0.subject.name == start.subject }
    let calls = own.map(\.callback.name).filter { [start.callback, stop.callback, "deinit"].contains($0) }
    let isNew = trace.startsUnloaded || own.contains { ["viewDidLoad", "loadView", "init"].contains($0.callback.name) }
    let isView = own.contains { $0.subject.kind == .view }
    let isOnScreen =
      isView
      ? own.first { ["onAppear", "onDisappear"].contains($0.callback.name) }?.callback.name == "onDisappear"
      : trace.visible.contains(start.subject)
    var isRunning =
      !trace.startsUnloaded
      && (isOnScreen || !isNew && !isView && stop.callback == "deinit")
    var found: Set<String> = []
    for call in calls {
      if call == start.callback {
        if isRunning { found.insert("twice") }
        isRunning = true
      } else {
        if call == stop.callback, !isRunning { found.insert("unstarted") }
        if call != stop.callback, isRunning { found.insert("leaks") }
        isRunning = false
      }
    }
    let last = own.last { ["viewDidAppear", "viewDidDisappear", "onAppear", "onDisappear"].contains($0.callback.name) }
    let isGone = last?.callback.name.hasSuffix("Disappear") ?? false
    if isRunning, isGone, stop.callback != "deinit" { found.insert("leaks") }
    return found
  }

  /// What an action would have caused in place of a step.
  func words(doing action: Action, insteadOf step: Int) -> [String] {
    var script = scenario.script
    script.steps = script.steps.prefix(step - 1) + [ScriptStep(action)]
    return Simulator.run(script).steps.last?.events.map(\.description) ?? []
  }
}
