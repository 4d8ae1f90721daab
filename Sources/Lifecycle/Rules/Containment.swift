extension Rule {
  /// `transition(from:to:…)` between two children of a container of the app's own, with the calls around it that Apple
  /// asks the container to make: `addChild` and `willMove(toParent: nil)` before, `didMove(toParent:)` and
  /// `removeFromParent` in its completion.
  static let containerTransition = Rule(
    .containerTransition, id: "container.transition",
    summary: "How transition(from:to:) interleaves the old child with the new one.",
    variants: [
      Variant(
        "outgoing-first",
        "The old child's viewWillDisappear comes first and its viewDidDisappear last, around the new child's calls.",
        releases: [.all], .observed, layout: .observed, evidence: ["mattneub-container-event-forwarding"],
        begin: [
          .willMoveToParent(.incoming), .willMoveToParent(.outgoing), .load(.incoming), .willDisappear(.outgoing),
          .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming),
        ],
        finish: [
          .didAppear(.incoming), .didDisappear(.outgoing), .didMoveToParent(.incoming), .didMoveToParent(.outgoing),
          .release,
        ])
    ])

  /// A child is added to a container that is on screen: `addChild`, its view, `didMove(toParent:)`, as Apple asks for
  /// it. The view enters the window with `addSubview`, is laid out with the next pass, and has appeared after it.
  static let addChild = Rule(
    .addChild, id: "container.addChild",
    summary: "What a child gets that is added to a container on screen.",
    variants: [
      Variant(
        "told-around-the-view",
        "willMove comes before the view appears, didMove before it is laid out, viewDidAppear last.",
        releases: [.all], .inferred, evidence: ["UIViewController.addChild(_:)"],
        begin: [
          .willMoveToParent(.incoming), .load(.incoming), .willAppear(.incoming), .didMoveToParent(.incoming),
          .isAppearing(.incoming), .layout(.incoming),
        ],
        finish: [.didAppear(.incoming)])
    ])

  /// A child is added while its parent is appearing, for one in a layout pass: the parent's `viewWillAppear` is over, and
  /// the child gets none. Whether its `viewDidAppear` is called with the parent's is in no log here.
  static let childWhileAppearing = Rule(
    .childWhileAppearing, id: "container.childWhileAppearing",
    summary: "What a child gets that is added while its parent is appearing.",
    variants: [
      .choice(
        "no-will-appear", "It gets no viewWillAppear. No log says whether it gets viewDidAppear.", [.all], .observed,
        evidence: ["openradar-32106539-child-joins-while-appearing"])
    ])

  /// A child is removed from a container that is on screen.
  static let removeChild = Rule(
    .removeChild, id: "container.removeChild",
    summary: "What a child gets that is removed from a container on screen.",
    variants: [
      Variant(
        "told-around-the-view",
        "willMove comes before the disappear calls, didMove after them.",
        releases: [.all], .inferred, evidence: ["UIViewController.removeFromParent()"],
        begin: [.willMoveToParent(.outgoing), .willDisappear(.outgoing)],
        finish: [.didDisappear(.outgoing), .didMoveToParent(.outgoing), .release])
    ])

  /// A view is added without its controller: it appears, since it enters a window, but is no child of anybody's.
  static let addSubviewOnly = Rule(
    .addSubviewOnly, id: "container.addSubviewOnly",
    summary: "What a controller gets whose view is added without addChild.",
    variants: [
      Variant(
        "appears-once",
        "It appears as its view enters the window. It gets no call about a parent, and no call when it disappears.",
        releases: [.all], .inferred, evidence: ["UIViewController.addChild(_:)"],
        begin: [.load(.incoming), .willAppear(.incoming), .isAppearing(.incoming), .layout(.incoming)],
        finish: [.didAppear(.incoming)])
    ])
}
