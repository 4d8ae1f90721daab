public import Evidence
public import Lifecycle
public import Scenarios

/// What sources logged when the same thing happened: the evidence for and against a scenario's orders.
public struct EvidenceList: Sendable {
  /// A logged step with the run that it belongs to.
  public typealias Entry = (finding: TraceFinding, step: StepFinding)

  /// Identifies a kind of step. Two steps with the same transitions and calls are of one kind, whatever names their
  /// controllers have and in whichever order UIKit calls them.
  public struct Signature: Hashable, Sendable {
    let transitions: [Transition]
    /// What is done, where it is no transition.
    let word: String?
    /// Whether a scene's delegate is called: where it is, a log of an app without scenes is of something else.
    let hasScenes: Bool
    let calls: [[String]]

    /// As far as a step takes part in it.
    struct Transition: Hashable, Sendable {
      /// The rule that decides its order, or what it is where none does: pages turn forward and back by the same.
      let name: String
      let isInteractive: Bool
      let begins: Bool
      let end: Step.Transition.End?
    }

    /// What a simulated step is.
    public init(_ step: Step) {
      transitions = step.transitions.map {
        Transition(
          name: $0.rule?.rule.name ?? $0.kind.rawValue, isInteractive: $0.isInteractive, begins: $0.begins, end: $0.end)
      }
      word = transitions.isEmpty ? step.script.action.word?.rawValue ?? step.script.action.text : nil
      hasScenes = step.events.contains { $0.callback.name.hasPrefix("scene") }
      var bySubject: [String: [String]] = [:]
      for event in step.events where event.subject.kind == .viewController && LogPattern.uses(event.callback) {
        bySubject[event.subject.name, default: []].append(event.callback.name)
      }
      let states = step.events.filter { $0.subject.name == "AppState" }.map(\.callback.name)
      calls = (bySubject.values.map { $0.sorted() } + (transitions.isEmpty ? [states] : [])).sorted {
        $0.lexicographicallyPrecedes($1)
      }
    }
  }

  private let bySignature: [Signature: [Entry]]
  /// For each kind of step, the first scenario that is about it.
  private let homes: [Signature: String]

  /// Lists the logged steps of findings, and which scenario is the first about steps of a kind.
  public init(_ findings: [TraceFinding], _ scenarios: [Scenario], _ simulations: Simulations) {
    var found: [Signature: [Entry]] = [:]
    for finding in findings.independent {
      for step in finding.steps where step.simulated.problem == nil {
        found[Signature(step.simulated), default: []].append((finding, step))
      }
    }
    bySignature = found
    var homes: [Signature: String] = [:]
    for scenario in scenarios {
      let trace = simulations[scenario]
      for step in trace.steps.dropFirst(ScenarioPreparation(scenario, trace).count) where step.problem == nil {
        let signature = Signature(step)
        if homes[signature] == nil { homes[signature] = scenario.id }
      }
    }
    self.homes = homes
  }

  /// The scenario that is about steps of this kind, and does not only pass through one.
  public func home(of step: Step) -> String? { homes[Signature(step)] }

  /// The logged steps that are of the same kind: those that part from the model first, then in the order of their
  /// sources.
  public func steps(like step: Step) -> [Entry] {
    guard step.problem == nil, !step.events.isEmpty else { return [] }
    let steps = bySignature[Signature(step)] ?? []
    return steps.filter { $0.step.verdict != .reproduced } + steps.filter { $0.step.verdict == .reproduced }
  }
}
