import Lifecycle

/// What actions lead to, remembered: a long log comes back to the same states again and again.
struct Outcomes {
  /// Where an action leads, and what of it the log's loggers could have printed.
  struct Outcome {
    let state: Int
    let top: String?
    let calls: [StoryLog.Call]
    /// Whether all of it is layout, which comes at many times.
    let isVague: Bool
  }

  private struct Key: Hashable {
    let state: Int
    let action: Int
  }

  private struct Situation: Hashable {
    let start: Int
    let state: WorldState
  }

  private struct Question: Hashable {
    let candidates: Candidates.Key
    let top: String?
    let isUnderWay: Bool
  }

  private var numbers: [Situation: Int] = [:]
  private var situations: [Situation] = []
  private(set) var actions: [Action] = []
  private(set) var costs: [Double] = []
  private var actionNumbers: [Action: Int] = [:]
  private var answers: [Question: [Int]] = [:]
  private var known: [Key: Outcome?] = [:]

  /// A number for a state of a beginning's model.
  mutating func number(of state: WorldState, start: Int) -> Int {
    let situation = Situation(start: start, state: state)
    if let number = numbers[situation] { return number }
    numbers[situation] = situations.count
    situations.append(situation)
    return situations.count - 1
  }

  /// The numbers of the actions to try in a state.
  mutating func actions(_ candidates: Candidates, in state: Int, top: String?) -> [Int] {
    let question = Question(
      candidates: candidates.key, top: top, isUnderWay: situations[state].state.isUnderWay)
    if let answer = answers[question] { return answer }
    let answer = candidates.actions(top: top, isUnderWay: question.isUnderWay).map { action in
      if let number = actionNumbers[action] { return number }
      actionNumbers[action] = actions.count
      actions.append(action)
      costs.append(ActionCost.cost(of: action))
      return actions.count - 1
    }
    answers[question] = answer
    return answer
  }

  /// What an action leads to; `nil` where it is not possible, or where nobody could have seen it.
  mutating func outcome(of action: Int, in state: Int, _ model: LifecycleModel, _ log: StoryLog) -> Outcome? {
    let key = Key(state: state, action: action)
    if let outcome = known[key] { return outcome }
    let outcome = make(actions[action], situations[state], model, log)
    known[key] = .some(outcome)
    return outcome
  }

  private mutating func make(
    _ action: Action, _ situation: Situation, _ model: LifecycleModel, _ log: StoryLog
  ) -> Outcome? {
    let outcome: LifecycleModel.Outcome
    do throws(StepProblem) { outcome = try model.step(situation.state, ScriptStep(action)) } catch { return nil }
    let calls = outcome.step.events.compactMap(log.call)
    guard !calls.isEmpty else { return nil }
    return Outcome(
      state: number(of: outcome.state, start: situation.start), top: outcome.step.visible.last, calls: calls,
      isVague: action.word != .rotate && !calls.contains { !CallWeight.isNoise(log.weight(of: $0)) })
  }
}
