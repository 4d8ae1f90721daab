extension Rule {
  /// The window of an app without scenes comes on screen at launch: its root appears, and the app becomes active before
  /// or after that is done. The app delegate's `applicationDidBecomeActive` and the root's `viewDidAppear` changed places in iOS 8,
  /// 9 and 11 (`stackoverflow-66605799-matt-interleave`).
  static let windowLaunch = Rule(
    .windowLaunch, id: "window.launch",
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
  ///
  /// The window is laid out after the scene has entered the foreground. What a navigation controller shows is loaded and
  /// gets its `viewWillAppear` in that layout pass, so later than a root without one (`github-vc-lifecycle-abc-nav`; few
  /// logs have both).
  static let windowSceneLaunch = Rule(
    .windowSceneLaunch, id: "window.sceneLaunch",
    summary: "How the root's first appearance interleaves with its scene's becoming active.",
    variants: [
      Variant(
        "active-before-did-appear",
        "The scene becomes active between the root's viewWillAppear and its viewDidAppear.",
        releases: [.from(13)], .observed, layout: .observed,
        evidence: [
          "sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes", "gh-22140671352-notebook-swift-ios13",
          "github-vc-lifecycle-abc-nav",
        ],
        begin: [
          .load(.incoming), .willAppear(.incoming), .enterForeground, .isAppearing(.incoming), .layout(.incoming),
          .settleRoot, .activateApp,
        ],
        finish: [.didAppear(.incoming)]),
      .absent("There are no scenes.", [.upTo(12)], evidence: ["UIWindowSceneDelegate"]),
    ])

  /// The window's root controller is replaced, not animated: the old one has gone before the new one is told.
  static let windowSetRoot = Rule(
    .windowSetRoot, id: "window.setRoot",
    summary: "How replacing the window's root interleaves the old root with the new one.",
    variants: [
      Variant(
        "outgoing-first",
        "The old root disappears wholly before the new one appears.",
        releases: [.all], .inferred, evidence: [], begin: rootsChange, finish: [.didAppear(.incoming), .release])
    ])

  private static let rootsChange: [Moment] = [
    .load(.incoming), .willDisappear(.outgoing), .didDisappear(.outgoing), .willAppear(.incoming),
    .isAppearing(.incoming), .layout(.incoming),
  ]

  /// The window's root controller is replaced while something is presented over it. Nothing dismisses that: its view stays
  /// in the window, behind the new root's. Of iOS 8 to 13, several developers report that it is never deallocated, nor is
  /// the old root, until it is dismissed (`stackoverflow-26763020-root-under-presentation`,
  /// `github-sencha-23-root-under-presentation`). No report has the calls: those of the old root follow from its view's
  /// removal.
  static let windowSetRootUnderPresentation = Rule(
    .windowSetRootUnderPresentation, id: "window.setRootUnderPresentation",
    summary: "What becomes of a presentation when the window gets another root.",
    variants: [
      Variant(
        "left-behind", title: "Root replaced: the presentation is left behind",
        """
        What is presented stays in the window, behind the new root. It gets no disappear call, and neither it nor the \
        old root is deallocated. Developers report it of iOS 8 to 13.
        """,
        releases: [.all], .inferred,
        evidence: [
          "stackoverflow-26763020-root-under-presentation", "github-swiftilities-38-root-under-presentation",
          "github-sencha-23-root-under-presentation",
        ],
        begin: rootsChange, finish: [.didAppear(.incoming), .leaveBehind])
    ])

  enum WindowClose: CaseIterable { case nothing, disappear }

  /// The window goes away with its scene: what was on screen disappears.
  static let windowClose = Choice<WindowClose>(
    .windowClose, id: "window.close",
    summary: "What the view controllers on screen get when their scene is disconnected."
  ) {
    switch $0 {
    case .nothing:
      Variant(
        "nothing", "They get nothing. One log has it so, of iOS 13.", releases: [], .observed,
        evidence: ["gh-22140671352-notebook-swift-ios13"], begin: [], finish: [])
    case .disappear:
      Variant(
        "disappear",
        "The visible controllers get both disappear calls.",
        releases: [.all], .observed, layout: .observed, evidence: ["sbpark88-2023-swift-lifecycle"],
        begin: [.willDisappear(.outgoing)], finish: [.didDisappear(.outgoing)])
    }
  }

  enum LaunchUnderBar: CaseIterable { case once, twice }

  /// How often the top of a navigation stack is laid out at launch.
  ///
  /// Its bar settles once the view is in the window. A log of iOS 14 has one layout pass, one of iPadOS 26 has two, and two
  /// more whose release is not known have two: from which release on is not known.
  static let launchUnderBar = Choice<LaunchUnderBar>(
    .launchUnderBar, id: "navigation.launchLayout",
    summary: "How often the top of a navigation stack is laid out at launch, before viewDidAppear."
  ) {
    switch $0 {
    case .once:
      .choice(
        "once", "Once.", [.upTo(17)], .observed, evidence: ["jianshu-904706b1b361", "gh-vineetchoudhary-ios-in-depth"]
      ).unnoted
    case .twice:
      .choice(
        "twice", "Twice: for its size, and for the bar's.", [.from(18)], .observed,
        evidence: [
          "github-vc-lifecycle-abc-nav", "github-ios-internals-2026-uiviewcontroller",
          "jianshu-4d42363993b7-vc-methods",
        ])
    }
  }

  enum RootLayout: CaseIterable { case twice, once }

  /// How often the content of the root is laid out before it has appeared for the first time.
  static let rootLayout = Choice<RootLayout>(
    .rootLayout, id: "window.rootLayout",
    summary: "How often the root's content is laid out at launch, before viewDidAppear."
  ) {
    switch $0 {
    case .twice:
      .choice(
        "twice", "Twice.", [.between(12, 12)], .observed,
        evidence: ["yagamo-2019-05-21-lifecycle"])
    case .once:
      .choice(
        "once", "Once.", [.all], .observed,
        evidence: [
          "seed-002", "mattneub-launch-into-rotation", "github-rickeyboy-loadview-safearea",
          "remkoh-storyboard-lifecycle",
        ]
      ).unnoted
    }
  }
}
