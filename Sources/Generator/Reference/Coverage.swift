import Analysis
import Diagnostics
import Diagrams
import Evidence
import Lifecycle
import Scenarios
import Site

/// How far the simulation rests on logs, counted: what the home page and the pages of evidence say of it.
struct Coverage: Sendable {
  static let shape: [String: TemplateShape] = ["text": .text]

  /// The logged and stated steps.
  let tally: Tally
  /// How many scenarios there are.
  let scenarios: Int
  /// How many of them have no step that a log has as well, apart from those that only set the scene.
  let scenariosWithoutLog: Int
  /// How many of the calls that scenarios' tables show rest on what.
  let calls: [Rule.Standing: Int]
  /// Whether the site has the logs that calls rest on.
  let hasLogsOfCalls: Bool

  init(_ scenarios: [Scenario], _ simulations: Simulations, _ findings: [TraceFinding]) {
    tally = Tally(findings)
    hasLogsOfCalls = findings.haveSourcesOfRules
    self.scenarios = scenarios.count
    let logged = EvidenceList(findings.filter { $0.kind == .observed }, scenarios, simulations)
    scenariosWithoutLog = scenarios.count { scenario in
      let trace = simulations[scenario]
      let steps = trace.steps.dropFirst(ScenarioPreparation(scenario, trace).count)
      return steps.allSatisfy { logged.steps(like: $0).isEmpty }
    }
    calls = scenarios.reduce(into: [:]) { counts, scenario in
      for shown in ShownEvents(scenario, simulations[scenario]).events { counts[shown.event.standing, default: 0] += 1 }
    }
  }

  /// A sentence for each count; none for the calls where most of their logs are elsewhere.
  var phrases: [Phrase] { hasLogsOfCalls ? all : all.dropLast() }

  private var all: [Phrase] {
    let (observed, documented) = (calls[.observed] ?? 0, calls[.documented] ?? 0)
    let inferred = calls[.inferred] ?? 0
    return [
      "Of \(tally.dated) steps whose release is known, \(tally.datedReproduced) match.",
      "\(scenariosWithoutLog) of \(scenarios) scenarios have no log of their own.",
      "Of \(observed + documented + inferred) calls shown, \(observed) are in a log of such a step, \(documented) rest on Apple's documentation, and \(inferred) are inferred.",
    ]
  }

  func values(_ edition: Edition) -> TemplateValue { .list(phrases.map { ["text": edition.phrase($0)] }) }
}
