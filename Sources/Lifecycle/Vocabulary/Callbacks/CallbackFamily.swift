extension Callback {
  /// What a callback is about: each belongs to one family.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// A view is loaded, and is or is no longer on screen.
    case appearance
    /// Traits, sizes and constraints are others, and subviews are laid out.
    case layout
    /// A controller gets another parent.
    case containment
    /// What delegates, data sources, segues and closures are asked and told.
    case delegates
    /// The app and its scenes, their state that is kept, and what an app names itself.
    case app
    /// An object is made or given back, or memory is short.
    case memory
  }

  /// The callback's family: that of the type which declares it, where what this declares is of several the callback's own.
  public var family: Family {
    if let own = Self.mixed.first(where: { $0.value.contains(self) })?.key { return own }
    switch receiver {
    case .viewController, .swiftUI: return .appearance
    case nil, .application, .applicationDelegate, .notificationCenterDelegate, .sceneDelegate, .taskScheduler,
      .urlSessionDelegate, .locationManagerDelegate:
      return .app
    case .extensionRequest, .navigationController, .navigationControllerDelegate, .animator, .tabBarDelegate,
      .tabBarControllerDelegate, .pageDataSource, .pageDelegate, .splitDelegate, .searchControllerDelegate,
      .searchResultsUpdating, .presentationDelegate, .popoverDelegate, .transitionCoordinator, .previewingDelegate,
      .contextMenuDelegate:
      return .delegates
    }
  }

  /// The calls of types that declare calls of several families: all of a view controller's and of SwiftUI's, and what others
  /// declare that is not of the family of the rest.
  static let mixed: [Family: Set<Callback>] = [
    .appearance: [
      .loadView, .viewDidLoad, .loadViewIfNeeded, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .makeUIViewController, .dismantleUIViewController, .makeUIView,
      .dismantleUIView, .onAppear, .onChange, .task, .onDisappear, .taskCancelled,
    ],
    .layout: [
      .traitCollectionDidChange, .viewSafeAreaInsetsDidChange, .updateViewConstraints, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .willTransitionToTraits, .viewWillTransitionToSize, .willRotate, .willAnimateRotation,
      .didRotate, .updateUIViewController, .updateUIView,
    ],
    .containment: [.willMoveToParent, .didMoveToParent],
    .delegates: [
      .canPerformUnwind, .prepareForSegue, .dismissByUnwind, .unwindForTowards, .presentCompletion, .dismissCompletion,
    ],
    .app: [.encodeRestorableState, .decodeRestorableState, .applicationFinishedRestoringState],
    .memory: [
      .initialize, .initWithNibName, .initWithCoder, .awakeFromNib, .deinitialized, .didReceiveMemoryWarning,
      .viewWillUnload, .viewDidUnload, .makeCoordinator, .applicationDidReceiveMemoryWarning,
      .didReceiveMemoryWarningNotification,
    ],
  ]
}
