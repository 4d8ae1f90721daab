public import Lifecycle

/// The steps that make up one transition: one, or for a gesture those from its begin to its end.
public struct Transition: Hashable, Sendable {
  /// What sort it is.
  public let kind: TransitionKind
  /// The steps, numbered from 0.
  public let steps: ClosedRange<Int>

  /// The transitions of a script, in order; a gesture that neither finishes nor is cancelled is none.
  public static func all(in script: Script) -> [Transition] {
    var walk = TransitionWalk(script)
    var result: [Transition] = []
    var begin: (index: Int, gesture: TransitionWalk.Gesture)?
    for (index, step) in script.steps.enumerated() {
      switch walk.part(step) {
      case .whole(let name)?: result.append(Transition(kind: TransitionKind(name), steps: index...index))
      case .begin(let gesture)?: begin = (index, gesture)
      case .end(let gesture, let name)?:
        // Some sources log a finished gesture as one.
        let start = begin.flatMap { $0.gesture == gesture ? $0.index : nil } ?? index
        result.append(Transition(kind: TransitionKind(name), steps: start...index))
        begin = nil
      case nil: continue
      }
    }
    return result
  }
}

/// Follows what a script's steps do to presentations and tabs, as far as their kinds depend on it.
struct TransitionWalk {
  enum Gesture: Hashable {
    case pop, push, dismiss, pageForward, pageBack
  }

  /// What a step is of a transition.
  enum Part {
    case whole(String)
    case begin(Gesture)
    case end(Gesture, String)
  }

  private let structure: Structure
  private let platform: Platform
  private let orders: [Rule.ID: String]
  private let pageStyle: String
  private var presented: [(names: [String], style: String)]
  private var tabs: [[String]]
  private var visited: Set<Int> = [0]
  private var selected = 0
  /// Whether the width of the window is compact.
  private var isCompact: Bool

  init(_ script: Script) {
    structure = script.structure
    platform = script.platform
    isCompact = script.platform.idiom == .phone
    orders = script.orders
    self.pageStyle = script.structure.pageStyle == .pageCurl ? "page-curl" : "page-scroll"
    presented = script.structure.presentations.map {
      ($0.presented.names, Self.word($0.style.adapted(to: script.platform, orders: script.orders)))
    }
    tabs = Self.tabs(in: script.structure.root)
    for presentation in script.structure.presentations where tabs.isEmpty {
      tabs = Self.tabs(in: presentation.presented)
    }
  }

  /// `nil` for what is no transition of views, or cannot be told.
  mutating func part(_ step: ScriptStep) -> Part? {
    guard let word = step.action.word else { return nil }
    let speed = step.animated ? "" : TransitionKind.unanimated
    switch (word, step.action.argument) {
    case (.push, _): return .whole("push\(speed)")
    case (.show, _):
      let isPushed = presented.isEmpty && Self.showsNavigation(structure.root, tab: selected)
      return .whole((isPushed ? "push" : present([], .automatic)) + speed)
    case (.pop, _): return .whole("pop\(speed)")
    case (.popToRoot, _), (.popTo, _): return .whole("pop-to-root\(speed)")
    case (.present, .presentation(let term, let style, _)): return .whole(present(term.names, style) + speed)
    case (.dismiss, .name(let name)):
      let index = presented.lastIndex { $0.names.contains(name) } ?? presented.indices.last
      guard let index else { return nil }
      let style = presented[index].style
      presented.removeSubrange(index...)
      return .whole("dismiss-\(style)\(speed)")
    case (.selectTab, .name(let name)):
      guard let index = tabs.firstIndex(where: { $0.contains(name) }) else { return nil }
      selected = index
      return .whole(visited.insert(index).inserted ? "tab-first\(speed)" : "tab-again\(speed)")
    case (.pageForward, _), (.pageBack, _): return .whole(pageStyle)
    case (.becomeCompact, _), (.becomeRegular, _):
      isCompact = word == .becomeCompact
      return .whole(Self.kebab(word.rawValue))
    default: return gesture(word) ?? .whole(Self.kebab(word.rawValue))
    }
  }

  private mutating func gesture(_ word: ActionWord) -> Part? {
    switch word {
    case .beginInteractivePop: return .begin(.pop)
    case .finishInteractivePop: return .end(.pop, "interactive-pop")
    case .cancelInteractivePop: return .end(.pop, "cancelled-pop")
    case .beginInteractivePush: return .begin(.push)
    case .finishInteractivePush: return .end(.push, "interactive-push")
    case .cancelInteractivePush: return .end(.push, "cancelled-push")
    case .beginInteractiveDismiss: return .begin(.dismiss)
    case .finishInteractiveDismiss, .interactiveDismiss:
      return .end(.dismiss, "interactive-dismiss-\(presented.popLast()?.style ?? "sheet")")
    case .cancelInteractiveDismiss: return .end(.dismiss, "cancelled-dismiss-\(presented.last?.style ?? "sheet")")
    case .beginPageForward: return .begin(.pageForward)
    case .finishPageForward: return .end(.pageForward, pageStyle)
    case .cancelPageForward: return .end(.pageForward, "cancelled-\(pageStyle)")
    case .beginPageBack: return .begin(.pageBack)
    case .finishPageBack: return .end(.pageBack, pageStyle)
    case .cancelPageBack: return .end(.pageBack, "cancelled-\(pageStyle)")
    default: return nil
    }
  }

  private mutating func present(_ names: [String], _ style: PresentationStyle) -> String {
    let word = Self.word(style.adapted(to: platform, inCompactWidth: isCompact, orders: orders))
    presented.append((names, word))
    return "present-\(word)"
  }

  private static func word(_ style: PresentationStyle) -> String {
    style == .pageSheet || style == .formSheet ? "sheet" : kebab(style.rawValue)
  }

  private static func kebab(_ word: String) -> String {
    word.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }

  /// Whether what is in front stands on a navigation stack, with that tab of the first tab bar selected.
  private static func showsNavigation(_ term: Structure.Term, tab: Int) -> Bool {
    switch term {
    case .navigation: true
    case .tabBar(let tabs): tabs.indices.contains(tab) && showsNavigation(tabs[tab], tab: tab)
    case .page(let terms): terms.first.map { showsNavigation($0, tab: tab) } ?? false
    case .container(_, let terms): terms.contains { showsNavigation($0, tab: tab) }
    case .split(_, _, let secondary): showsNavigation(secondary, tab: tab)
    case .controller, .app, .scenes, .swiftUI: false
    }
  }

  /// The names in each tab of the first tab bar.
  private static func tabs(in term: Structure.Term) -> [[String]] {
    switch term {
    case .tabBar(let tabs): tabs.map(\.names)
    case .navigation(let terms), .page(let terms), .container(_, let terms):
      terms.lazy.map { Self.tabs(in: $0) }.first { !$0.isEmpty } ?? []
    case .split: term.columns.lazy.map { Self.tabs(in: $0) }.first { !$0.isEmpty } ?? []
    case .controller, .app, .scenes, .swiftUI: []
    }
  }
}
