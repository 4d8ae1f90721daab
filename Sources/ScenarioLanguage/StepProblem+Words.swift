public import Diagnostics
public import Lifecycle

// The words for why a step cannot be simulated.
extension StepProblem {
  /// The problem as a diagnostic; `nil` for one that only follows from an earlier one.
  public func diagnostic(at place: SourceLocation) -> Diagnostic? {
    guard let (id, phrase) = told else { return nil }
    return Diagnostic(id: id, at: place, phrase.english)
  }

  /// The problem in words.
  public var phrase: Phrase { told?.phrase ?? "an earlier step is not possible" }

  /// The words where there is something to tell, with the diagnostic's id.
  private var told: (id: String, phrase: Phrase)? {
    switch self {
    case .followsFromEarlier: nil
    case .unavailable(let word, let releases, let asked):
      ("simulation.unavailable", "'\(word)' is of \(releases.phrase), and this runs on iOS \(asked.description)")
    case .styleUnavailable(let style, let since, let asked):
      (
        "simulation.unavailable",
        "'\(style.rawValue)' came with iOS \(since), and this runs on iOS \(asked.description)"
      )
    case .unknownController(let name, let known):
      (
        "simulation.unknown-controller",
        Self.phrase("there is no controller '\(name)'", for: name, in: known.names) { "; there is \($0)" }
      )
    case .notOnScreen(let name): ("simulation.not-on-screen", "'\(name)' is not on screen at this step")
    case .alreadyInHierarchy(let name):
      ("simulation.already-there", "'\(name)' is already in the hierarchy; a controller can be in one place only")
    case .repeatedName(let name):
      ("simulation.repeated-name", "'\(name)' appears here twice; each controller needs a unique name")
    case .noNavigationController(let word):
      ("simulation.no-navigation", "'\(word)' needs a navigation controller in front of the screen")
    case .stackOfOne(let word, let controller):
      (
        "simulation.nothing-to-pop",
        controller.map { "'\(word)' has nothing to pop: nothing lies over '\($0)' on its stack" }
          ?? "'\(word)' has nothing to pop: the stack is empty"
      )
    case .notOnStack(let name, let stack):
      (
        "simulation.not-on-stack",
        Self.phrase("'\(name)' is not on the navigation stack", for: name, in: stack) { "; it holds \($0)" }
      )
    case .emptyStack: ("simulation.empty-stack", "a navigation stack cannot be set to nothing")
    case .noTabBarController(let word):
      ("simulation.no-tab-bar", "'\(word)' needs a tab bar controller on screen")
    case .noSuchTab(let name, let tabs):
      (
        "simulation.no-such-tab",
        Self.phrase("no tab shows '\(name)'", for: name, in: tabs) { "; the tabs are \($0)" }
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
        Self.phrase("'\(name)' is not a display mode", for: name, in: known) { "; there are \($0)" }
      )
    case .unknownBackgroundEvent(let name, let known):
      (
        "simulation.unknown-background-event",
        Self.phrase("the system runs no app for '\(name)'", for: name, in: known) { "; there are \($0)" }
      )
    case .noExtension(let word):
      ("simulation.no-extension", "'\(word)' needs an extension that runs; start one with 'launchExtension'")
    case .inExtension(let word):
      ("simulation.in-extension", "'\(word)' happens to apps, and an extension runs; end its request first")
    case .wrongColumns(let word, let isCollapsed):
      (
        "simulation.wrong-columns",
        isCollapsed
          ? "'\(word)' cannot happen: the split view is collapsed already"
          : "'\(word)' cannot happen: the split view is not collapsed"
      )
    case .noSuchColumn(let name, let columns):
      (
        "simulation.no-such-column",
        Self.phrase("the split view has no column '\(name)'", for: name, in: columns) { "; the columns are \($0)" }
      )
    case .cannotHideColumn(let name):
      ("simulation.cannot-hide-column", "the '\(name)' column cannot be hidden")
    case .needsPad("openScene"):
      ("simulation.needs-pad", "'openScene' needs an iPad: an iPhone shows one window of an app")
    case .needsPad(let word):
      ("simulation.needs-pad", "'\(word)' needs an iPad: the width of the model's phones does not change")
    case .wrongWidth(let word, let isCompact):
      (
        "simulation.wrong-width",
        isCompact
          ? "'\(word)' cannot happen: the width is compact already"
          : "'\(word)' cannot happen: the width is regular already"
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
        "'\(name)' lets UIKit call '\(child)'; only a container that forwards by hand begins and ends transitions"
      )
    case .nothingBegun(let name):
      ("simulation.nothing-begun", "there is no appearance transition of '\(name)' to end; begin one first")
    case .wrongScene(let word, let scene, let isOpen):
      (
        "simulation.wrong-scene",
        isOpen
          ? "'\(word)' cannot happen: the scene '\(scene)' is open already"
          : "'\(word)' cannot happen: the scene '\(scene)' is not open"
      )
    case .noSwiftUI(let word): ("simulation.no-swiftui", "'\(word)' needs SwiftUI views, and this structure has none")
    case .noSuchView(let name, let views):
      (
        "simulation.no-such-view",
        Self.phrase("no view '\(name)' is on screen", for: name, in: views) { "; there is \($0)" }
      )
    case .noRepresentable(let name):
      (
        "simulation.no-representable",
        "'\(name)' makes nothing of UIKit's; only a view that is 'uikit' or 'uiview' is updated"
      )
    case .noSearchBar(let word):
      ("simulation.no-search-bar", "'\(word)' needs a view controller in front that has a search bar")
    case .searchUnderWay(let word):
      ("simulation.search-under-way", "'\(word)' cannot happen: a search is under way already; end it first")
    case .noSearch(let word):
      ("simulation.no-search", "'\(word)' needs a search that is under way in front of the screen")
    case .noSearchText(let word):
      ("simulation.no-search-text", "'\(word)' finds no text in the search bar")
    case .alreadyPresenting(let presenter, let presented):
      (
        "simulation.already-presenting",
        "'\(presenter)' cannot present: '\(presented)' is already presented over it"
      )
    case .notPresented(let name, let presented):
      (
        "simulation.not-presented",
        presented.isEmpty
          ? "'\(name)' is not presented, and nothing else is"
          : "'\(name)' is not presented; presented is \(presented.joined(separator: ", "))"
      )
    case .nothingPresented(let word): ("simulation.nothing-presented", "'\(word)' needs a presentation in front")
    case .nowhereToUnwind(let name):
      ("simulation.nowhere-to-unwind", "there is nothing above '\(name)' to unwind from")
    case .cannotBePushed(let term):
      ("simulation.cannot-be-pushed", "'\(term)' cannot be on a navigation stack; UIKit refuses it")
    case .noGesture(let name):
      ("simulation.no-gesture", "'\(name)' is no sheet or popover here, so there is no gesture to dismiss it with")
    case .transitionUnderWay(let word, let kind):
      (
        "simulation.transition-under-way",
        "'\(word)' must wait: an interactive \(Phrase(named: kind)) is under way; finish or cancel it first"
      )
    case .noTransitionUnderWay(let word, let needs):
      ("simulation.no-transition", "'\(word)' needs a '\(needs)' before it")
    case .cannotHappenDuring(let word, let kind):
      (
        "simulation.cannot-interrupt",
        "'\(word)' while a \(kind) runs is not in the model: 'addChild' is while the parent appears, 'pop' is while a push runs"
      )
    case .nothingRuns(let word, let during):
      ("simulation.nothing-runs", "'\(word)' happens during '\(during)', and no transition of that step runs")
    case .neverThere(let name):
      ("simulation.never-there", "'\(name)' cannot come again: no view controller of that name was there before")
    case .peekUnderWay(let word, let preview):
      ("simulation.peek-under-way", "'\(word)' must wait: '\(preview)' is being peeked at; release or commit it first")
    case .noPeek(let word, let needs):
      ("simulation.no-peek", "'\(word)' needs a '\(needs)' of the same controller before it")
    case .wrongAppState(let word, let state, let needs):
      (
        "simulation.wrong-app-state",
        "'\(word)' cannot happen while the app is \(state.rawValue); it must be \(Self.either(needs))"
      )
    case .needsScenes(let word): ("simulation.no-scenes", "'\(word)' needs scenes, and this app has none")
    case .noHierarchy(let word):
      ("simulation.no-view-controllers", "'\(word)' needs view controllers, and this structure has none")
    }
  }

  /// A sentence, followed by what was probably meant.
  private static func phrase(
    _ sentence: Phrase, for word: String, in candidates: [String], orList list: (String) -> Phrase
  ) -> Phrase {
    Suggestion.phrase(for: word, in: candidates, orList: list).map { "\(sentence)\($0)" } ?? sentence
  }

  /// `Active, Inactive or Suspended`
  private static func either(_ states: [AppState]) -> Phrase {
    let names = states.map { Phrase(named: $0.rawValue) }
    guard let first = names.first, let last = names.last, names.count > 1 else { return names.first ?? "" }
    let others = names.dropFirst().dropLast().reduce(first) { "\($0), \($1)" }
    return "\(others) or \(last)"
  }
}
