import Diagnostics

// The situations of SwiftUI views, of the app and of delegates.
extension SituationTopic {
  static let viewShowingSituations = [
    Situation(
      "It is pushed onto a navigation stack",
      .init(in: "swiftui NavigationStack(Other)", "swiftui:PUSH Screen", shownBy: "swiftui-navigation-stack", 1)),
    Situation(
      "It is presented",
      .init("full screen", in: "swiftui Other", "swiftui:COVER Screen", shownBy: "swiftui-full-screen-cover", 1),
      .init("as a sheet", in: "swiftui Other", "swiftui:SHEET Screen", shownBy: "swiftui-sheet", 1)),
    Situation(
      "Its tab is selected",
      .init(
        "for the first time", in: "swiftui TabView(Other, Screen)", "launch", "swiftui:TAB Screen",
        shownBy: "swiftui-tab-view", 2),
      .init(
        "again", in: "swiftui TabView(Screen, Other)", "launch", "swiftui:TAB Other", "swiftui:TAB Screen",
        shownBy: "swiftui-tab-view", 3)),
    Situation(
      "The user comes back to it",
      .init(
        "from a pushed screen", in: "swiftui NavigationStack(Screen)", "swiftui:PUSH Other", "swiftui:POP",
        shownBy: "swiftui-navigation-stack", 2),
      .init(
        "from a full-screen modal", in: "swiftui Screen", "swiftui:COVER Other", "swiftui:DISMISS",
        shownBy: "swiftui-full-screen-cover", 2),
      .init(
        "from a sheet", in: "swiftui Screen", "swiftui:SHEET Other", "swiftui:DISMISS", shownBy: "swiftui-sheet", 2),
      .init("from the Home Screen", in: "swiftui Screen", "home", "reopen", shownBy: "swiftui-scene-phase", 2)),
    Situation(
      "Its identity changes (`id`)",
      .init(in: "swiftui Page contains Screen", "swiftui:ID Screen", shownBy: "swiftui-id", 1)),
    Situation(
      "A condition shows it again (`if`)",
      .init(
        in: "swiftui Page contains Screen", "swiftui:REMOVE Screen", "swiftui:INSERT Screen",
        shownBy: "swiftui-remove-insert", 2)),
  ]

  static let viewLeavingSituations = [
    Situation(
      "Another screen is pushed on top of it",
      .init(in: "swiftui NavigationStack(Screen)", "swiftui:PUSH Other", shownBy: "swiftui-navigation-stack", 1)),
    Situation(
      "Another screen is presented over it",
      .init("full screen", in: "swiftui Screen", "swiftui:COVER Other", shownBy: "swiftui-full-screen-cover", 1),
      .init("as a sheet", in: "swiftui Screen", "swiftui:SHEET Other", shownBy: "swiftui-sheet", 1)),
    Situation(
      "Another tab is selected",
      .init(in: "swiftui TabView(Screen, Other)", "launch", "swiftui:TAB Other", shownBy: "swiftui-tab-view", 2)),
    Situation(
      "It is popped",
      .init(in: "swiftui NavigationStack(Other, Screen)", "swiftui:POP", shownBy: "swiftui-navigation-stack", 2)),
    Situation(
      "It is dismissed",
      .init(
        "full screen", in: "swiftui Other", "swiftui:COVER Screen", "swiftui:DISMISS",
        shownBy: "swiftui-full-screen-cover",
        2),
      .init("as a sheet", in: "swiftui Other", "swiftui:SHEET Screen", "swiftui:DISMISS", shownBy: "swiftui-sheet", 2)),
    Situation(
      "The app goes to the background", .init(in: "swiftui Screen", "home", shownBy: "swiftui-scene-phase", 1)),
  ]

  static func represented(_ term: String, in scenario: String) -> [Situation] {
    [
      Situation(
        "The view that contains it is shown",
        .init(in: "swiftui Page contains \(term)", "launch", shownBy: scenario, 1)),
      Situation(
        "State that it reads changes",
        .init(in: "swiftui Page contains \(term)", "swiftui:UPDATE Screen", shownBy: scenario, 2)),
      Situation(
        "A sheet is presented over it",
        .init(in: "swiftui Page contains \(term)", "swiftui:SHEET Other", shownBy: "swiftui-sheet", 1)),
      Situation(
        "Another screen is pushed on top of it",
        .init(
          in: "swiftui NavigationStack(Page contains \(term))", "swiftui:PUSH Other", shownBy: "representable-view", 3)),
      Situation(
        "Its identity changes (`id`)",
        .init(in: "swiftui Page contains \(term)", "swiftui:ID Screen")),
      Situation(
        "A condition removes it (`if`)",
        .init(in: "swiftui Page contains \(term)", "swiftui:REMOVE Screen")),
    ]
  }

