/// Runs a script on the model.
public enum Simulator {
  /// Runs the script and says, step by step, what is called.
  ///
  /// A step that is not possible causes nothing and carries its problem; those after it run all the same, so that one
  /// run tells everything that is wrong. Problems that only follow from an earlier one (they speak of a controller
  /// that the earlier step was to bring) are not told.
  public static func run(_ script: Script) -> Trace { run(script.steps, of: script) }

  /// Runs steps of the script, which is prepared for as a whole.
  static func run(_ chosen: [ScriptStep], of script: Script) -> Trace {
    let (start, problem) = start(of: script)
    var simulation = start
    let window = simulation.window
    let visible = simulation.visibleNames
    let state = simulation.app
    let scenes = simulation.scenes.map { Trace.Scene(delegate: $0.delegate, activation: $0.activation) }
    var shown = simulation.visibleNames(sharing: nil)
    var steps: [Step] = []
    steps.reserveCapacity(chosen.count)
    // Those whom steps were to bring that failed.
    var missing = Set<String>()
    // Why a step cannot happen during the transition of the one before it.
    var refusal: StepProblem?
    for (number, step) in chosen.enumerated() {
      simulation.beginRecording()
      var trouble: StepProblem?
      if problem == nil {
        let refused = refusal
        refusal = nil
        do throws(StepProblem) {
          (simulation, refusal) = try simulation.after(
            step, before: number + 1 < chosen.count ? chosen[number + 1] : nil)
          shown = simulation.visibleNames(sharing: shown)
        } catch {
          // Whoever was there once stays known, so that only the others can be missed.
          let unknown = step.action.names.filter { !simulation.record.hasKnown($0) }
          trouble = unknown.contains { missing.contains($0) } ? .followsFromEarlier : refused ?? error
          missing.formUnion(unknown)
        }
      }
      steps.append(simulation.step(step, showing: shown, problem: trouble))
    }
    return Trace(
      platform: simulation.platform, window: window, visible: visible, appState: state, scenes: scenes,
      startsUnloaded: script.startsUnloaded, steps: steps, problem: problem)
  }

  /// How things stand before the first step, or what is wrong with the script as a whole.
  static func start(of script: Script) -> (Simulation, StepProblem?) {
    let environment = Environment(script)
    var simulation = Simulation(environment.empty(in: Simulation.startingState(script)), in: environment)
    let problem = simulation.setUp(isLaunch: script.startsUnloaded)
    return (simulation, problem)
  }
}

extension Environment {
  /// The app of a script, which keeps what the script brings again.
  convenience init(_ script: Script) {
    self.init(
      script.structure, on: script.platform, orders: script.orders,
      keeping: script.steps.filter { $0.again }.flatMap { $0.action.names },
      reserving: script.steps.flatMap { $0.action.names })
  }

  /// The state in which nothing has been made yet.
  func empty(in app: AppState) -> WorldState {
    WorldState(app: app, scenes: WindowScene.scenes(of: initial, app: app))
  }
}

extension Simulation {
  /// What comes after the step: another value, so that a step that fails has changed nothing.
  ///
  /// Where the next step happens during this one's transition, and can, the transition stays open for it. Where it cannot,
  /// the reason is returned, too.
  func after(
    _ step: ScriptStep, before next: ScriptStep?
  ) throws(StepProblem) -> (Simulation, whyNotDuring: StepProblem?) {
    if let next, next.during == step.action, step.during == nil, let held = possible(step, isHeldOpen: true) {
      do throws(StepProblem) {
        _ = try held.after(next)
        return (held, nil)
      } catch {
        return (try after(step), error)
      }
    }
    return (try after(step), nil)
  }

  /// What comes after the step, if it is possible.
  func possible(_ step: ScriptStep, isHeldOpen: Bool = false) -> Simulation? {
    do throws(StepProblem) { return try after(step, isHeldOpen: isHeldOpen) } catch { return nil }
  }

  /// What comes after the step, whose transition stays open for another one if that is asked for.
  func after(_ step: ScriptStep, isHeldOpen: Bool = false) throws(StepProblem) -> Simulation {
    var next = self
    next.beginRecording()
    next.staysOpen = isHeldOpen
    try next.perform(step)
    next.staysOpen = false
    next.tidyUp()
    next.assignEvents()
    return next
  }

  /// What is recorded of the step.
  func step(_ step: ScriptStep, showing shown: Chunks<String>?, problem: StepProblem? = nil) -> Step {
    Step(
      script: step, events: events, decisions: appliedRules, course: .noted(records), window: window,
      shown: shown,
      isUnderWay: pending != nil || open != nil, appState: app, problem: problem)
  }
}
