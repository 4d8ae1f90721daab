import Analysis
import Diagrams
public import Evidence
public import Lifecycle
public import Scenarios

/// A scenario's run, as far as somebody may be asked about it: its essential calls, and what each of them rests on.
public struct StudiedRun: Sendable {
  /// An essential call of a step.
  struct Essential: Sendable {
    /// Its place among all events of the step.
    let place: Int
    /// Its place among the essential calls of the step.
    let index: Int
    let event: Event
    let call: Question.Call
    /// Whether a log or Apple's word speaks for it, and for each call with the same words in the step.
    let isKnown: Bool
  }

  /// The scenario.
  public let scenario: Scenario
  /// What it causes, each call marked by what it rests on.
  public let trace: Trace
  /// The releases that the run stands for.
  let range: ReleaseRange
  let observed: ObservedCalls
  let shown: ShownEvents
  /// The essential calls of each step.
  let steps: [[Essential]]
  /// Which of the essential calls of each step are known to come before which.
  private let orders: [[[Bool]]]
  /// How many of the first steps only set the scene.
  let preparation: Int
  /// The claims for or against which it speaks.
  public var claims: [StudiedClaim] = []

  /// Runs a scenario; `calls` are those that people logged. A changed platform or a changed order of the scenario is a
  /// run of its own.
  public init(_ scenario: Scenario, _ calls: ObservedCalls) {
    let trace = Simulator.run(scenario.script)
    let range = ScenarioRuns.own(scenario, trace)
    self.init(scenario, calls.marked(trace, on: range), standingFor: range, calls)
  }

  /// The same, of a scenario whose run is known and marked.
  public init(_ scenario: Scenario, marked trace: Trace, _ calls: ObservedCalls) {
    self.init(scenario, trace, standingFor: ScenarioRuns.own(scenario, trace), calls)
  }

  private init(_ scenario: Scenario, _ trace: Trace, standingFor range: ReleaseRange, _ calls: ObservedCalls) {
    self.scenario = scenario
    self.trace = trace
    self.range = range
    observed = calls
    let shown = ShownEvents(scenario, trace)
    self.shown = shown
    let steps = Self.essentials(scenario, trace, shown)
    self.steps = steps
    orders = steps.enumerated().map { number, essential in
      calls.knownOrder(ofCalls: essential.map(\.place), inStep: number, of: trace, on: range)
    }
    preparation = ScenarioPreparation(scenario, trace).count
  }

  /// The essential calls of each step of a run.
  static func essentials(_ scenario: Scenario, _ trace: Trace, _ shown: ShownEvents) -> [[Essential]] {
    let columns = Set(shown.subjects.map(\.name))
    var number = 0
    return trace.steps.map { step in
      var found: [Essential] = []
      let inferred = Set(step.events.filter { $0.standing == .inferred }.map(\.description))
      for (place, event) in step.events.enumerated() where columns.contains(event.subject.name) {
        number += 1
        guard isAsked(event, in: scenario) else { continue }
        let call = Question.Call(event, row: number)
        found.append(
          Essential(
            place: place, index: found.count, event: event, call: call, isKnown: !inferred.contains(event.description)))
      }
      return found
    }
  }

  /// Whether it is an essential call; a state that an app is seen to be in is none.
  static func isAsked(_ event: Event, in scenario: Scenario) -> Bool {
    let isState = event.subject.kind == .app && event.callback.swiftSignature == nil
    return !isState && Prominence(event.callback, of: event.subject.name, in: scenario) == .essential
  }

  /// Whether the first call is known to come before the second.
  func isKnown(_ first: Essential, before second: Essential, inStep step: Int) -> Bool {
    first.isKnown && second.isKnown && orders[step][first.index][second.index]
  }

  /// Whether each call is known to come before every later one.
  func isOrderKnown(_ calls: [Essential], inStep step: Int) -> Bool {
    calls.indices.allSatisfy { index in
      calls[(index + 1)...].allSatisfy { isKnown(calls[index], before: $0, inStep: step) }
    }
  }

  /// Whether all of a step's essential calls are known, and so is their order.
  func isKnown(step: Int) -> Bool {
    !steps[step].isEmpty && steps[step].allSatisfy(\.isKnown) && isOrderKnown(steps[step], inStep: step)
  }

  /// A question about the run.
  func question(
    _ kind: Question.Kind, step: Int?, given: [Question.Call] = [], _ choices: [Question.Choice], answer: [Int],
    calls: [Question.Call], _ refutations: [Question.Refutation?]
  ) -> Question {
    Question(
      kind: kind, scenario: scenario.id, platform: trace.platform, step: step.map { $0 + 1 }, given: given,
      choices: choices, answer: answer, calls: calls, refutations: refutations)
  }
}
