import Lifecycle

/// How things may stand at a place of a log, and what of the lines is still to come of what was done last.
struct PossibleSituation {
  struct Key: Hashable {
    let start: Int
    let state: WorldState
    let rest: [PrintedCalls.Call]
  }

  let model: LifecycleModel
  let structure: Structure
  let start: Int
  let state: WorldState
  var rest: [PrintedCalls.Call] = []
  /// Whether it is what the script itself leads to.
  var isOfScript = false

  var key: Key { Key(start: start, state: state, rest: rest) }

  /// A name that no line has.
  private static let unseen = "Unseen"

  /// What may have stood at first: the script's own structure, and the usual ones of those who are called.
  static func first(
    _ script: Script, names: Set<String>, order: [PrintedCalls.Call], isLaunch: Bool, isAlone: Bool
  ) -> [PossibleSituation] {
    var callees: [String] = []
    for call in order where call.callback.receiver == .viewController && !callees.contains(call.subject) {
      callees.append(call.subject)
    }
    let others = isAlone ? [] : structures(Array(callees.prefix(3)))
    return ([script.structure] + others).enumerated().compactMap { number, structure in
      let model = LifecycleModel(
        structure, on: script.platform, orders: script.orders,
        keeping: number == 0 ? script.steps.filter { $0.again }.flatMap { $0.action.names } : [],
        reserving: names.sorted())
      guard let state = try? model.initialState(isLaunch ? .notRunning : .active) else { return nil }
      return PossibleSituation(model: model, structure: structure, start: number, state: state, isOfScript: number == 0)
    }
  }

  private static func structures(_ names: [String]) -> [Structure] {
    let all = names + [unseen]
    return all.flatMap { top -> [Structure] in
      let term = Structure.Term.controller(top)
      return [Structure(term), Structure(.navigation([term]))]
        + all.filter { $0 != top }.flatMap { name -> [Structure] in
          let other = Structure.Term.controller(name)
          return [
            Structure(.navigation([other, term])), Structure(.tabBar([term, other])),
            Structure(.tabBar([.navigation([term]), other])), Structure(.page([term, other])),
            Structure(.container(top, children: [other])), Structure(.split(primary: term, secondary: other)),
          ]
            + [PresentationStyle.fullScreen, .pageSheet].map {
              Structure(other, presentations: [.init(presenter: name, presented: term, style: $0)])
            }
        }
    }
  }

  /// Where the script's own step leads.
  func after(_ step: ScriptStep, _ script: Script, _ number: Int) -> (situation: PossibleSituation, step: Step)? {
    let isHeldOpen = number + 1 < script.steps.count && script.steps[number + 1].during == step.action
    guard let outcome = try? model.step(state, step, isHeldOpen: isHeldOpen) else { return nil }
    var next = self.next(outcome.state)
    next.isOfScript = true
    return (next, outcome.step)
  }

  /// Everything that prints the calls: an action, or none where they go on with what began before.
  func ways(to calls: [PrintedCalls.Call], _ names: Set<String>) -> [(action: Action?, after: PossibleSituation)] {
    if !rest.isEmpty {
      guard rest.starts(with: calls) else { return [] }
      return [(nil, next(state, rest: Array(rest.dropFirst(calls.count))))]
    }
    var found: [(Action?, PossibleSituation)] = []
    let there = Set(model.vocabulary(in: state, naming: Self.unseen).flatMap { $0.names })
    var new = [Self.unseen]
    for call in calls where !there.contains(call.subject) && !new.contains(call.subject) { new.append(call.subject) }
    for name in new.reversed().prefix(3) {
      for action in model.vocabulary(in: state, naming: name) {
        guard name == new[0] || action.names.contains(name),
          let outcome = try? model.step(state, ScriptStep(action))
        else { continue }
        let printed = PrintedCalls.of(outcome.step, among: names)
        guard printed.starts(with: calls) else { continue }
        found.append((action, next(outcome.state, rest: Array(printed.dropFirst(calls.count)))))
      }
    }
    return found
  }

  private func next(_ state: WorldState, rest: [PrintedCalls.Call] = []) -> PossibleSituation {
    PossibleSituation(model: model, structure: structure, start: start, state: state, rest: rest)
  }
}
