import Lifecycle

/// How a reader lets a word happen: by a statement, or by hand.
enum TryItWay {
  /// A statement.
  case code(String)
  /// What only a finger or the system can do, in words.
  case byHand(String)

  /// Where no words say how, or what stands after the word is not what it takes.
  static let somehow = TryItWay.byHand("do this by hand")

  fileprivate static func statement(_ text: String?) -> TryItWay { text.map { .code($0) } ?? .somehow }

  /// What to do by hand where the statement would be UIKit's.
  var words: String {
    switch self {
    case .byHand(let words): words
    case .code: Self.somehow.words
    }
  }
}

extension TryItStep {
  /// What does it; every word stands here.
  static func way(of word: ActionWord, _ step: ScriptStep, _ simulated: Step) -> TryItWay {
    let argument = step.action.argument
    let isCode = step.initiator == .code
    let animated = "animated: \(step.animated)"
    let navigation = "front(UINavigationController.self)"
    let split = "front(UISplitViewController.self)"
    switch word {
    case .push:
      return .statement(argument.term.map { "\(navigation)?.pushViewController(\(new($0, step)), \(animated))" })
    case .show:
      return .statement(argument.term.map { "\(navigation)?.topViewController?.show(\(new($0, step)), sender: nil)" })
    case .pop: return .statement("_ = \(navigation)?.popViewController(\(animated))")
    case .popToRoot: return .statement("_ = \(navigation)?.popToRootViewController(\(animated))")
    case .popTo:
      return .statement(
        argument.name.map {
          "if let target = made[\"\($0)\"] { _ = \(navigation)?.popToViewController(target, \(animated)) }"
        })
    case .setStack:
      guard case .stack(let stack) = argument else { return .somehow }
      return .statement(
        "\(navigation)?.setViewControllers([\(stack.map(existing).joined(separator: ", "))], \(animated))")
    case .present:
      guard case .presentation(let term, let style, let presenter) = argument else { return .somehow }
      return .statement(presentation(new(term, step), style, from: presenter, animated: step.animated))
    case .dismiss:
      return .statement(
        argument.name.map {
          "made[\"\($0)\"]?.presentingViewController?.dismiss(\(animated)) { print(\"dismissCompletion\") }"
        })
    // UIKit calls the tab bar controller's delegate only where a finger selects the tab.
    case .selectTab where simulated.events.contains(where: { $0.callback.isOfTabBarDelegate }):
      return .byHand("tap the tab \(argument.name ?? "")")
    case .selectTab: return .statement(argument.name.map { "select(\"\($0)\")" })
    case .switchRoot: return .statement(argument.term.map { "window.rootViewController = \(new($0, step))" })
    case .showDetail:
      return .statement(argument.term.map { "\(split)?.showDetailViewController(\(new($0, step)), sender: nil)" })
    case .showColumn, .hideColumn, .displayMode:
      if step.initiator == .user { return .byHand("swipe from the left edge, or tap the button of the bar") }
      return .statement(argument.name.map { "\(split)?.\(columnCall(word, $0))" })

    case .addChild: return .statement(argument.pair.map { "embed(make(\"\($0)\"), in: made[\"\($1)\"])" })
    case .addSubviewOnly:
      return .statement(argument.pair.map { "made[\"\($1)\"]?.view.addSubview(keep(make(\"\($0)\")).view)" })
    case .removeChild: return .statement(argument.name.map { "remove(made[\"\($0)\"])" })
    case .transition: return .statement(argument.pair.map { "exchange(made[\"\($0)\"], make(\"\($1)\"))" })
    case .beginAppearanceTransition:
      return .statement(
        argument.name.map { name in
          let appears = simulated.events.contains { $0.subject.name == name && $0.callback == .viewWillAppear }
          return "made[\"\(name)\"]?.beginAppearanceTransition(\(appears), animated: \(step.animated))"
        })
    case .endAppearanceTransition: return .statement(argument.name.map { "made[\"\($0)\"]?.endAppearanceTransition()" })

    case .beginInteractivePop: return .byHand("swipe from the left edge, and keep the finger down")
    case .cancelInteractivePop: return .byHand("move the finger back, and lift it")
    case .finishInteractivePop: return .byHand("move the finger on to the right, and lift it")
    case .beginInteractiveDismiss: return .byHand("pull the sheet down a little, and keep the finger down")
    case .cancelInteractiveDismiss: return .byHand("let the sheet spring back")
    case .finishInteractiveDismiss: return .byHand("pull the sheet on, and let it go")
    case .interactiveDismiss: return .byHand("pull the sheet down and off the screen")
    case .attemptInteractiveDismiss: return .byHand("set isModalInPresentation, and pull the sheet down")
    case .beginInteractivePush, .cancelInteractivePush, .finishInteractivePush:
      return .byHand("needs a percent-driven transition of your own; drive it with the finger")
    case .peekPress, .peekPreview, .peekRelease, .peekCommit:
      return .byHand("press on a view that is registered for previewing")
    case .contextMenuShow, .contextMenuDismiss, .contextMenuCommit:
      return .byHand("touch and hold a view with a context menu")
    case .pageForward where isCode: return .code("front(Pages.self)?.turn(by: 1, \(animated))")
    case .pageBack where isCode: return .code("front(Pages.self)?.turn(by: -1, \(animated))")
    case .pageForward, .beginPageForward: return .byHand("swipe to the next page")
    case .pageBack, .beginPageBack: return .byHand("swipe to the page before")
    case .cancelPageForward, .cancelPageBack: return .byHand("let the page fall back")
    case .finishPageForward, .finishPageBack: return .byHand("turn the page all the way")
    case .launch, .launchByURL, .launchByPush:
      return .byHand("the app is launched: by now it has happened, or open the app again")
    case .home: return .byHand("leave the app")
    case .reopen, .reopenByURL, .reopenByPush: return .byHand("open the app again")
    case .appSwitcher, .appSwitcherReturn: return .byHand("open the app switcher, or come back from it")
    case .terminate: return .byHand("throw the app out of the app switcher")
    case .memoryWarning: return .byHand("in the simulator: Debug, Simulate Memory Warning")
    case .rotate, .collapse, .expand: return .byHand("turn the device, or change the size of the window")
    case .beginSearch:
      return .byHand(
        "give the view controller a search controller (navigationItem.searchController); tap the search bar")
    case .typeSearch: return .byHand("type a letter")
    case .clearSearch: return .byHand("delete the text")
    case .endSearch: return .byHand("tap Cancel")
    case .becomeCompact: return .byHand("open another app beside this one, and make this one's window narrow")
    case .becomeRegular: return .byHand("make the window wide again")
    case .unwind: return .byHand("unwind segues need a storyboard")
    case .lock: return .byHand("lock the device")
    case .unlock: return .byHand("unlock the device")
    case .incomingCall: return .byHand("call this device from another one")
    case .declineCall: return .byHand("decline the call")
    case .controlCentreOpen, .controlCentreClose: return .byHand("open or close Control Center")
    case .openNotificationCenter, .closeNotificationCenter: return .byHand("open or close Notification Center")
    case .memoryReclaim: return .byHand("leave the app, and stop it in Xcode; the log goes on when it is opened again")
    case .openScene: return .byHand("open the app a second time beside itself: drag its icon out of the Dock")
    case .closeScene: return .byHand("close the window in the app switcher")
    case .prewarm, .backgroundTimeout, .backgroundWorkDone, .receivePushInBackground, .wakeInBackground,
      .launchExtension, .completeRequest, .cancelRequest:
      return .somehow
    }
  }

  /// The names that display modes have had since iOS 14.
  private static let displayModes = [
    "primaryHidden": "secondaryOnly", "allVisible": "oneBesideSecondary", "primaryOverlay": "oneOverSecondary",
  ]

  private static func columnCall(_ word: ActionWord, _ name: String) -> String {
    switch word {
    case .showColumn: "show(.\(name))"
    case .hideColumn: "hide(.\(name))"
    default: "preferredDisplayMode = .\(displayModes[name] ?? name)"
    }
  }
}

extension Callback {
  fileprivate var isOfTabBarDelegate: Bool {
    [.shouldSelect, .didSelect, .shouldSelectTab, .didSelectTab].contains(self)
  }
}

extension Action.Argument {
  /// The names of what it makes.
  var names: [String] {
    switch self {
    case .term(let term), .presentation(let term, _, _): term.names
    case .stack(let terms): terms.flatMap(\.names)
    case .none, .name, .pair, .swiftUI: []
    }
  }
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
  fileprivate var term: Structure.Term? { if case .term(let term) = self { term } else { nil } }
  fileprivate var pair: (String, String)? {
    if case .pair(let first, let second) = self { (first, second) } else { nil }
  }
}
