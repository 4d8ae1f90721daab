import Testing

@testable import Lifecycle

/// The rows of words: what can stand after a word, and when it can be said.
@Suite struct ActionTableTests {
  private func problem(_ steps: [ScriptStep], on release: Release) -> StepProblem? {
    let root = Structure.Term.navigation([.controller("A"), .controller("B")])
    return Simulator.run(Script(structure: Structure(root), platform: Platform(release: release), steps: steps))
      .steps.last?.problem
  }

  private func release(with word: ActionWord) throws -> Release {
    try #require(Release.all.last { word.releases.contains($0) })
  }

  @Test(arguments: ActionWord.allCases)
  func whatCannotStandAfterAWordIsRefused(word: ActionWord) throws {
    let other: Action.Argument = word.pattern == .stack ? .pair("A", "B") : .stack([])
    let step = ScriptStep(Action(word, other, text: word.rawValue))
    #expect(problem([step], on: try release(with: word)) == .noHierarchy(word.rawValue))
  }

  /// Code can run in the background; there is nothing to touch or to turn.
  @Test(arguments: ActionWord.allCases.filter { !$0.isOfApp })
  func aFingerFindsNothingInTheBackground(word: ActionWord) throws {
    let home = ScriptStep(Action(.home, text: "home"), backgroundWork: true)
    let step = ScriptStep(Action(word, word.row.fittingArgument, text: word.rawValue))
    let refusal = StepProblem.wrongAppState(
      word.rawValue, state: .backgroundRunning, needs: [.active, .inactive])
    #expect((problem([home, step], on: try release(with: word)) == refusal) == word.row.needsScreen)
  }

  @Test func whatGoesOnWithSomethingIsAGesture() {
    for word in ActionWord.allCases where word.row.continued != nil {
      #expect(word.row.needsScreen, "\(word.rawValue)")
    }
    #expect(ActionWord.finishInteractivePop.row.continued == .gesture)
    #expect(ActionWord.peekCommit.row.continued == .preview)
    #expect(ActionWord.interactiveDismiss.row.continued == nil)
  }

  @Test func aClosedSetIsNamedInTheUsage() {
    #expect(ActionWord.wakeInBackground.usage == "wakeInBackground EVENT")
    #expect(ActionWord.displayMode.usage == "displayMode MODE")
    #expect(ActionWord.hideColumn.usage == "hideColumn COLUMN")
    #expect(ActionWord.transition.usage == "transition NAME to NAME")
    #expect(ActionWord.addChild.usage == "addChild NAME to CONTAINER")
    #expect(ActionWord.displayMode.closedSet?.words.contains("oneOverSecondary") == true)
  }
}

extension ActionWord.Row {
  fileprivate var fittingArgument: Action.Argument {
    switch behavior {
    case .none, .optionalName: .none
    case .name, .word: .name("B")
    case .term: .term(.controller("C"))
    case .stack: .stack([.controller("A")])
    case .presentation: .presentation(.controller("C"), .fullScreen, from: "B")
    case .pair: .pair("B", "C")
    }
  }
}
