@testable import Lifecycle

/// The states that a script goes through, step by step with the model.
struct ModelWalk {
  /// One step of the walk.
  struct Stop {
    let model: LifecycleModel
    /// The state before the step.
    let state: WorldState
    /// The step as the simulator ran it.
    let step: Step
    /// Where the model gets to by it; `nil` where it is not possible.
    let outcome: LifecycleModel.Outcome?
    /// The number of the step, from 0.
    let number: Int
  }

  /// Every stop of a script; none where the script as a whole is not possible.
  static func stops(of script: Script) -> [Stop] {
    let trace = Simulator.run(script)
    guard trace.problem == nil else { return [] }
    let (start, _) = Simulator.start(of: script)
    let model = LifecycleModel(start.environment)
    var state = start.state.canonical
    return trace.steps.enumerated().map { number, step in
      let next = number + 1 < trace.steps.count ? trace.steps[number + 1].script : nil
      let outcome = outcome(model, state, step.script, before: next)
      defer { state = outcome?.state ?? state }
      return Stop(model: model, state: state, step: step, outcome: outcome, number: number)
    }
  }

  /// Where the next step happens during this one, and can, this one stays open for it.
  private static func outcome(
    _ model: LifecycleModel, _ state: WorldState, _ step: ScriptStep, before next: ScriptStep?
  ) -> LifecycleModel.Outcome? {
    if let next, next.during == step.action, step.during == nil,
      let held = try? model.step(state, step, isHeldOpen: true), (try? model.step(held.state, next)) != nil
    {
      return held
    }
    return try? model.step(state, step)
  }
}

extension Event {
  /// What it says, without which controller of its name it is: that is counted in runs and not in states.
  var unnumbered: String { "\(description) \(standing.rawValue)" }
}
