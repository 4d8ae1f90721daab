import Lifecycle

extension RandomScripts {
  /// What happens often stands here more than once.
  static let words: [ActionWord] =
    ActionWord.allCases + [
      .push, .push, .push, .pop, .pop, .present, .dismiss, .dismiss, .selectTab, .selectTab, .push, .push, .pop,
      .setStack, .popTo, .popToRoot, .beginInteractivePop, .beginInteractivePush, .beginInteractivePush,
      .beginInteractiveDismiss, .attemptInteractiveDismiss,
      .pageForward, .pageForward, .pageBack, .pageBack, .beginPageForward, .beginPageBack, .beginPageBack,
      .addChild, .removeChild, .transition, .beginAppearanceTransition, .beginAppearanceTransition,
      .endAppearanceTransition, .endAppearanceTransition, .endAppearanceTransition,
      .reopen, .reopen, .appSwitcherReturn, .launch, .launch, .launch, .prewarm, .launchExtension,
      .completeRequest, .completeRequest, .cancelRequest, .cancelRequest, .closeScene, .closeScene,
      .beginSearch, .typeSearch, .typeSearch, .clearSearch, .clearSearch, .clearSearch, .endSearch,
      .peekPress, .peekPress, .becomeCompact, .becomeRegular, .becomeRegular,
      .collapse, .collapse, .expand, .expand, .showColumn, .hideColumn, .displayMode,
    ]

  /// Those that go on with what has begun, and are possible at no other time.
  static let wordsThatGoOn = ActionWord.allCases.filter { $0.goesOn }

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
    if hasViews, !everyday, chance(12) {
      let word = SwiftUIWord.allCases.randomElement(using: &random) ?? .pop
      let name = word.takesName ? (word == .push || word == .sheet ? newName() : someName()) : nil
      return ScriptStep(
        Action(nil, .swiftUI(word, name), text: "swiftui:\(word.rawValue)"), animated: !chance(4))
    }
    return withOptions(Action(word, argument(of: word), text: word.rawValue), everyday: everyday)
  }

  /// A step with the action, done in one way or another.
  mutating func withOptions(_ action: Action, everyday: Bool = false) -> ScriptStep {
    let initiators: [Initiator?] = [nil, nil, nil, .storyboard, .code]
    return ScriptStep(
      action, animated: !chance(4), by: initiators.randomElement(using: &random) ?? nil, backgroundWork: chance(3),
      animator: chance(8) ? animator() : nil, again: !everyday && chance(8))
  }

  /// The zoom is of iOS 18.
  private mutating func animator() -> TransitionAnimator? {
    let known = TransitionAnimator.allCases.filter { $0 != .zoom || release.major >= 18 }
    return known.randomElement(using: &random)
  }

  mutating func argument(of word: ActionWord) -> Action.Argument {
    switch word.pattern {
    case .none: .none
    case .word where word == .wakeInBackground:
      .name(BackgroundEvent.allCases.randomElement(using: &random)?.rawValue ?? "")
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
    case .showDetail, .openScene, .beginSearch: !chance(4)
    case .peekPress, .contextMenuShow: chance(3)
    default: false
    }
  }

  private mutating func stackItem() -> Structure.Term { chance(2) ? .controller(someName()) : term(depth: 2) }
}
