import Lifecycle

/// A story run again, on a release: what each step was expected to print, and how much of the log does not fit.
struct Replay {
  /// A step of it.
  struct Step {
    let expected: [StoryLog.Call]
    let misfit: Double
    let rules: [Lifecycle.Step.AppliedRule]
    /// The state before it.
    let before: WorldState
  }

  let model: LifecycleModel
  let steps: [Step]
  /// Whether every step could be taken.
  let isComplete: Bool

  /// Whether the log is what the model does.
  var fits: Bool { isComplete && steps.allSatisfy { $0.misfit < FaultPrice.limit } }

  /// - Parameter endsAtDeparture: Whether what comes after the first step that does not fit is of no interest.
  init?(
    _ run: Story.Run, of story: Story, in log: StoryLog, on platform: Platform, endsAtDeparture: Bool = false
  ) {
    let script = run.script
    model = LifecycleModel(of: script, on: platform, in: log)
    let alignment = Alignment(log: log)
    var state: WorldState
    do throws(StepProblem) { state = try model.initialState(run.app) } catch { return nil }
    var steps: [Step] = []
    var isComplete = true
    for (number, (step, told)) in zip(script.steps, story.steps[run.steps]).enumerated() {
      if endsAtDeparture, let last = steps.last, last.misfit >= FaultPrice.limit { break }
      let outcome: LifecycleModel.Outcome
      do throws(StepProblem) {
        outcome = try model.step(state, step, isHeldOpen: script.isHeldOpen(number))
      } catch {
        isComplete = false
        break
      }
      let expected = outcome.step.events.compactMap(log.call)
      steps.append(
        Step(
          expected: expected, misfit: told.isGuess ? 9 : alignment.misfit(expected, told.events),
          rules: outcome.step.rules, before: state))
      state = outcome.state
    }
    self.steps = steps
    self.isComplete = isComplete
  }
}

extension AppFlow {
  /// In which state an app is before a script: not running where the script begins with a launch.
  static func before(_ script: Script) -> AppState {
    guard let word = script.steps.first?.action.word, let flow = flow(of: word) else { return .active }
    return flow.start == .notRunning ? .notRunning : .active
  }
}

extension LifecycleModel {
  /// The model of what a script tells, where the app also has the controllers of a log.
  init(of script: Script, on platform: Platform, in log: StoryLog) {
    self.init(
      script.structure, on: platform, orders: script.orders,
      keeping: script.steps.flatMap { $0.again ? $0.action.names : [] }, reserving: log.controllers)
  }
}
