extension Explanation {
  /// What a step of a scenario can run into.
  static let ofSteps: [Explanation] = [
    Explanation(
      "simulation.already-presenting",
      "A controller presents one other at a time. Dismiss the first, or let that one present the next.",
      .flow(
        wrong: ["A", "present B as pageSheet from A", "present C as pageSheet from A"],
        right: ["A", "present B as pageSheet from A", "present C as pageSheet from B"])),
    Explanation(
      "simulation.already-there",
      "A view controller stands in one place of the hierarchy. A second one of the same class needs a name of its own.",
      .flow(wrong: ["nav(A)", "push A"], right: ["nav(A)", "push A2"])),
    Explanation(
      "simulation.cannot-be-pushed",
      "UIKit refuses to push a navigation or split view controller. Push what it would hold, or present it.",
      .flow(wrong: ["nav(A)", "push nav(B)"], right: ["nav(A)", "present nav(B) as pageSheet from A"])),
    Explanation(
      "simulation.cannot-hide-column",
      "A split view controller always shows its secondary column. Only the others can be hidden.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "hideColumn secondary", "--idiom", "pad"],
        right: ["split(primary: A, secondary: B)", "hideColumn primary", "--idiom", "pad"])),
    Explanation(
      "simulation.cannot-interrupt",
      "The model has few things that happen while a transition runs: 'addChild' to a controller that appears, and from iOS 18 'pop' while a push runs. What UIKit calls for others is in no log here.",
      .said(wrong: "A push during a push", right: "A pop during a push")),
    Explanation(
      "simulation.empty-stack", "A navigation controller has at least one view controller on its stack.",
      .flow(wrong: ["nav(A)", "setStack []"], right: ["nav(A)", "setStack [B]"])),
    Explanation(
      "simulation.forwards-automatically",
      "Only a container that passes appearance calls on by hand begins and ends its children's transitions itself. 'manualForwarding' names those containers.",
      .edit(
        .scenario,
        wrong: "structure: P contains A\nsteps:\n  - beginAppearanceTransition A\n  - endAppearanceTransition A",
        right:
          "structure: P contains A\nmanualForwarding: [P]\nsteps:\n  - beginAppearanceTransition A\n  - endAppearanceTransition A"
      )),
    Explanation(
      "simulation.forwards-by-hand",
      "UIKit raises an exception for its own transition between children in a container that passes appearance calls on by hand.",
      .edit(
        .scenario, wrong: "structure: P contains A\nmanualForwarding: [P]\nsteps: [transition A to B]",
        right: "structure: P contains A\nsteps: [transition A to B]")),
    Explanation(
      "simulation.in-extension",
      "While an extension runs, nothing happens that happens to apps. End its request first.",
      .flow(wrong: ["nav(A)", "launchExtension", "home"], right: ["nav(A)", "launchExtension", "completeRequest"])),
    Explanation(
      "simulation.needs-pad",
      "The width of a phone's window does not change between regular and compact. Name an iPad as the platform.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "becomeCompact"],
        right: ["split(primary: A, secondary: B)", "becomeCompact", "--idiom", "pad"])),
    Explanation(
      "simulation.never-there",
      "'again: true' brings back an instance that the app has kept, so one of that name was there before.",
      .edit(
        .scenario, wrong: "steps:\n  - {do: push Detail, again: true}",
        right: "steps:\n  - push Detail\n  - pop\n  - {do: push Detail, again: true}")),
    Explanation(
      "simulation.no-child", "Only a child in a container of the app's own is removed or exchanged.",
      .flow(wrong: ["nav(A)", "removeChild A"], right: ["P contains A", "removeChild A"])),
    Explanation(
      "simulation.no-container",
      "UIKit's own containers add their children themselves. Children are added to a controller of the app's own.",
      .flow(wrong: ["swiftui A", "addChild B to A"], right: ["P contains A", "addChild B to P"])),
    Explanation(
      "simulation.no-extension", "A request ends in an extension that runs. Start one with 'launchExtension'.",
      .flow(wrong: ["nav(A)", "completeRequest"], right: ["nav(A)", "launchExtension", "completeRequest"])),
    Explanation(
      "simulation.no-gesture",
      "Only a sheet or a popover is dismissed by a gesture; what covers the whole screen needs a call.",
      .flow(
        wrong: ["nav(A)", "present B as fullScreen from A", "attemptInteractiveDismiss"],
        right: ["nav(A)", "present B as pageSheet from A", "attemptInteractiveDismiss"])),
    Explanation(
      "simulation.no-navigation", "Pushing and popping need a navigation controller in front of the screen.",
      .flow(wrong: ["A", "push B"], right: ["nav(A)", "push B"])),
    Explanation(
      "simulation.no-page-controller", "Turning a page needs a page view controller in front of the screen.",
      .flow(wrong: ["A", "pageForward"], right: ["page(A, B)", "pageForward"])),
    Explanation(
      "simulation.no-pages", "A page view controller has at least one page.",
      .flow(wrong: ["page()", "launch"], right: ["page(A)", "launch"])),
    Explanation(
      "simulation.no-peek", "What follows a peek needs the peek before it, at the same controller.",
      .flow(
        wrong: ["nav(A)", "peekCommit B", "--ios", "12"],
        right: ["nav(A)", "peekPress B", "peekPreview B", "peekCommit B", "--ios", "12"])),
    Explanation(
      "simulation.no-representable",
      "Only a view that stands for something of UIKit's, 'uikit' or 'uiview', is updated.",
      .flow(wrong: ["swiftui P", "swiftui:UPDATE P"], right: ["swiftui P contains uikit C", "swiftui:UPDATE C"])),
    Explanation(
      "simulation.no-scenes",
      "The app of this scenario has no scenes: they came with iOS 13, and an app has to adopt them.",
      .edit(
        .scenario, wrong: "platform: {ios: 17, scenes: false}\nsteps: [openScene Second]",
        right: "platform: {ios: 17, idiom: pad}\nsteps: [openScene Second]")),
    Explanation(
      "simulation.no-search", "A search can be typed into or ended only while it is under way.",
      .flow(wrong: ["nav(A)", "endSearch"], right: ["nav(A)", "beginSearch Results", "endSearch"])),
    Explanation(
      "simulation.no-search-bar",
      "A search begins in a view controller in front of the screen that can have a search bar.",
      .flow(wrong: ["swiftui A", "beginSearch Results"], right: ["nav(A)", "beginSearch Results"])),
    Explanation(
      "simulation.no-search-text", "There is text to clear only after some was typed.",
      .flow(
        wrong: ["nav(A)", "beginSearch Results", "clearSearch"],
        right: ["nav(A)", "beginSearch Results", "typeSearch", "clearSearch"])),
    Explanation(
      "simulation.no-split", "Columns are those of a split view controller in front of the screen.",
      .flow(
        wrong: ["A", "showColumn primary"],
        right: ["split(primary: A, secondary: B)", "showColumn primary", "--idiom", "pad"])),
    Explanation(
      "simulation.no-such-column", "A split view controller has the columns that the structure gives it.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "showColumn supplementary", "--idiom", "pad"],
        right: ["split(primary: A, supplementary: S, secondary: B)", "showColumn supplementary", "--idiom", "pad"])),
    Explanation(
      "simulation.no-such-page", "There is no page in that direction.",
      .flow(wrong: ["page(A, B)", "pageBack"], right: ["page(A, B)", "pageForward"])),
    Explanation(
      "simulation.no-such-tab", "The tabs are those of the structure, by the name of what they show.",
      .flow(wrong: ["tabBar(A, B)", "selectTab C"], right: ["tabBar(A, B)", "selectTab B"])),
    Explanation(
      "simulation.no-such-view", "A SwiftUI action names a view that is on screen.",
      .flow(wrong: ["swiftui P", "swiftui:REMOVE Q"], right: ["swiftui P contains uikit C", "swiftui:REMOVE C"])),
    Explanation(
      "simulation.no-swiftui", "SwiftUI actions need SwiftUI views in the structure.",
      .flow(wrong: ["nav(A)", "swiftui:PUSH B"], right: ["swiftui NavigationStack(A)", "swiftui:PUSH B"])),
    Explanation(
      "simulation.no-tab-bar", "Selecting a tab needs a tab bar controller on screen.",
      .flow(wrong: ["nav(A)", "selectTab B"], right: ["tabBar(A, B)", "selectTab B"])),
    Explanation(
      "simulation.no-tabs", "A tab bar controller has at least one tab.",
      .flow(wrong: ["tabBar()", "launch"], right: ["tabBar(A)", "launch"])),
    Explanation(
      "simulation.no-transition", "An interactive transition is finished or cancelled after it has begun.",
      .flow(
        wrong: ["nav(A, B)", "cancelInteractivePop"],
        right: ["nav(A, B)", "beginInteractivePop", "cancelInteractivePop"])),
    Explanation(
      "simulation.no-view-controllers", "This structure is the app alone, without view controllers. Give it some.",
      .flow(wrong: ["app", "launch", "push B"], right: ["nav(A)", "launch", "push B"])),
    Explanation(
      "simulation.not-on-screen", "What is done to a controller needs it on screen at that step.",
      .flow(
        wrong: ["nav(A)", "push B", "pop", "present C as pageSheet from B"],
        right: ["nav(A)", "push B", "present C as pageSheet from B"])),
    Explanation(
      "simulation.not-on-stack", "'popTo' names a controller that is on the navigation stack.",
      .flow(wrong: ["nav(A)", "popTo B"], right: ["nav(A, B)", "popTo A"])),
    Explanation(
      "simulation.not-presented", "'dismiss' names what is presented.",
      .flow(wrong: ["nav(A, B)", "dismiss B"], right: ["nav(A)", "present B as pageSheet from A", "dismiss B"])),
    Explanation(
      "simulation.nothing-begun",
      "An appearance transition that is passed on by hand is ended only after it has begun.",
      .edit(
        .scenario, wrong: "structure: P contains A\nmanualForwarding: [P]\nsteps:\n  - endAppearanceTransition A",
        right:
          "structure: P contains A\nmanualForwarding: [P]\nsteps:\n  - beginAppearanceTransition A\n  - endAppearanceTransition A"
      )),
    Explanation(
      "simulation.nothing-presented", "A gesture that dismisses needs a presentation in front.",
      .flow(wrong: ["A", "interactiveDismiss"], right: ["A", "present B as pageSheet from A", "interactiveDismiss"])),
    Explanation(
      "simulation.nothing-runs",
      "'during' places a step into the transition of the step before, so that step has to run one.",
      .edit(
        .scenario, wrong: "structure: tabBar(A, B)\nsteps:\n  - rotate\n  - {do: addChild C to A, during: rotate}",
        right: "structure: tabBar(A, B)\nsteps:\n  - selectTab B\n  - {do: addChild C to B, during: selectTab B}")),
    Explanation(
      "simulation.nothing-to-pop", "There has to be a controller above the one at the bottom of the stack.",
      .flow(wrong: ["nav(A)", "pop"], right: ["nav(A)", "push B", "pop"])),
    Explanation(
      "simulation.nowhere-to-unwind", "An unwind segue leads back to a controller from one above it.",
      .flow(wrong: ["nav(A)", "unwind A"], right: ["nav(A, B)", "unwind A"])),
    Explanation(
      "simulation.peek-under-way", "While something is peeked at, nothing else happens. Release or commit it first.",
      .flow(
        wrong: ["nav(A)", "peekPress B", "peekPreview B", "push C", "--ios", "12"],
        right: ["nav(A)", "peekPress B", "peekPreview B", "peekRelease B", "push C", "--ios", "12"])),
    Explanation(
      "simulation.repeated-name", "Each controller of a structure has a name of its own.",
      .flow(wrong: ["nav(A, A)", "launch"], right: ["nav(A, B)", "launch"])),
    Explanation(
      "simulation.search-under-way", "A search begins where none is under way.",
      .flow(
        wrong: ["nav(A)", "beginSearch Results", "beginSearch Results"],
        right: ["nav(A)", "beginSearch Results", "endSearch", "beginSearch Results"])),
    Explanation(
      "simulation.transition-under-way",
      "While an interactive transition is under way, nothing else happens. Finish or cancel it first.",
      .flow(
        wrong: ["nav(A, B)", "beginInteractivePop", "push C"],
        right: ["nav(A, B)", "beginInteractivePop", "cancelInteractivePop", "push C"])),
    Explanation(
      "simulation.unavailable",
      "What the scenario names came with a later release than it runs on, or went with an earlier one.",
      .flow(
        wrong: ["nav(A)", "contextMenuShow B", "--ios", "12"], right: ["nav(A)", "contextMenuShow B", "--ios", "13"])),
    Explanation(
      "simulation.unknown-background-event", "The system runs an app in the background for a few reasons only.",
      .flow(
        wrong: ["app in NotRunning", "wakeInBackground lunch"], right: ["app in NotRunning", "wakeInBackground fetch"])),
    Explanation(
      "simulation.unknown-controller",
      "An action names a controller that is there, in the structure or by an earlier step.",
      .flow(wrong: ["A", "present B as pageSheet from C"], right: ["A", "present B as pageSheet from A"])),
    Explanation(
      "simulation.unknown-display-mode",
      "A split view controller has a few display modes, which are named as in UIKit.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "displayMode sideBySide", "--idiom", "pad"],
        right: ["split(primary: A, secondary: B)", "displayMode secondaryOnly", "--idiom", "pad"])),
    Explanation(
      "simulation.wrong-app-state", "What happens to an app depends on the state that it is in.",
      .flow(wrong: ["app in Active", "reopen"], right: ["app in Active", "home", "reopen"])),
    Explanation(
      "simulation.wrong-columns", "A split view collapses where it is expanded, and expands where it is collapsed.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "expand", "--idiom", "pad"],
        right: ["split(primary: A, secondary: B)", "collapse", "expand", "--idiom", "pad"])),
    Explanation(
      "simulation.wrong-scene", "A scene is opened where it is closed, and closed where it is open.",
      .flow(
        wrong: ["scene(Main, Second)", "openScene Main", "--idiom", "pad"],
        right: ["scene(Main)", "openScene Second", "--idiom", "pad"])),
    Explanation(
      "simulation.wrong-width", "A window becomes compact where it is regular, and regular where it is compact.",
      .flow(
        wrong: ["split(primary: A, secondary: B)", "becomeRegular", "--idiom", "pad"],
        right: ["split(primary: A, secondary: B)", "becomeCompact", "becomeRegular", "--idiom", "pad"])),
  ]
}
