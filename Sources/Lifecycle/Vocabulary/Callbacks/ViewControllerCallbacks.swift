// What a view controller gets in its life, from its making to a warning of memory.
extension Callback {
  /// Code makes the controller without a word of where its view comes from.
  public static let initialize = Callback("init", of: .viewController, .from(2), swift: "init()", isSeldomUsed: true)
  /// Code makes the controller; what `init()` calls, too.
  public static let initWithNibName = Callback(
    "initWithNibName", of: .viewController, .from(2),
    swift: "init(nibName:bundle:)", objectiveC: "initWithNibName:bundle:")
  /// A storyboard makes the controller.
  public static let initWithCoder = Callback(
    "initWithCoder", of: .viewController, .from(2), swift: "init(coder:)", objectiveC: "initWithCoder:")
  /// Everything in the storyboard's scene is made and connected.
  public static let awakeFromNib = Callback("awakeFromNib", of: .viewController, .from(2), swift: "awakeFromNib()")
  /// The host app's request has arrived.
  public static let beginRequest = Callback(
    "beginRequest", of: .extensionRequest, .from(8),
    swift: "beginRequest(with:)", objectiveC: "beginRequestWithExtensionContext:")
  /// The controller is about to get another parent, or none: the argument says which.
  public static let willMoveToParent = Callback(
    "willMoveToParent", of: .viewController, .from(5),
    swift: "willMove(toParent:)", objectiveC: "willMoveToParentViewController:")
  /// The view is made.
  public static let loadView = Callback("loadView", of: .viewController, .from(2), swift: "loadView()")
  /// The view is in memory.
  public static let viewDidLoad = Callback("viewDidLoad", of: .viewController, .from(2), swift: "viewDidLoad()")
  /// A container makes sure that the view is there before it shows it; from iOS 9.
  public static let loadViewIfNeeded = Callback(
    "loadViewIfNeeded", of: .viewController, .from(9), swift: "loadViewIfNeeded()", isSeldomUsed: true)
  /// The view is about to be added.
  public static let viewWillAppear = Callback(
    "viewWillAppear", of: .viewController, .from(2), swift: "viewWillAppear(_:)")
  /// The traits are others; from iOS 8.
  public static let traitCollectionDidChange = Callback(
    "traitCollectionDidChange", of: .viewController, .from(8), deprecatedFrom: 17,
    swift: "traitCollectionDidChange(_:)")
  /// The safe area is another one; from iOS 11.
  public static let viewSafeAreaInsetsDidChange = Callback(
    "viewSafeAreaInsetsDidChange", of: .viewController, .from(11), swift: "viewSafeAreaInsetsDidChange()")
  /// The view is in the hierarchy, with its traits and size; from iOS 13.
  public static let viewIsAppearing = Callback(
    "viewIsAppearing", of: .viewController, .from(13), swift: "viewIsAppearing(_:)")
  /// The constraints are about to be applied; from iOS 6.
  public static let updateViewConstraints = Callback(
    "updateViewConstraints", of: .viewController, .from(6), swift: "updateViewConstraints()")
  /// The view is about to lay out its subviews.
  public static let viewWillLayoutSubviews = Callback(
    "viewWillLayoutSubviews", of: .viewController, .from(5), swift: "viewWillLayoutSubviews()")
  /// The view has laid out its subviews.
  public static let viewDidLayoutSubviews = Callback(
    "viewDidLayoutSubviews", of: .viewController, .from(5), swift: "viewDidLayoutSubviews()")
  /// The view is on screen, and animations are over.
  public static let viewDidAppear = Callback("viewDidAppear", of: .viewController, .from(2), swift: "viewDidAppear(_:)")
  /// The view is about to go.
  public static let viewWillDisappear = Callback(
    "viewWillDisappear", of: .viewController, .from(2), swift: "viewWillDisappear(_:)")
  /// The view is gone.
  public static let viewDidDisappear = Callback(
    "viewDidDisappear", of: .viewController, .from(2), swift: "viewDidDisappear(_:)")
  /// The controller has got another parent, or none: the argument says which.
  public static let didMoveToParent = Callback(
    "didMoveToParent", of: .viewController, .from(5),
    swift: "didMove(toParent:)", objectiveC: "didMoveToParentViewController:")
  /// The controller's memory is given back.
  public static let deinitialized = Callback("deinit", of: .viewController, swift: "deinit", objectiveC: "dealloc")
  /// The traits are about to change; from iOS 8.
  public static let willTransitionToTraits = Callback(
    "willTransitionToTraits", of: .viewController, .from(8),
    swift: "willTransition(to:with:)", objectiveC: "willTransitionToTraitCollection:withTransitionCoordinator:")
  /// The size is about to change; from iOS 8.
  public static let viewWillTransitionToSize = Callback(
    "viewWillTransitionToSize", of: .viewController, .from(8),
    swift: "viewWillTransition(to:with:)", objectiveC: "viewWillTransitionToSize:withTransitionCoordinator:")
  /// The interface is about to turn; up to iOS 7.
  public static let willRotate = Callback(
    "willRotateToInterfaceOrientation", of: .viewController, .between(2, 7), deprecatedFrom: 8,
    swift: "willRotate(to:duration:)", objectiveC: "willRotateToInterfaceOrientation:duration:")
  /// The interface turns; up to iOS 7.
  public static let willAnimateRotation = Callback(
    "willAnimateRotationToInterfaceOrientation", of: .viewController, .between(3, 7), deprecatedFrom: 8,
    swift: "willAnimateRotation(to:duration:)", objectiveC: "willAnimateRotationToInterfaceOrientation:duration:")
  /// The interface has turned; up to iOS 7.
  public static let didRotate = Callback(
    "didRotateFromInterfaceOrientation", of: .viewController, .between(2, 7), deprecatedFrom: 8,
    swift: "didRotate(from:)", objectiveC: "didRotateFromInterfaceOrientation:")
  /// Memory is short.
  public static let didReceiveMemoryWarning = Callback(
    "didReceiveMemoryWarning", of: .viewController, .from(2), swift: "didReceiveMemoryWarning()")
  /// The view is about to be given up because memory is short; in iOS 5. (Apple, `viewWillUnload()`.)
  public static let viewWillUnload = Callback(
    "viewWillUnload", of: .viewController, .between(5, 5), deprecatedFrom: 6, swift: "viewWillUnload()")
  /// The view was given up because memory is short; up to iOS 5.
  public static let viewDidUnload = Callback(
    "viewDidUnload", of: .viewController, .between(3, 5), deprecatedFrom: 6, swift: "viewDidUnload()")

  /// All of these, in the order of a life.
  static let viewControllerRows: [Callback] = [
    .initialize, .initWithNibName, .initWithCoder, .awakeFromNib, .beginRequest, .willMoveToParent, .loadView,
    .viewDidLoad, .loadViewIfNeeded, .viewWillAppear, .traitCollectionDidChange, .viewSafeAreaInsetsDidChange,
    .viewIsAppearing, .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .didMoveToParent, .deinitialized, .willTransitionToTraits,
    .viewWillTransitionToSize, .willRotate, .willAnimateRotation, .didRotate, .didReceiveMemoryWarning,
    .viewWillUnload, .viewDidUnload,
  ]
}
