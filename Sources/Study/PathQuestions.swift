import Analysis
import Diagrams
import Lifecycle
import Scenarios

// Questions about the states of a machine that something goes through in a step.
extension StudiedRun {
  /// Something of the run in a step: its states before and after each call that changes them.
  private struct Walk {
    let machine: StateMachine
    let states: [String]
    let calls: [Question.Call]
  }

  /// The states that a view controller or the app goes through in a step, among other ways through its machine.
  func pathQuestion(_ step: Int, _ lots: inout Lots) -> Question? {
    let names = shown.subjects.filter { $0.kind == .viewController }.map(\.name)
    let walks = (names.map { controllerWalk($0, step) } + [appWalk(step)]).compactMap(\.self)
    // A way of one change only is no way yet.
    let chosen = lots.shuffled(walks.filter { $0.states.count > 2 }).first ?? lots.shuffled(walks).first
    guard let walk = chosen, let start = walk.states.first else { return nil }
    let others = walk.machine.walks(from: start, upTo: min(walk.states.count + 1, 5)).filter { $0 != walk.states }
    guard others.count >= 2 else { return nil }
    let refutation = Question.Refutation(
      reason: .leadsElsewhere, calls: walk.calls, marked: Array(walk.calls.indices))
    let wrong = lots.shuffled(others).prefix(3).map { states -> (Question.Choice, Question.Refutation) in
      (.states(states, of: walk.machine), refutation)
    }
    return drawn(
      .path, step: step, right: .states(walk.states, of: walk.machine), wrong: wrong, calls: walk.calls, &lots)
  }

  /// `nil` where its states don't change, or where a call that changed them up to here is inferred.
  private func controllerWalk(_ name: String, _ step: Int) -> Walk? {
    let machine = StateMachines.viewController
    func isChanging(_ event: Event) -> Bool {
      event.subject.name == name && event.callback != .loadView
        && machine.changes.contains { $0.triggers.contains(event.callback.name) }
    }
    let before = trace.steps[..<step].flatMap(\.events).filter(isChanging)
    let calls = steps[step].filter { isChanging($0.event) }
    let own = trace.steps[step].events.filter(isChanging)
    guard !calls.isEmpty, calls.count == own.count, isOrderKnown(calls, inStep: step),
      calls.allSatisfy(\.isKnown), before.allSatisfy({ $0.standing != .inferred }),
      Set(own.map(\.subject.instance)).count == 1
    else { return nil }
    var state = trace.visible.contains(name) ? AppearanceState.appeared.rawValue : AppearanceState.disappeared.rawValue
    for event in before { state = machine.target(from: state, by: event.callback.name) ?? state }
    // A view that loads belongs to an object that was not there before.
    if own[0].callback == .viewDidLoad { state = machine.initial }
    var states = [state]
    for event in own {
      guard let next = machine.target(from: states[states.count - 1], by: event.callback.name) else { return nil }
      states.append(next)
    }
    return Walk(machine: machine, states: states, calls: calls.map(\.call))
  }

  /// The same of the app, whose states the log has by their names.
  private func appWalk(_ step: Int) -> Walk? {
    let machine = StateMachines.app
    let columns = Set(shown.subjects.map(\.name))
    var row = trace.steps[..<step].reduce(0) { $0 + $1.events.count { columns.contains($0.subject.name) } }
    var states = [(step == 0 ? trace.appState : trace.steps[step - 1].appState).rawValue]
    var calls: [Question.Call] = []
    for event in trace.steps[step].events {
      let isShown = columns.contains(event.subject.name)
      if isShown { row += 1 }
      guard event.subject.kind == .app, machine.states.contains(where: { $0.id == event.enteredState }) else {
        continue
      }
      guard event.standing != .inferred else { return nil }
      states.append(event.enteredState)
      calls.append(Question.Call(event, row: isShown ? row : nil))
    }
    return states.count > 1 ? Walk(machine: machine, states: states, calls: calls) : nil
  }
}

extension Event {
  /// The state that the app is seen to enter: `AppState` is said to be in it.
  fileprivate var enteredState: String { subject.name == Subject.appStateName ? callback.name : "" }
}

extension StateMachine {
  /// The changes out of a state, and out of the composite state around it.
  private func changes(from state: String) -> [Change] {
    let parent = states.first { $0.id == state }?.parent
    return changes.filter { $0.source == state || $0.source == parent }
  }

  /// The state to which a call leads.
  fileprivate func target(from state: String, by trigger: String) -> String? {
    changes(from: state).first { $0.triggers.contains(trigger) }?.target
  }

  /// All ways through the machine that begin in a state, of two states or more.
  fileprivate func walks(from start: String, upTo count: Int) -> [[String]] {
    var all: [[String]] = []
    var last = [[start]]
    while let length = last.first?.count, length < count {
      last = last.flatMap { walk in
        var targets: [String] = []
        for change in changes(from: walk[walk.count - 1]) where !targets.contains(change.target) {
          targets.append(change.target)
        }
        return targets.map { walk + [$0] }
      }
      all += last
    }
    return all
  }
}