  static let appSituations = [
    Situation("The user opens the app, which wasn’t running", .init(in: "app", "launch", shownBy: "app-launch", 1)),
    Situation("The user goes to the Home Screen", .init(in: "app in Active", "home", shownBy: "app-home", 1)),
    Situation(
      "The user comes back to the app", .init(in: "Screen", "home", "reopen", shownBy: "app-home-and-reopen", 2)),
    Situation(
      "The user only looks away",
      .init(
        "at the app switcher", in: "Screen", "appSwitcher", "appSwitcherReturn", counting: 2,
        shownBy: "app-switcher-return", 2),
      .init(
        "at Control Center", in: "Screen", "controlCentreOpen", "controlCentreClose", counting: 2,
        shownBy: "app-control-centre", 2)),
    Situation(
      "The user removes the app in the app switcher",
      .init(in: "Screen", "appSwitcher", "terminate", counting: 2, shownBy: "app-terminate-with-scenes", 2)),
    Situation(
      "A link opens the app",
      .init("which wasn’t running", in: "Screen", "launchByURL", shownBy: "launch-by-url", 1),
      .init("which is in the background", in: "Screen", "home", "reopenByURL", shownBy: "app-reopen-by-url", 2)),
  ]

  static let navigationSituations = [
    Situation("A screen is pushed", .init(in: "nav(Root)", "push Detail", shownBy: "navigation-delegate", 1)),
    Situation("A screen is popped", .init(in: "nav(Root, Detail)", "pop", shownBy: "push-pop", 3)),
    Situation(
      "The user swipes back",
      .init(
        "to the end", in: "nav(Root, Detail)", "beginInteractivePop", "finishInteractivePop", counting: 2,
        shownBy: "swipe-back-finished", 2),
      .init(
        "and cancels", in: "nav(Root, Detail)", "beginInteractivePop", "cancelInteractivePop", counting: 2,
        shownBy: "navigation-delegate", 3)),
    Situation(
      "The whole stack is popped", .init(in: "nav(Root, Middle, Top)", "popToRoot", shownBy: "pop-to-root", 4)),
    Situation(
      "The stack is replaced", .init(in: "nav(Root, Form)", "setStack [Root, Result]", shownBy: "set-stack-new-top", 1)),
    Situation(
      "A screen is presented over it",
      .init("full screen", in: "nav(Root)", "present Modal as fullScreen from Root", shownBy: "modal-full-screen", 2),
      .init("as a sheet", in: "nav(Root)", "present Modal as pageSheet from Root", shownBy: "sheet", 2)),
  ]

  static let presentationSituations = [
    Situation(
      "A screen is presented",
      .init("full screen", in: "Root", "present Modal as fullScreen from Root", shownBy: "modal-full-screen", 2),
      .init("as a sheet", in: "Root", "present Modal as pageSheet from Root", shownBy: "sheet", 2),
      .init("as a popover, on an iPhone", in: "Root", "present Modal as popover from Root", shownBy: "popover-phone", 1)
    ),
    Situation(
      "The user swipes a sheet down",
      .init(in: "Root ; Root presents Modal as pageSheet", "interactiveDismiss", shownBy: "sheet-swipe-down", 1)),
    Situation(
      "The user begins to drag a sheet down",
      .init(
        "and finishes", in: "Root ; Root presents Modal as pageSheet", "beginInteractiveDismiss",
        "finishInteractiveDismiss", counting: 2, shownBy: "sheet-drag-finished", 2),
      .init(
        "and cancels", in: "Root ; Root presents Modal as pageSheet", "beginInteractiveDismiss",
        "cancelInteractiveDismiss", counting: 2, shownBy: "sheet-drag-cancelled", 2)),
    Situation(
      "The user tries to swipe down a sheet that refuses (`isModalInPresentation`)",
      .init(
        in: "Root ; Root presents Modal as pageSheet", "attemptInteractiveDismiss", shownBy: "sheet-dismissal-refused",
        1)),
    Situation(
      "Your code dismisses the screen",
      .init(
        "full screen", in: "Root ; Root presents Modal as fullScreen", "dismiss Modal", shownBy: "modal-full-screen", 3),
      .init("as a sheet", in: "Root ; Root presents Modal as pageSheet", "dismiss Modal", shownBy: "sheet", 3)),
  ]

  static let tabSituations = [
    Situation(
      "The user taps another tab",
      .init("for the first time", in: "tabBar(First, Second)", "selectTab Second", shownBy: "tab-delegate", 1),
      .init("again", in: "tabBar(First, Second)", "selectTab Second", "selectTab First", shownBy: "tab-delegate", 2)),
    Situation(
      "The user taps the tab that is selected",
      .init(in: "tabBar(nav(List, Detail), Other)", "selectTab List", shownBy: "tab-selected-again", 1)),
    Situation(
      "A screen is pushed inside a tab",
      .init(in: "tabBar(nav(List), Other)", "push Detail", shownBy: "tab-with-pushed-stack", 1)),
  ]
}
