import Lifecycle

/// What actions lead to, remembered: a long log comes back to the same states again and again.
struct Outcomes {
  /// What of an action the log's loggers could have printed, and what is on top after it.
  struct Outcome {
    let top: String?
    let calls: [StoryLog.Call]
    /// Whether all of it is layout, which comes at many times.
    let isVague: Bool
    /// The number of the state after it, once that has been asked for.
    fileprivate var state: Int?
  }

  /// An action that is possible, and what it leads to.
  struct Choice {
    let action: Int
    let outcome: Outcome
  }

  private struct Key: Hashable {
    let state: Int
    let action: Int
  }

  /// What decides which actions are tried, and to what they lead.
  private struct Fork: Hashable {
    let candidates: Int
    let state: Int
    let top: String?
  }

  /// A state of a beginning's model. States are large, and a search asks for many: each is hashed once.
  private struct Situation: Hashable {
    private let hash: Int
    let start: Int
    let state: WorldState

    init(start: Int, state: WorldState) {
      (self.start, self.state) = (start, state)
      var hasher = Hasher()
      hasher.combine(start)
      hasher.combine(state)
      hash = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private struct Question: Hashable {
    let candidates: Int
    let top: String?
    let isUnderWay: Bool
    let hasColumns: Bool
  }

  private struct Vocabulary: Hashable {
    let names: [String]
    let state: Int
  }

  private var numbers: [Situation: Int] = [:]
  private var situations: [Situation] = []
  private(set) var steps: [ScriptStep] = []
  private(set) var costs: [Double] = []
  private var stepNumbers: [ScriptStep: Int] = [:]
  private var variants: [Int: [Int]] = [:]
  private var seen: [ArraySlice<StoryLog.Call>: Int] = [:]
  private var candidates: [Candidates] = []
  private var candidateNumbers: [Candidates.Key: Int] = [:]
  private var answers: [Question: [Int]] = [:]
  private var choices: [Fork: [Choice]] = [:]
  private var vocabularies: [Vocabulary: [Int]] = [:]
  private var known: [Key: Outcome?] = [:]
  /// The actions that were tried last, the state in which they were, and where each ends.
  private var tried: [Int] = []
  private var triedState: Int?
  private var ends: [LifecycleModel.End] = []

  /// How much was tried: how many actions in how many states, each of them the more the larger the state is.
  private(set) var work = 0

  /// A number for a state of a beginning's model.
  mutating func number(of state: WorldState, start: Int) -> Int {
    let situation = Situation(start: start, state: state)
    if let number = numbers[situation] { return number }
    numbers[situation] = situations.count
    situations.append(situation)
    return situations.count - 1
  }

  /// A number for what the calls from a place on speak of: the same calls speak of the same.
  mutating func candidates(_ log: StoryLog, at place: Int) -> Int {
    let window = log.calls[place...].prefix(Candidates.window)
    if let number = seen[window] { return number }
    let candidates = Candidates(log, at: place)
    let number = candidateNumbers[candidates.key] ?? self.candidates.count
    if number == self.candidates.count {
      self.candidates.append(candidates)
      candidateNumbers[candidates.key] = number
    }
    seen[window] = number
    return number
  }

  /// The actions to try in a state that are possible in it, and that somebody could have seen.
  mutating func choices(
    _ candidates: Int, in state: Int, of start: Start, top: String?, _ log: StoryLog
  ) -> [Choice] {
    let fork = Fork(candidates: candidates, state: state, top: top)
    if let choices = choices[fork] { return choices }
    let found = choices(
      of: actions(candidates, in: state, top: top, hasColumns: start.hasColumns), in: state, start.model, log)
    choices[fork] = found
    return found
  }

  /// Those of the actions that are possible, with what they lead to.
  mutating func choices(of actions: [Int], in state: Int, _ model: LifecycleModel, _ log: StoryLog) -> [Choice] {
    (tried, triedState, ends) = ([], state, [])
    var found: [Choice] = []
    for action in actions {
      if let outcome = outcome(of: action, in: state, model, log) {
        found.append(Choice(action: action, outcome: outcome))
      }
    }
    return found
  }

  /// An action with what it leads to; `nil` where it is not possible.
  mutating func choice(of action: Int, in state: Int, _ model: LifecycleModel, _ log: StoryLog) -> Choice? {
    choices(of: [action], in: state, model, log).first
  }

  /// The numbers of the actions to try in a state, the usual ones first.
  mutating func likeliestFirst(_ candidates: Int, in state: Int, of start: Start, top: String?) -> [Int] {
    let all = actions(candidates, in: state, top: top, hasColumns: start.hasColumns)
    return Array(all.indices).ascending { costs[all[$0]] }.map { all[$0] }
  }

  private mutating func actions(_ candidates: Int, in state: Int, top: String?, hasColumns: Bool) -> [Int] {
    let question = Question(
      candidates: candidates, top: top, isUnderWay: situations[state].state.isUnderWay, hasColumns: hasColumns)
    if let answer = answers[question] { return answer }
    let answer = self.candidates[candidates].actions(top: top, isUnderWay: question.isUnderWay, hasColumns: hasColumns)
      .map { number(of: ScriptStep($0)) }
    answers[question] = answer
    return answer
  }

  /// The numbers of all actions of the model's vocabulary in a state, with names that come.
  mutating func vocabulary(_ candidates: Int, in state: Int, _ model: LifecycleModel) -> [Int] {
    let question = Vocabulary(names: self.candidates[candidates].newNames, state: state)
    if let answer = vocabularies[question] { return answer }
    let state = situations[state].state
    var answer: [Int] = []
    for name in question.names {
      answer += model.vocabulary(in: state, naming: name)
        .filter { !$0.isPresentation && Candidates.isPossible($0, isUnderWay: state.isUnderWay) }
        .map { number(of: ScriptStep($0)) }
    }
    vocabularies[question] = answer
    return answer
  }

  /// The numbers of other ways to do the same: from a storyboard, with an animator of the app's own, without animation.
  mutating func variants(of number: Int, clues: Clues) -> [Int] {
    if let answer = variants[number] { return answer }
    let answer = StepVariants(clues: clues).variants(of: steps[number].action).map { self.number(of: $0) }
    variants[number] = answer
    return answer
  }

  private mutating func number(of step: ScriptStep) -> Int {
    if let number = stepNumbers[step] { return number }
    stepNumbers[step] = steps.count
    let isPlain = step == ScriptStep(step.action)
    steps.append(step)
    costs.append(ActionCost.cost(of: step.action) + (isPlain ? 0 : 0.1))
    return steps.count - 1
  }

  /// Whether a step can be taken in a state as it is.
  func isPossible(_ step: ScriptStep, in state: Int, _ model: LifecycleModel) -> Bool {
    (try? model.step(situations[state].state, step)) != nil
  }

  /// The number of the state after a choice. The log fits few of the choices, and only their states are put into canonical form
  /// and kept. An action that was not tried last is simulated again.
  mutating func state(after choice: Choice, in state: Int, _ model: LifecycleModel, _ log: StoryLog) -> Int? {
    let key = Key(state: state, action: choice.action)
    if let after = known[key]??.state { return after }
    let situation = situations[state]
    let place = triedState == state ? tried.firstIndex(of: choice.action) : nil
    let end = place.map { ends[$0] } ?? reach(steps[choice.action], situation, model, log)?.end
    guard let end else { return nil }
    let after = number(of: end.state, start: situation.start)
    known[key]??.state = after
    return after
  }

  /// What an action leads to; `nil` where it is not possible, or where nobody could have seen it.
  private mutating func outcome(of action: Int, in state: Int, _ model: LifecycleModel, _ log: StoryLog) -> Outcome? {
    let key = Key(state: state, action: action)
    if let outcome = known[key] { return outcome }
    work += 1 + situations[state].state.size / 16
    let reached = reach(steps[action], situations[state], model, log)
    let outcome = reached.flatMap { Self.outcome($0.step, log) }
    known[key] = .some(outcome)
    if outcome != nil, let end = reached?.end {
      tried.append(action)
      ends.append(end)
    }
    return outcome
  }

  private static func outcome(_ step: Step, _ log: StoryLog) -> Outcome? {
    let calls = step.events.compactMap(log.call)
    guard !calls.isEmpty else { return nil }
    return Outcome(
      top: step.visible.last, calls: calls,
      isVague: step.script.action.word != .rotate && !calls.contains { !CallWeight.isNoise(log.weight(of: $0)) })
  }

  private func reach(
    _ step: ScriptStep, _ situation: Situation, _ model: LifecycleModel, _ log: StoryLog
  ) -> LifecycleModel.Outcome? {
    (try? model.step(situation.state, step)) ?? model.stepOnceGivenUp(situation.state, step, log)
  }
}

extension Action {
  /// Presentations come in many styles, most of which call the same.
  fileprivate var isPresentation: Bool { word == .present }
}

extension LifecycleModel {
  /// What a launch leads to where no line tells that the app in the background had been given up.
  func stepOnceGivenUp(_ state: WorldState, _ step: ScriptStep, _ log: StoryLog) -> Outcome? {
    switch step.action.word {
    case .launch, .wakeInBackground, .launchByURL, .launchByPush: break
    default: return nil
    }
    guard let givenUp = try? self.step(state, ScriptStep(Action(.memoryReclaim))),
      !givenUp.step.events.contains(where: { log.call(of: $0) != nil })
    else { return nil }
    return try? self.step(givenUp.state, step)
  }
}
