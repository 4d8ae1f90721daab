import Diagrams

/// The diagrams that are recorded, by the names of their files.
enum Machine: String, CaseIterable {
  case appearance
  case appearancePath = "appearance-path"
  case app
  case appPath = "app-path"

  var diagram: StateDiagram {
    switch self {
    case .appearance: .appearance
    case .appearancePath: .appearancePath
    case .app: .app
    case .appPath: .appPath
    }
  }
}

extension StateDiagram {
  /// The appearance of a view controller.
  static var appearance: StateDiagram {
    StateDiagram(
      id: "appearance", title: "Appearance of a view controller",
      summary: "Five states from not loaded to appeared, and the callbacks that lead from one to the next.",
      states: [
        State(id: "initial", label: "", kind: .initial), State(id: "not_loaded", label: "Not loaded"),
        State(id: "disappeared", label: "Disappeared"), State(id: "appearing", label: "Appearing"),
        State(id: "appeared", label: "Appeared"), State(id: "disappearing", label: "Disappearing"),
      ],
      transitions: [
        Transition(id: "begin", source: "initial", target: "not_loaded", triggers: ["init"]),
        Transition(id: "load", source: "not_loaded", target: "disappeared", triggers: ["loadView", "viewDidLoad"]),
        Transition(id: "will_appear", source: "disappeared", target: "appearing", triggers: ["viewWillAppear"]),
        Transition(
          id: "did_appear", source: "appearing", target: "appeared", triggers: ["viewIsAppearing", "viewDidAppear"]),
        Transition(id: "will_disappear", source: "appeared", target: "disappearing", triggers: ["viewWillDisappear"]),
        Transition(id: "did_disappear", source: "disappearing", target: "disappeared", triggers: ["viewDidDisappear"]),
        Transition(id: "cancel_appear", source: "appearing", target: "disappearing", triggers: ["viewWillDisappear"]),
        Transition(id: "cancel_disappear", source: "disappearing", target: "appearing", triggers: ["viewWillAppear"]),
        Transition(id: "unload", source: "disappeared", target: "not_loaded", triggers: ["deinit"]),
      ])
  }

  /// The appearance machine with the path of a push, a swipe back that is cancelled, and a pop.
  static var appearancePath: StateDiagram {
    var diagram = StateDiagram.appearance
    let path = [
      "load", "will_appear", "did_appear", "will_disappear", "cancel_disappear", "did_appear", "will_disappear",
      "did_disappear",
    ]
    diagram.path = path.enumerated().map { PathStep(transition: $1, number: $0 + 1) }
    diagram.start = "not_loaded"
    diagram.end = "disappeared"
    return diagram
  }

  /// An app's states, nested.
  static var app: StateDiagram {
    StateDiagram(
      id: "app", title: "States of an app",
      summary: "An app is not running, in the foreground (inactive or active), or in the background.",
      states: [
        State(id: "initial", label: "", kind: .initial), State(id: "not_running", label: "Not running"),
        State(id: "foreground", label: "Foreground", kind: .composite),
        State(id: "inactive", label: "Inactive", parent: "foreground"),
        State(id: "active", label: "Active", parent: "foreground"),
        State(id: "background", label: "Background", kind: .composite),
        State(id: "running", label: "Running", parent: "background"),
        State(id: "suspended", label: "Suspended", parent: "background"),
      ],
      transitions: [
        Transition(id: "begin", source: "initial", target: "not_running", triggers: []),
        Transition(
          id: "launch", source: "not_running", target: "inactive",
          triggers: ["application(_:didFinishLaunchingWithOptions:)"]),
        Transition(id: "activate", source: "inactive", target: "active", triggers: ["applicationDidBecomeActive"]),
        Transition(id: "resign", source: "active", target: "inactive", triggers: ["applicationWillResignActive"]),
        Transition(
          id: "leave", source: "inactive", target: "running", triggers: ["applicationDidEnterBackground"]),
        Transition(
          id: "enter", source: "running", target: "inactive", triggers: ["applicationWillEnterForeground"]),
        Transition(id: "suspend", source: "running", target: "suspended", triggers: ["(no callback)"]),
        Transition(id: "resume", source: "suspended", target: "running", triggers: ["(no callback)"]),
        Transition(id: "kill", source: "background", target: "not_running", triggers: ["applicationWillTerminate"]),
      ])
  }

  /// The app machine with the path of a user who goes home and comes back.
  static var appPath: StateDiagram {
    var diagram = StateDiagram.app
    let path = ["resign", "leave", "suspend", "resume", "enter", "activate"]
    diagram.path = path.enumerated().map { PathStep(transition: $1, number: $0 + 1) }
    diagram.start = "active"
    diagram.end = "active"
    return diagram
  }
}

extension StateDiagram {
  /// Labels in several scripts, with what XML and DOT could trip over.
  static var scripts: StateDiagram {
    StateDiagram(
      id: "scripts", title: "화면 \"수명\" <주기> & 画面", summary: "Labels in several scripts \u{1}",
      states: [
        State(id: "outer", label: "バックグラウンドにある状態", kind: .composite),
        State(id: "ko", label: "화면이 나타나기 직전"),
        State(id: "ja", label: "画面が表示される直前", parent: "outer"),
        State(id: "emoji", label: "👨‍👩‍👧 👍🏽 🇰🇷 ❤️", parent: "outer"),
        State(id: "markup", label: "a < b && \"c\" ]]> \u{7}\nsecond line"),
      ],
      transitions: [
        Transition(id: "a", source: "ko", target: "ja", triggers: ["앱이 백그라운드로 들어가려고 할 때"]),
        Transition(id: "b", source: "ja", target: "emoji", triggers: ["アプリがバックグラウンドに移行する直前に呼ばれる"]),
        Transition(id: "c", source: "emoji", target: "markup", triggers: ["<&>", "tap 👆"]),
        Transition(id: "d", source: "markup", target: "markup", triggers: ["e\u{301}crit"]),
        Transition(id: "e", source: "ko", target: "outer", triggers: []),
      ],
      path: (1...40).map { PathStep(transition: $0.isMultiple(of: 2) ? "a" : "d", number: $0) }, start: "outer",
      end: "ja")
  }
}
