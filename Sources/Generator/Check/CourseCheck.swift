import Analysis
import Diagnostics
import Evidence
import Lifecycle
import Scenarios
import Study

/// Holds the units of the course against the scenarios: what they name is there, and each drill has a question.
enum CourseCheck {
  static func diagnostics(_ content: SimulatedCatalog) -> [Diagnostic] {
    let catalog = content.catalog
    var runs: [String: StudiedRun] = [:]
    return catalog.units.flatMap { unit -> [Diagnostic] in
      let named = [unit.shown?.scenario, unit.attempt?.scenario].compactMap(\.self)
      return named.compactMap { CatalogCheck.unknownScenario($0, catalog) } + shown(unit, catalog)
        + unit.drills.flatMap { drill -> [Diagnostic] in
          if let unknown = CatalogCheck.unknownScenario(drill.scenario, catalog) { return [unknown] }
          guard let scenario = catalog.scenario(drill.scenario.id) else { return [] }
          var run = runs[scenario.id] ?? StudiedRun(scenario, marked: content.simulations[scenario], content.calls)
          if drill.kind == .claim, run.claims.isEmpty {
            run.claims = StudiedClaim.all(of: scenario, in: catalog, content.simulations, content.calls)
          }
          runs[scenario.id] = run
          return diagnostics(drill, run)
        }
    }
  }

  private static func shown(_ unit: CourseUnit, _ catalog: Catalog) -> [Diagnostic] {
    guard let shown = unit.shown, let scenario = catalog.scenario(shown.scenario.id), let steps = shown.steps,
      steps.upperBound > scenario.steps.count
    else { return [] }
    return [noStep(steps.upperBound, of: scenario, at: shown.location)]
  }

  private static func diagnostics(_ drill: CourseUnit.Drill, _ run: StudiedRun) -> [Diagnostic] {
    let scenario = run.scenario
    if let step = drill.step, !scenario.steps.indices.contains(step - 1) {
      return [noStep(step, of: scenario, at: drill.location)]
    }
    guard run.trace.isComplete, run.questions(drill, most: 1).isEmpty else { return [] }
    let asked = drill.step.map { "step \($0) of '\(scenario.id)'" } ?? "'\(scenario.id)'"
    return [
      Diagnostic(
        id: "course.no-question", at: drill.location,
        "the drill '\(drill.kind.rawValue)' has no question about \(asked) that can be answered",
        notes: [Diagnostic.Note(reason(drill.kind))])
    ]
  }

  /// What a question of the kind needs.
  private static func reason(_ kind: CourseUnit.Drill.Kind) -> String {
    switch kind {
    case .order: "it needs three calls of which logs or Apple's documentation say how they follow each other"
    case .next: "it needs calls of which logs or Apple's documentation say how they follow each other"
    case .silent:
      "it needs an object that is there, and of which a log or Apple's documentation shows that nothing comes"
    case .count: "it needs a call for which a log or Apple's documentation speaks each time"
    case .release: "it needs a step whose calls all are known, and which has others on another release"
    case .balance:
      "it needs an object that gets a start and a stop, for each of which a log or Apple's documentation speaks"
    case .path:
      "it needs an object whose states change in the step, by calls for which logs or Apple's documentation speak"
    case .claim: "it needs a claim that names the scenario, and that logs or Apple's documentation decide"
    case .bug: "it needs a usual mistake that somebody can make there, and two others with other logs"
    case .decode: "it needs a step whose calls all are known, and other actions that are possible in its place"
    }
  }

  private static func noStep(_ step: Int, of scenario: Scenario, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "course.no-step", at: location, "'\(scenario.id)' has no step \(step); it has \(scenario.steps.count.steps)")
  }
}
