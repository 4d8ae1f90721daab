import Lifecycle

extension RandomScripts {
  /// What happens often stands here more than once.
  private static let words: [ActionWord] =
    ActionWord.allCases + [
      .push, .push, .push, .pop, .pop, .present, .present, .dismiss, .dismiss, .selectTab, .selectTab,
      .beginInteractivePop, .cancelInteractivePop, .beginInteractiveDismiss, .cancelInteractiveDismiss, .pageForward,
      .beginPageForward, .cancelPageForward, .addChild, .addChild, .removeChild, .transition, .transition,
      .beginAppearanceTransition, .beginAppearanceTransition, .endAppearanceTransition, .reopen, .reopen,
      .appSwitcherReturn, .launch, .launch, .becomeCompact, .becomeRegular,
    ]

  /// What view controllers do while the app is on screen, without gestures that would have to end before anything else.
  private static let everydayWords: [ActionWord] = [
    .push, .push, .pop, .pop, .popToRoot, .show, .present, .dismiss, .dismiss, .selectTab, .selectTab, .selectTab,
    .pageForward, .pageBack, .rotate, .memoryWarning, .transition, .addChild, .removeChild, .displayMode, .showDetail,
    .showColumn, .hideColumn, .becomeCompact, .becomeRegular,
    .finishInteractivePop, .interactiveDismiss, .unwind,
  ]

  private static let displayModes = [
    "allVisible", "primaryHidden", "oneBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary", "secondaryOnly",
    "sideways",
  ]
  private static let columns = ["primary", "supplementary", "secondary", "inspector"]

  mutating func step(everyday: Bool = false) -> ScriptStep {
    let word = (everyday ? Self.everydayWords : Self.words).randomElement(using: &random) ?? .pop
    let initiators: [Initiator?] = [nil, nil, nil, .storyboard, .code]
    return ScriptStep(
      Action(word, argument(of: word), text: word.rawValue), animated: !chance(4),
      by: initiators.randomElement(using: &random) ?? nil, backgroundWork: chance(3),
      animator: chance(8) ? TransitionAnimator.allCases.randomElement(using: &random) : nil,
      again: !everyday && chance(8))
  }

  private mutating func argument(of word: ActionWord) -> Action.Argument {
    switch word.pattern {
    case .none: .none
    case .word:
      .name((word == .displayMode ? Self.displayModes : Self.columns).randomElement(using: &random) ?? "")
    case .term where chance(6): .term(.controller(someName()))
    case .name, .optionalName: .name(takesNewName(word) ? newName() : someName())
    case .term: .term(word == .switchRoot ? term(depth: 1) : stack(1...1, depth: 0)[0])
    case .stack: .stack((0..<Int.random(in: 0...3, using: &random)).map { _ in stackItem() })
    case .presentation:
      .presentation(
        term(depth: 1), PresentationStyle.allCases.randomElement(using: &random) ?? .fullScreen, from: someName())
    case .pair: word == .transition ? .pair(someName(), newName()) : .pair(newName(), someName())
    }
  }

  /// Some words bring a controller; those that go on with one take the newest most often.
  private mutating func takesNewName(_ word: ActionWord) -> Bool {
    switch word {
    case .showDetail, .openScene: !chance(4)
    case .peekPress, .contextMenuShow: chance(3)
    default: false
    }
  }

  private mutating func stackItem() -> Structure.Term { chance(2) ? .controller(someName()) : term(depth: 2) }
}
