import Lifecycle

extension RandomScripts {
  /// What happens often stands here more than once.
  private static let words: [ActionWord] =
    ActionWord.allCases + [
      .push, .push, .push, .pop, .pop, .present, .present, .dismiss, .dismiss, .selectTab, .selectTab,
      .beginInteractivePop, .cancelInteractivePop, .beginInteractiveDismiss, .cancelInteractiveDismiss, .pageForward,
      .beginPageForward, .cancelPageForward, .addChild, .addChild, .removeChild, .transition, .transition,
      .beginAppearanceTransition, .beginAppearanceTransition, .endAppearanceTransition, .reopen, .reopen,
      .appSwitcherReturn, .launch, .launch, .launch, .beginSearch, .beginSearch,
      .push, .push, .pop, .present, .dismiss, .rotate,
      .becomeCompact, .becomeRegular,
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
    if hasViews, !everyday, chance(12) {
      let word = SwiftUIWord.allCases.randomElement(using: &random) ?? .pop
      let name = word.takesName ? (word == .push || word == .sheet ? newName() : someName()) : nil
      return ScriptStep(
        Action(nil, .swiftUI(word, name), text: "swiftui:\(word.rawValue)"), animated: !chance(4))
    }
    return ScriptStep(
      Action(word, argument(of: word), text: word.rawValue), animated: !chance(4),
      by: initiators.randomElement(using: &random) ?? nil, backgroundWork: chance(3),
      animator: chance(8) ? animator() : nil,
      again: !everyday && chance(8))
  }

  /// The zoom is of iOS 18.
  private mutating func animator() -> TransitionAnimator? {
    let known = TransitionAnimator.allCases.filter { $0 != .zoom || release.major >= 18 }
    return known.randomElement(using: &random)
  }

  private mutating func argument(of word: ActionWord) -> Action.Argument {
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
