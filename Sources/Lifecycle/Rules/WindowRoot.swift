extension Rule {
  /// The window of an app without scenes comes on screen at launch: its root appears, and the app becomes active before
  /// or after that is done. The app delegate's `applicationDidBecomeActive` and the root's `viewDidAppear` changed places in iOS 8,
  /// 9 and 11 (`stackoverflow-66605799-matt-interleave`).
  static let windowLaunch = Rule(
    id: "window.launch",
    summary: "How the root's first appearance interleaves with the app's becoming active, without scenes.",
    variants: [
      Variant(
        "active-before-did-appear", title: "Launch: active before viewDidAppear",
        "The app becomes active before the root's viewDidAppear.",
        releases: [.upTo(7), .between(9, 10)], .observed, layout: .observed,
        evidence: ["stackoverflow-66605799-matt-interleave"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming), .settleRoot,
          .activateApp,
        ],
        finish: [.didAppear(.incoming)]),
      Variant(
        "did-appear-before-active", title: "Launch: viewDidAppear before active",
        "The root's viewDidAppear comes before the app becomes active.",
        releases: [.between(8, 8), .from(11)], .observed, layout: .observed,
        evidence: ["stackoverflow-66605799-matt-interleave"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming), .settleRoot,
        ],
        finish: [.didAppear(.incoming), .activateApp]),
    ])

  /// The window of a scene comes on screen at launch: the scene enters the foreground and becomes active between the
  /// root's `viewWillAppear` and its `viewDidAppear`.
  static let windowSceneLaunch = Rule(
    id: "window.sceneLaunch",
    summary: "How the root's first appearance interleaves with its scene's becoming active.",
    variants: [
      Variant(
        "active-before-did-appear",
        "The scene becomes active between the root's viewWillAppear and its viewDidAppear.",
        releases: [.from(13)], .observed, layout: .observed,
        evidence: ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes"],
        begin: [
          .load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming), .activateApp,
        ],
        finish: [.didAppear(.incoming)]),
      .absent("There are no scenes.", [.upTo(12)], evidence: ["UIWindowSceneDelegate"]),
    ])

  /// The window's root controller is replaced, not animated: the old one has gone before the new one is told.
  static let windowSetRoot = Rule(
    id: "window.setRoot",
    summary: "How replacing the window's root interleaves the old root with the new one.",
    variants: [
      Variant(
        "outgoing-first",
        "The old root disappears wholly before the new one appears.",
        releases: [.all], .inferred, evidence: [],
        begin: [
          .load(.incoming), .willDisappear(.outgoing), .didDisappear(.outgoing), .willAppear(.incoming),
          .isAppearing(.incoming), .layout(.incoming),
        ],
        finish: [.didAppear(.incoming), .release])
    ])

  /// The window goes away with its scene: what was on screen disappears.
  static let windowClose = Rule(
    id: "window.close",
    summary: "What the controllers on screen hear when their scene is disconnected.",
    variants: [
      Variant(
        "disappear",
        "The visible controllers get both disappear calls.",
        releases: [.all], .observed, layout: .observed, evidence: ["sbpark88-2023-swift-lifecycle"],
        begin: [.willDisappear(.outgoing)], finish: [.didDisappear(.outgoing)])
    ])

  /// How often the content of the root is laid out before it has appeared for the first time.
  static let rootLayout = Rule(
    id: "window.rootLayout",
    summary: "How often the root's content is laid out at launch, before viewDidAppear.",
    variants: [
      .choice(
        "twice", "Twice.", [.between(12, 12)], .observed,
        evidence: ["yagamo-2019-05-21-lifecycle"]),
      .choice(
        "once", "Once.", [.all], .observed,
        evidence: [
          "seed-002", "mattneub-launch-into-rotation", "jianshu-904706b1b361", "github-rickeyboy-loadview-safearea",
        ]),
    ])
}
