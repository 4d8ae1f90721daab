import Lifecycle

/// One step as an element of the code's list: statements, or what the reader has to do by hand.
struct TryItStep {
  /// `.code("push Detail") { … },`
  let code: String

  init(_ step: ScriptStep, _ simulated: Step) {
    var action = ""
    for scalar in step.action.text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { action += "\\" }
      action.unicodeScalars.append(scalar)
    }
    if let statement = Self.statement(step, simulated) {
      code = ".code(\"\(action)\") { [self] in \(statement) },"
    } else {
      code = ".byHand(\"\(action)\", \"\(TryItGesture.words(step.action.word))\"),"
    }
  }

  /// What does it; `nil` where no code can.
  private static func statement(_ step: ScriptStep, _ simulated: Step) -> String? {
    let animated = "animated: \(step.animated)"
    let navigation = "front(UINavigationController.self)"
    guard let word = step.action.word else { return nil }
    switch (word, step.action.argument) {
    case (.push, .term(let term)): return "\(navigation)?.pushViewController(\(new(term)), \(animated))"
    case (.show, .term(let term)): return "\(navigation)?.topViewController?.show(\(new(term)), sender: nil)"
    case (.pop, _): return "_ = \(navigation)?.popViewController(\(animated))"
    case (.popToRoot, _): return "_ = \(navigation)?.popToRootViewController(\(animated))"
    case (.popTo, .name(let name)):
      return "if let target = made[\"\(name)\"] { _ = \(navigation)?.popToViewController(target, \(animated)) }"
    case (.setStack, .stack(let stack)):
      return "\(navigation)?.setViewControllers([\(stack.map(existing).joined(separator: ", "))], \(animated))"
    case (.present, .presentation(let term, let style, let presenter)):
      return presentation(term, style, from: presenter, animated: step.animated)
    case (.dismiss, .name(let name)):
      return "made[\"\(name)\"]?.presentingViewController?.dismiss(\(animated)) { print(\"dismissCompletion\") }"
    case (.selectTab, .name(let name)): return "select(\"\(name)\")"
    case (.switchRoot, .term(let term)): return "window.rootViewController = \(new(term))"
    case (.showDetail, .name(let name)):
      return "front(UISplitViewController.self)?.showDetailViewController(make(\"\(name)\"), sender: nil)"
    case (.showColumn, .name(let column)): return "front(UISplitViewController.self)?.show(.\(column))"
    case (.hideColumn, .name(let column)): return "front(UISplitViewController.self)?.hide(.\(column))"
    case (.displayMode, .name(let mode)): return "front(UISplitViewController.self)?.preferredDisplayMode = .\(mode)"
    default: return containment(step, word, simulated)
    }
  }

  private static func containment(_ step: ScriptStep, _ word: ActionWord, _ simulated: Step) -> String? {
    switch (word, step.action.argument) {
    case (.addChild, .pair(let child, let parent)): return "embed(make(\"\(child)\"), in: made[\"\(parent)\"])"
    case (.addSubviewOnly, .pair(let child, let parent)):
      return "made[\"\(parent)\"]?.view.addSubview(keep(make(\"\(child)\")).view)"
    case (.removeChild, .name(let name)): return "remove(made[\"\(name)\"])"
    case (.transition, .pair(let old, let new)):
      return "exchange(made[\"\(old)\"], make(\"\(new)\"))"
    case (.beginAppearanceTransition, .name(let name)):
      let appears = simulated.events.contains { $0.subject.name == name && $0.callback == .viewWillAppear }
      return "made[\"\(name)\"]?.beginAppearanceTransition(\(appears), animated: \(step.animated))"
    case (.endAppearanceTransition, .name(let name)): return "made[\"\(name)\"]?.endAppearanceTransition()"
    default: return nil
    }
  }

  static func presentation(
    _ term: Structure.Term, _ style: PresentationStyle, from presenter: String, animated: Bool
  ) -> String {
    let name = style == .unknown ? "automatic" : style.rawValue
    return "present(\(new(term)), as: .\(name), from: \"\(presenter)\", animated: \(animated))"
  }

  private static func new(_ term: Structure.Term) -> String { TryItStructure.expression(term) }

  /// A stack that is set may hold controllers that are there already.
  private static func existing(_ term: Structure.Term) -> String {
    if case .controller(let name) = term { return "made[\"\(name)\"] ?? make(\"\(name)\")" }
    return new(term)
  }
}

/// What only a finger or the system can do, in words.
enum TryItGesture {
  static func words(_ word: ActionWord?) -> String {
    switch word {
    case .beginInteractivePop: "swipe from the left edge, and keep the finger down"
    case .cancelInteractivePop: "move the finger back, and lift it"
    case .finishInteractivePop: "move the finger on to the right, and lift it"
    case .beginInteractiveDismiss: "pull the sheet down a little, and keep the finger down"
    case .cancelInteractiveDismiss: "let the sheet spring back"
    case .finishInteractiveDismiss: "pull the sheet on, and let it go"
    case .interactiveDismiss: "pull the sheet down and off the screen"
    case .attemptInteractiveDismiss: "set isModalInPresentation, and pull the sheet down"
    case .beginInteractivePush, .cancelInteractivePush, .finishInteractivePush:
      "needs a percent-driven transition of your own; drive it with the finger"
    case .peekPress, .peekPreview, .peekRelease, .peekCommit: "press on a view that is registered for previewing"
    case .contextMenuShow, .contextMenuDismiss, .contextMenuCommit: "touch and hold a view with a context menu"
    case .pageForward, .beginPageForward: "swipe to the next page"
    case .pageBack, .beginPageBack: "swipe to the page before"
    case .cancelPageForward, .cancelPageBack: "let the page fall back"
    case .finishPageForward, .finishPageBack: "turn the page all the way"
    case .launch, .launchByURL, .launchByPush: "the app is launched: it has just happened"
    case .home: "leave the app"
    case .reopen, .reopenByURL, .reopenByPush: "open the app again"
    case .appSwitcher, .appSwitcherReturn: "open the app switcher, or come back from it"
    case .terminate: "throw the app out of the app switcher"
    case .memoryWarning: "in the simulator: Debug, Simulate Memory Warning"
    case .rotate, .collapse, .expand: "turn the device, or change the size of the window"
    case .beginSearch:
      "give the view controller a search controller (navigationItem.searchController); tap the search bar"
    case .typeSearch: "type a letter"
    case .clearSearch: "delete the text"
    case .endSearch: "tap Cancel"
    case .becomeCompact: "open another app beside this one, and make this one's window narrow"
    case .becomeRegular: "make the window wide again"
    case .unwind: "unwind segues need a storyboard"
    default: "do this by hand"
    }
  }
}
