public import Diagnostics
public import Lifecycle

// The words for why a step cannot be simulated.
extension StepProblem {
  /// The problem as a diagnostic; `nil` for one that only follows from an earlier one.
  public func diagnostic(at place: SourceLocation) -> Diagnostic? {
    guard let (id, summary) = phrase else { return nil }
    return Diagnostic(id: id, at: place, summary)
  }

  private var phrase: (id: String, summary: String)? {
    switch self {
    case .followsFromEarlier: nil
    case .unavailable(let word, let releases, let asked):
      ("simulation.unavailable", "'\(word)' is of \(releases.description), and this runs on iOS \(asked.description)")
    case .styleUnavailable(let style, let since, let asked):
      (
        "simulation.unavailable",
        "'\(style.rawValue)' came with iOS \(since), and this runs on iOS \(asked.description)"
      )
    case .unknownController(let name, let known):
      (
        "simulation.unknown-controller",
        "there is no controller '\(name)'\(Suggestion.phrase(for: name, in: known, orList: "there is"))"
      )
    case .notOnScreen(let name): ("simulation.not-on-screen", "'\(name)' is not on screen at this step")
    case .alreadyInHierarchy(let name):
      ("simulation.already-there", "'\(name)' is already in the hierarchy; a controller can stand in one place only")
    case .repeatedName(let name):
      ("simulation.repeated-name", "'\(name)' stands here twice; each controller has a name of its own")
    case .noNavigationController(let word):
      ("simulation.no-navigation", "'\(word)' needs a navigation controller in front of the screen")
    case .stackOfOne(let word, let controller):
      (
        "simulation.nothing-to-pop",
        "'\(word)' has nothing to pop: "
          + (controller.map { "'\($0)' is at the bottom or already on top" } ?? "the stack is empty")
      )
    case .notOnStack(let name, let stack):
      (
        "simulation.not-on-stack",
        "'\(name)' is not on the navigation stack\(Suggestion.phrase(for: name, in: stack, orList: "it holds"))"
      )
    case .emptyStack: ("simulation.empty-stack", "a navigation stack cannot be set to nothing")
    case .noTabBarController(let word):
      ("simulation.no-tab-bar", "'\(word)' needs a tab bar controller on screen")
    case .noSuchTab(let name, let tabs):
      (
        "simulation.no-such-tab",
        "no tab shows '\(name)'\(Suggestion.phrase(for: name, in: tabs, orList: "the tabs are"))"
      )
    case .noTabs: ("simulation.no-tabs", "a tab bar controller has at least one tab")
    case .noPages: ("simulation.no-pages", "a page view controller has at least one page")
    case .noPageController(let word):
      ("simulation.no-page-controller", "'\(word)' needs a page view controller in front of the screen")
    case .noSuchPage(let word, let page):
      ("simulation.no-such-page", "'\(word)' finds no page: '\(page)' is the last in that direction")
    case .noSplitController(let word):
      ("simulation.no-split", "'\(word)' needs a split view controller in front of the screen")
    case .unknownDisplayMode(let name, let known):
      (
        "simulation.unknown-display-mode",
        "'\(name)' is not a display mode\(Suggestion.phrase(for: name, in: known, orList: "there are"))"
      )
    case .wrongColumns(let word, let isCollapsed):
      (
        "simulation.wrong-columns",
        "'\(word)' cannot happen: the split view \(isCollapsed ? "is collapsed already" : "is not collapsed")"
      )
    case .noContainer(let name):
      ("simulation.no-container", "'\(name)' is a container of UIKit's, which adds its children itself")
    case .noChild(let name):
      ("simulation.no-child", "'\(name)' is not a child in a container of the app's own")
    case .forwardsByHand(let name):
      (
        "simulation.forwards-by-hand",
        "'\(name)' passes appearance calls on by hand, and UIKit raises an exception for a transition in it"
      )
    case .forwardsAutomatically(let name, let child):
      (
        "simulation.forwards-automatically",
        "'\(name)' lets UIKit tell '\(child)'; only a container that forwards by hand begins and ends transitions"
      )
    case .nothingBegun(let name):
      ("simulation.nothing-begun", "there is no appearance transition of '\(name)' to end; begin one first")
    case .wrongScene(let word, let scene, let isOpen):
      (
        "simulation.wrong-scene",
        "'\(word)' cannot happen: the scene '\(scene)' is \(isOpen ? "open already" : "not open")"
      )
    case .noSwiftUI(let word): ("simulation.no-swiftui", "'\(word)' needs SwiftUI views, and this structure has none")
    case .noSuchView(let name, let views):
      (
        "simulation.no-such-view",
        "no view '\(name)' is on screen\(Suggestion.phrase(for: name, in: views, orList: "there is"))"
      )
    case .alreadyPresenting(let presenter, let presented):
      (
        "simulation.already-presenting",
        "'\(presenter)' cannot present: '\(presented)' is already presented over it"
      )
    case .notPresented(let name, let presented):
      (
        "simulation.not-presented",
        "'\(name)' is not presented"
          + (presented.isEmpty ? ", and nothing else is" : "; presented is \(presented.joined(separator: ", "))")
      )
    case .nothingPresented(let word): ("simulation.nothing-presented", "'\(word)' needs a presentation in front")
    case .nowhereToUnwind(let name):
      ("simulation.nowhere-to-unwind", "there is nothing above '\(name)' to unwind from")
    case .cannotBePushed(let term):
      ("simulation.cannot-be-pushed", "'\(term)' cannot stand on a navigation stack; UIKit refuses it")
    case .noGesture(let name):
      ("simulation.no-gesture", "'\(name)' is no sheet or popover here, so there is no gesture to dismiss it with")
    case .transitionUnderWay(let word, let kind):
      (
        "simulation.transition-under-way",
        "'\(word)' must wait: an interactive \(kind) is under way; finish or cancel it first"
      )
    case .noTransitionUnderWay(let word, let needs):
      ("simulation.no-transition", "'\(word)' needs a '\(needs)' before it")
    case .peekUnderWay(let word, let preview):
      ("simulation.peek-under-way", "'\(word)' must wait: '\(preview)' is being peeked at; release or commit it first")
    case .noPeek(let word, let needs):
      ("simulation.no-peek", "'\(word)' needs a '\(needs)' of the same controller before it")
    case .wrongAppState(let word, let state, let needs):
      (
        "simulation.wrong-app-state",
        "'\(word)' cannot happen while the app is \(state.rawValue); it must be "
          + needs.map(\.rawValue).joined(separator: " or ")
      )
    case .noHierarchy(let word):
      ("simulation.no-view-controllers", "'\(word)' needs view controllers, and this structure has none")
    }
  }
}
