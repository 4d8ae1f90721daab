import Lifecycle

extension TransitionKind {
  /// The kind of a transition of the step: what it is, or the action's word where readers know it by that. `nil` for what
  /// SwiftUI does.
  init?(_ transition: Step.Transition, in step: Step) {
    guard let word = step.script.action.word else { return nil }
    self.init(Self.name(of: transition, by: word) ?? Self.name(of: word))
  }

  /// `becomeCompact` as `become-compact`.
  static func name(of word: ActionWord) -> String { kebab(word.rawValue) }

  /// `nil` where the action's word tells more.
  private static func name(of transition: Step.Transition, by word: ActionWord) -> String? {
    guard !word.isOfApp, !knownByWord.contains(word) else { return nil }
    let name: String
    switch transition.kind {
    case .push: name = "push"
    case .pop: name = popsSeveral.contains(word) ? "pop-to-root" : "pop"
    case .presentation: name = "present-\(style(of: transition))"
    case .dismissal: name = "dismiss-\(style(of: transition))"
    case .tab: name = transition.loads ? "tab-first" : "tab-again"
    case .pageForward, .pageBack: name = transition.rule?.rule == "page.curl" ? "page-curl" : "page-scroll"
    default: return nil
    }
    if transition.end == .cancelled { return "cancelled-\(name)" }
    if transition.kind == .pageForward || transition.kind == .pageBack { return name }
    if transition.isInteractive { return "interactive-\(name)" }
    return transition.isAnimated ? name : name + unanimated
  }

  /// Words that say more than that something is pushed, popped, presented or dismissed.
  private static let knownByWord: Set<ActionWord> = [
    .setStack, .unwind, .peekCommit, .contextMenuCommit, .showDetail, .displayMode, .showColumn, .hideColumn, .collapse,
    .expand, .becomeCompact, .becomeRegular, .beginSearch, .endSearch, .addChild,
  ]

  /// A tap on the tab that is selected pops, too.
  private static let popsSeveral: Set<ActionWord> = [.popToRoot, .popTo, .selectTab]

  private static func style(of transition: Step.Transition) -> String {
    guard let style = transition.style, style != .pageSheet, style != .formSheet else { return "sheet" }
    return kebab(style.rawValue)
  }

  private static func kebab(_ word: String) -> String {
    word.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
