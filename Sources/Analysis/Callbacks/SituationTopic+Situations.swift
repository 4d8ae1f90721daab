import Diagnostics

extension SituationTopic {
  /// The situations that the page of such a callback answers, in reading order.
  var situations: [Situation] {
    switch self {
    case .showing: [Self.pushed, Self.presented, Self.tabSelected, Self.comeBackTo, Self.added, Self.swipedBackInVain]
    case .leaving: [Self.pushedOver, Self.presentedOver, Self.otherTab, Self.popped, Self.dismissed, Self.background]
    case .layout: [Self.pushed, Self.presented, Self.tabSelected, Self.comeBackTo, Self.rotated, Self.background]
    case .containment: [Self.added, Self.removed, Self.pushed, Self.popped, Self.presented, Self.dismissed]
    case .memory:
      [Self.shortOfMemory, Self.pushedOver, Self.presentedOver, Self.otherTab, Self.background, Self.rotated]
    case .viewShowing: Self.viewShowingSituations
    case .viewLeaving: Self.viewLeavingSituations
    case .representedController: Self.represented("uikit Screen", in: "representable-controller")
    case .representedView: Self.represented("uiview Screen", in: "representable-view")
    case .app: Self.appSituations
    case .navigation: Self.navigationSituations
    case .presentation: Self.presentationSituations
    case .tabs: Self.tabSituations
    }
  }

  private static let pushed = Situation(
    "It is pushed onto a navigation stack", .init(in: "nav(Other)", "push Screen", shownBy: "push-pop", 2))
  private static let presented = Situation(
    "It is presented",
    .init("full screen", in: "Other", "present Screen as fullScreen from Other", shownBy: "modal-full-screen", 2),
    .init("as a sheet", in: "Other", "present Screen as pageSheet from Other", shownBy: "sheet", 2))
  private static let tabSelected = Situation(
    "Its tab is selected",
    .init("for the first time", in: "tabBar(Other, Screen)", "selectTab Screen", shownBy: "tab-first-visit", 2),
    .init("again", in: "tabBar(Screen, Other)", "selectTab Other", "selectTab Screen", shownBy: "tab-first-visit", 3))
  private static let comeBackTo = Situation(
    "The user comes back to it",
    .init("from a pushed screen", in: "nav(Screen)", "push Other", "pop", shownBy: "push-pop", 3),
    .init(
      "from a full-screen modal", in: "Screen", "present Other as fullScreen from Screen", "dismiss Other",
      shownBy: "modal-full-screen", 3),
    .init(
      "from a sheet", in: "Screen", "present Other as pageSheet from Screen", "dismiss Other", shownBy: "sheet", 3),
    .init("from the Home Screen", in: "Screen", "home", "reopen", shownBy: "app-home-and-reopen", 2))
  private static let added = Situation(
    "It is added as a child of a visible view controller",
    .init(in: "parent Container contains nothing", "addChild Screen to Container", shownBy: "container-add-child", 1))
  private static let removed = Situation(
    "It is removed from its parent",
    .init(in: "parent Container contains Screen", "removeChild Screen", shownBy: "container-remove-child", 1))
  private static let swipedBackInVain = Situation(
    "The user begins to swipe back from it, and cancels",
    .init(
      in: "nav(Other, Screen)", "beginInteractivePop", "cancelInteractivePop", counting: 2,
      shownBy: "swipe-back-cancelled",
      2))

  private static let pushedOver = Situation(
    "Another screen is pushed on top of it", .init(in: "nav(Screen)", "push Other", shownBy: "push-pop", 2))
  private static let presentedOver = Situation(
    "Another screen is presented over it",
    .init("full screen", in: "Screen", "present Other as fullScreen from Screen", shownBy: "modal-full-screen", 2),
    .init("as a sheet", in: "Screen", "present Other as pageSheet from Screen", shownBy: "sheet", 2))
  private static let otherTab = Situation(
    "Another tab is selected", .init(in: "tabBar(Screen, Other)", "selectTab Other", shownBy: "tab-first-visit", 2))
  private static let popped = Situation(
    "It is popped",
    .init("with the Back button", in: "nav(Other, Screen)", "pop", shownBy: "push-pop", 3),
    .init(
      "by a swipe", in: "nav(Other, Screen)", "beginInteractivePop", "finishInteractivePop", counting: 2,
      shownBy: "swipe-back-finished", 2),
    .init(
      "by a swipe that the user cancels", in: "nav(Other, Screen)", "beginInteractivePop", "cancelInteractivePop",
      counting: 2, shownBy: "swipe-back-cancelled", 2))
  private static let dismissed = Situation(
    "It is dismissed",
    .init(
      "full screen", in: "Other ; Other presents Screen as fullScreen", "dismiss Screen", shownBy: "modal-full-screen",
      3),
    .init(
      "as a sheet, in code", in: "Other ; Other presents Screen as pageSheet", "dismiss Screen", shownBy: "sheet", 3),
    .init(
      "as a sheet, by a swipe", in: "Other ; Other presents Screen as pageSheet", "interactiveDismiss",
      shownBy: "sheet-swipe-down", 1))
  private static let background = Situation(
    "The app goes to the background", .init(in: "Screen", "home", shownBy: "app-home-and-reopen", 1))
  private static let rotated = Situation(
    "The device rotates", .init(in: "Screen", "rotate", shownBy: "rotate-phone", 1))
  private static let shortOfMemory = Situation(
    "Memory runs low",
    .init("while it is visible", in: "nav(Screen)", "memoryWarning", shownBy: "memory-warning", 1),
    .init("while another screen covers it", in: "nav(Screen, Other)", "memoryWarning", shownBy: "memory-warning", 1))
}
