import RandomScripts
import TestSupport
import Testing

@testable import Lifecycle

/// What must hold of the model's states and of its transition function, whatever script leads to them.
@Suite struct ModelLawTests {
  /// A state has everything that its future depends on: stepping from state to state gives what the run of a whole script
  /// gives, though a state has no memory of the steps before it.
  @Test func statesHaveTheSameFutureWhateverLedToThem() {
    var scripts = RandomScripts(seed: 7)
    var count = 0
    for _ in 0..<Extent.of(12_000) {
      let script = scripts.script()
      for stop in ModelWalk.stops(of: script) {
        if stop.outcome != nil { count += 1 }
        let isSame =
          stop.outcome.map { outcome in
            outcome.step.events.map(\.unnumbered) == stop.step.events.map(\.unnumbered)
              && outcome.step.structure == stop.step.structure && outcome.step.visible == stop.step.visible
              && outcome.step.rules == stop.step.rules && outcome.step.appState == stop.step.appState
          } ?? (stop.step.problem != nil)
        guard isSame, stop.outcome == nil || stop.step.problem == nil else {
          Issue.record("step \(stop.number + 1) of \(script.structure.description): \(script.steps.map(\.action.text))")
          return
        }
        if let state = stop.outcome?.state { #expect(state.canonical == state) }
      }
    }
    #expect(count > Extent.of(90_000))
  }

  /// What is done and undone leaves the state as it was: at once, unless a view loads on the way, but for what is laid out;
  /// and the second time in everything.
  @Test func whatIsUndoneLeavesNothingBehind() {
    var scripts = RandomScripts(seed: 11)
    var undone: [String: Int] = [:]
    for _ in 0..<Extent.of(6_000) {
      for stop in ModelWalk.stops(of: scripts.script()) where stop.state.underway == nil && stop.state.isTold {
        // One pair a stop keeps it quick.
        let pairs = Undoing.pairs(in: stop.state, stop.model)
        guard let pair = pairs.indices.contains(stop.number) ? pairs[stop.number] : pairs.last else { continue }
        guard let once = pair.outcome(stop.model, stop.state) else { continue }
        undone[pair.there.word?.rawValue ?? "", default: 0] += 1
        guard once.isSameUnlessLoaded(as: stop.state), pair.outcome(stop.model, once) == once else {
          Issue.record(
            "\(pair.there.text), \(pair.back.text) on \(stop.step.structure) of iOS \(stop.model.environment.platform.release.description)"
          )
          return
        }
      }
    }
    #expect(undone.count > 12, "\(undone)")
    #expect(undone.values.reduce(0, +) > Extent.of(23_000), "\(undone)")
  }

  /// What is said to be possible is, and nothing else of the vocabulary.
  @Test func possibleActionsAreExact() {
    var scripts = RandomScripts(seed: 13)
    var counts = (possible: 0, impossible: 0)
    // Each action that is tried runs a whole script again.
    for number in 0..<Extent.of(6_000) {
      let script = scripts.script()
      // What is tried stands alone in the longer script, not in the transition of the step before.
      guard let stop = ModelWalk.stops(of: script).last, stop.outcome != nil, stop.step.script.during == nil else {
        continue
      }
      let vocabulary = stop.model.vocabulary(in: stop.state, naming: "Newcomer")
      for action in vocabulary.indices.filter({ ($0 + number) % 23 == 0 }).map({ vocabulary[$0] }) {
        let isPossible = stop.model.isPossible(action, in: stop.state)
        var longer = script
        longer.steps = Array(script.steps.prefix(stop.number)) + [ScriptStep(action)]
        // The app keeps what it brings again, in the longer script as in the one that was walked.
        guard longer.steps.contains(where: \.again) == script.steps.contains(where: \.again) else { continue }
        let problem = Simulator.run(longer).steps[stop.number].problem
        if isPossible { counts.possible += 1 } else { counts.impossible += 1 }
        guard isPossible == (problem == nil) else {
          Issue.record("\(action.text) on \(script.structure.description) after \(script.steps.map(\.action.text))")
          return
        }
      }
    }
    #expect(counts.possible > Extent.of(7_500), "\(counts)")
    #expect(counts.impossible > Extent.of(35_000), "\(counts)")
  }

  @Test func aListOfPossibleActionsSaysWhatAPersonWouldSay() throws {
    let model = LifecycleModel(Structure(.navigation([.controller("A"), .controller("B")])))
    let actions = model.possibleActions(in: try model.initialState(), naming: "C").map(\.text)
    for expected in [
      "pop", "push C", "popTo A", "present C as pageSheet from B", "beginInteractivePop", "rotate", "home",
    ] {
      #expect(actions.contains(expected), "\(expected) is not among \(actions)")
    }
    for unexpected in ["selectTab A", "dismiss B", "cancelInteractivePop", "launch", "push A", "collapse"] {
      #expect(!actions.contains(unexpected), "\(unexpected)")
    }
  }

  @Test func aStepThatIsNotPossibleSaysWhy() throws {
    let model = LifecycleModel(Structure(.controller("A")))
    let state = try model.initialState()
    #expect(throws: StepProblem.noNavigationController("push")) {
      try model.step(state, ScriptStep(Action(.push, .term(.controller("B")))))
    }
    #expect(throws: StepProblem.noTabs) { try LifecycleModel(Structure(.tabBar([]))).initialState() }
  }
}
