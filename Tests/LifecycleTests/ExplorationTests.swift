import Testing

@testable import Lifecycle

/// The states that can be reached from a small window are finitely many, since nothing is left of what is gone.
@Suite struct ExplorationTests {
  /// All states that can be reached, and how many steps lead from one to another.
  private static func explore(
    _ structure: Structure, naming new: String, with isUsed: (Action) -> Bool = { _ in true }
  ) throws -> (states: Int, steps: Int, isCut: Bool) {
    let model = LifecycleModel(structure, reserving: [new])
    let start = try model.initialState()
    var seen: Set<WorldState> = [start]
    var due = [start]
    var steps = 0
    while let state = due.popLast() {
      guard seen.count < 20_000 else { return (seen.count, steps, true) }
      for action in model.vocabulary(in: state, naming: new) where isUsed(action) {
        guard let next = try? model.step(state, ScriptStep(action)).state else { continue }
        steps += 1
        if seen.insert(next).inserted { due.append(next) }
      }
    }
    return (seen.count, steps, false)
  }

  /// Pushes and pops, modals in every style, tabs, and the gestures of these.
  private static let transitions: Set<ActionWord> = [
    .push, .pop, .popToRoot, .popTo, .present, .dismiss, .selectTab, .beginInteractivePop, .cancelInteractivePop,
    .finishInteractivePop, .beginInteractiveDismiss, .cancelInteractiveDismiss, .finishInteractiveDismiss,
    .interactiveDismiss,
  ]

  @Test func aStackWithOneMoreNameHasFinitelyManyStates() throws {
    let found = try Self.explore(Structure(.navigation([.controller("A")])), naming: "B") {
      $0.word.map(Self.transitions.contains) ?? false
    }
    print("nav(A) and B, transitions: \(found.states) states, \(found.steps) steps")
    #expect(!found.isCut)
    // Of the modals only sheets have a gesture.
    #expect(found.states > 15)
  }

  @Test func twoTabsAndASheetHaveFinitelyManyStates() throws {
    let found = try Self.explore(
      Structure(.tabBar([.navigation([.controller("A")]), .controller("B")])), naming: "Sheet"
    ) {
      $0.word.map(Self.transitions.contains) ?? false
    }
    print("tabBar(nav(A), B) and Sheet, transitions: \(found.states) states, \(found.steps) steps")
    #expect(!found.isCut)
    #expect(found.states > 50)
  }
}
