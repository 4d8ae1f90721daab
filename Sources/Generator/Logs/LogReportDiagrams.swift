import Diagnostics
import Diagrams
import Graphviz
import Lifecycle
import Scenarios
import Site
import Stories

/// What the model does in the story of a log, drawn: the sequence of calls, and the tree in the window after each step.
struct LogReportDiagrams {
  /// What is more than that can no longer be read.
  private static let mostCalls = 150
  private static let mostSteps = 16

  let verification: Verification
  let edition: Edition
  let engine: LayoutEngine

  init(_ verification: Verification, _ edition: Edition, engine: LayoutEngine = .inProcess) {
    self.verification = verification
    self.edition = edition
    self.engine = engine
  }

  /// The drawings as templates see them; none where there is nothing to draw, or too much.
  func values() throws(LayoutFailures) -> [TemplateObject] {
    guard let scenario else { return [] }
    let trace = Simulator.run(scenario.script)
    guard trace.problem == nil, trace.steps.allSatisfy({ $0.problem == nil }),
      trace.events.count <= Self.mostCalls, trace.steps.count <= Self.mostSteps
    else { return [] }
    let words = edition.words.ofDiagrams
    let entries = ScenarioDiagrams.all(scenario, trace, words: words).filter {
      ["sequence", "hierarchy"].contains($0.name)
    }
    var settings = LayoutSettings(engine: engine)
    let drawer = try Drawer(entries, words: words, settings: &settings)
    return drawer.drawn { _ in [:] }.map { DiagramValues.values($0, edition, on: "log-report") }
  }

  /// The part of the story that matters, as a scenario: up to what nothing explains.
  private var scenario: Scenario? {
    guard let story = verification.story else { return nil }
    let place = verification.departure.map { departure in
      story.steps.firstIndex { $0.events.upperBound > departure.event } ?? story.steps.count
    }
    let run = story.runs.last { $0.steps.lowerBound <= place ?? 0 } ?? story.runs.first
    guard let run else { return nil }
    var script = run.script
    script.steps = story.steps[run.steps].prefix { !$0.isGuess }.map { $0.script }
    guard !script.steps.isEmpty else { return nil }
    let nowhere = SourceLocation(file: "")
    return Scenario(
      flow: script, id: "log", title: edition.words("The log"), structureAt: nowhere,
      steps: script.steps.map { _ in nowhere })
  }
}
