import Lifecycle

// Steps that are possible in the state to which the script leads. A word that is possible is chosen first, and then one of
// the actions with it: those with many arguments come up no more often than the others.
extension RandomScripts {
  /// A word of either vocabulary.
  private enum Word {
    case uiKit(ActionWord)
    case swiftUI(SwiftUIWord)

    var ofUIKit: ActionWord? { if case .uiKit(let word) = self { word } else { nil } }
  }

  /// That many steps on the structure and platform of the script.
  mutating func steps(_ count: Int, from start: ScriptWalk?, on platform: Platform) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var walk = start
    if chance(2) {
      steps = [ScriptStep(Action(.launch))]
      walk = start?.beginning(with: .launch, on: platform)?.after(steps[0])
    }
    for _ in 0..<count {
      if let start = walk, !chance(6), let (step, after) = possibleStep(start, after: steps.last, on: platform) {
        steps.append(step)
        walk = after
      } else {
        let step = blindStep(after: steps.last)
        if steps.isEmpty { walk = start?.beginning(with: step.action.word, on: platform) }
        steps.append(step)
        walk = step.during.flatMap { walk?.during($0)?.after(step) } ?? walk?.after(step) ?? walk?.failing(step)
      }
    }
    return steps
  }

  /// Something that may be possible or not, now and then while the step before runs.
  private mutating func blindStep(after last: ScriptStep?) -> ScriptStep {
    var step = step()
    step.action = Action(step.action.word, step.action.argument)
    if chance(8) { step.during = last?.action }
    return step
  }

  /// A step that is possible, and the walk after it.
  private mutating func possibleStep(
    _ walk: ScriptWalk, after last: ScriptStep?, on platform: Platform
  ) -> (ScriptStep, ScriptWalk)? {
    // Something that happens while the step before runs: there is little that can.
    if let last, chance(8), let held = walk.during(last.action) {
      for word in [ActionWord.pop, .addChild] {
        if let found = possible(.uiKit(word), during: last.action, held) { return found }
      }
    }
    for _ in 0..<100 {
      let word = word(in: walk.state)
      if let name = word.ofUIKit, !name.releases.contains(release) { continue }
      let start = last == nil ? walk.beginning(with: word.ofUIKit, on: platform) : walk
      if let start, let found = possible(word, start) { return found }
    }
    return nil
  }

  /// A word that may be possible in the state: what has begun goes on as often as it does not.
  private mutating func word(in state: WorldState) -> Word {
    if hasViews, chance(8) { return .swiftUI(SwiftUIWord.allCases.randomElement(using: &random) ?? .pop) }
    let words = state.isUnderWay && chance(2) ? Self.wordsThatGoOn : Self.words
    return .uiKit(words.randomElement(using: &random) ?? .pop)
  }

  /// The word with an argument with which it is possible, and the walk after that; `nil` where none is found.
  private mutating func possible(
    _ word: Word, during: Action? = nil, _ walk: ScriptWalk
  ) -> (ScriptStep, ScriptWalk)? {
    var step = withOptions(Action(.pop))
    step.during = during
    let before = (names, hasViews)
    let new = "C\(names.count)"
    // What is brought is new, or has been there before.
    let isReturn = (step.again || chance(6)) && word.ofUIKit?.pattern != ActionWord.Pattern.none
    let brought = isReturn ? walk.absent(of: names).randomElement(using: &random) ?? new : new
    var arguments =
      switch word {
      case .uiKit(let word): walk.model.arguments(of: word, in: walk.state, naming: brought)
      case .swiftUI(let word): walk.model.arguments(of: word, in: walk.state, naming: brought)
      }
    var tries = 6
    while tries > 0, !arguments.isEmpty {
      tries -= 1
      let argument =
        if let word = word.ofUIKit, bringsMore(word) { self.argument(of: word) } else {
          arguments.remove(at: Int.random(in: arguments.indices, using: &random))
        }
      step.action = Action(word.ofUIKit, argument)
      if let after = walk.after(step) {
        if before.0.count == names.count, step.action.names.contains(new) { _ = newName() }
        return (step, after)
      }
      (names, hasViews) = before
    }
    return nil
  }

  /// Whether to try the word with more than a single controller, which the model's vocabulary does not have.
  private mutating func bringsMore(_ word: ActionWord) -> Bool {
    switch word.pattern {
    case .term, .stack, .presentation: !chance(3)
    case .pair: chance(4)
    case .none, .name, .optionalName, .word: false
    }
  }
}
