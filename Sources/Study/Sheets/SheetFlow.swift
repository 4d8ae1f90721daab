import Diagnostics
import Evidence
import Lifecycle
import ScenarioLanguage
import Scenarios

/// A flow that a sheet runs, of which the last actions are what happens.
struct SheetFlow {
  /// What happens.
  let title: Phrase
  let structure: String
  let steps: [String]
  /// How many of the last actions are told.
  var counted = 1
  /// Who goes and who comes.
  var outgoing = "A"
  var incoming = "B"

  init(
    _ title: Phrase, in structure: String, _ steps: String..., counting counted: Int = 1, from outgoing: String = "A",
    to incoming: String = "B"
  ) {
    self.title = title
    self.structure = structure
    self.steps = steps
    self.counted = counted
    self.outgoing = outgoing
    self.incoming = incoming
  }
}

/// A flow that was run, with what each of its calls rests on.
struct SheetRun {
  let flow: SheetFlow
  let run: StudiedRun

  /// `nil` where the flow cannot be run on the platform.
  init?(_ flow: SheetFlow, on platform: Platform, _ content: StudiedContent) {
    let place = SourceLocation(file: "sheet")
    guard let structure = try? Structure(parsing: flow.structure) else { return nil }
    let actions = flow.steps.compactMap { try? Action(parsing: $0) }
    guard actions.count == flow.steps.count else { return nil }
    let script = Script(structure: structure, platform: platform, steps: actions.map { ScriptStep($0) })
    let scenario = Scenario(
      flow: script, id: "sheet", title: flow.structure, structureAt: place, steps: actions.map { _ in place })
    let run = StudiedRun(scenario, content.calls)
    guard run.trace.isComplete else { return nil }
    self.flow = flow
    self.run = run
  }

  /// The places of the steps that are told.
  var told: Range<Int> { (run.trace.steps.count - flow.counted)..<run.trace.steps.count }

  /// What is called in them, in order.
  var events: [Event] { run.trace.steps[told].flatMap(\.events) }

  /// The essential calls of them.
  var essentials: [Event] { run.steps[told].joined().map(\.event) }

  /// Whether a log or Apple's word speaks for it that nobody calls the object.
  func knowsSilence(of name: String) -> Bool {
    told.allSatisfy { run.observed.knows(silenceOf: name, inStep: $0, of: run.trace, on: run.range) }
  }

  /// The calls of an object in a cell, or that there are none.
  func cell(of name: String, _ callbacks: [Callback]) -> Sheet.Cell {
    let calls = events.filter { $0.subject.name == name && callbacks.contains($0.callback) }
    guard !calls.isEmpty else {
      return .init([.code("–")], .silent, isInferred: !knowsSilence(of: name))
    }
    let isInferred = calls.contains { $0.standing == .inferred }
    return .init(calls.map { .code($0.callback.name) }, .called, isInferred: isInferred)
  }
}
