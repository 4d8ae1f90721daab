extension Callback {
  /// The releases that have the callback, those before the model's first one among them; every release where a name is no
  /// declaration of UIKit's. (Apple's pages.)
  public var releases: ReleaseRange {
    switch self {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .didReceiveMemoryWarning, .initWithCoder, .awakeFromNib, .willShow, .didShow, .didSelect,
      .applicationDidBecomeActive, .applicationWillResignActive, .applicationWillTerminate,
      .applicationDidReceiveMemoryWarning, .didFinishLaunchingNotification, .didBecomeActiveNotification,
      .willResignActiveNotification, .willTerminateNotification, .didReceiveMemoryWarningNotification:
      .from(2)
    case .shouldSelect, .applicationDidFinishLaunching: .from(3)
    case .applicationDidEnterBackground, .applicationWillEnterForeground, .didEnterBackgroundNotification,
      .willEnterForegroundNotification, .applicationProtectedDataWillBecomeUnavailable,
      .applicationProtectedDataDidBecomeAvailable, .expirationHandler:
      .from(4)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .prepareForSegue, .willMoveToParent, .didMoveToParent,
      .presentCompletion, .dismissCompletion, .viewControllerAfter, .viewControllerBefore, .didFinishAnimating:
      .from(5)
    case .applicationWillFinishLaunching, .updateViewConstraints, .willTransitionTo, .canPerformUnwind: .from(6)
    case .viewDidUnload: .between(3, 5)
    case .willRotate, .didRotate: .between(2, 7)
    case .willAnimateRotation: .between(3, 7)
    case .initialize, .initWithNibName, .popToViewController, .didSelectItem: .from(2)
    case .dismissByUnwind: .from(5)
    case .applicationDidReceiveRemoteNotification, .animationControllerFor, .interactionControllerFor,
      .animateTransition, .animationEnded:
      .from(7)
    // The first releases without the other one; Apple's pages say 13.2.
    case .applicationShouldSaveApplicationState, .applicationShouldRestoreApplicationState: .between(6, 12)
    case .applicationShouldSaveSecureApplicationState, .applicationShouldRestoreSecureApplicationState: .from(13)
    case .applicationWillEncodeRestorableState, .viewControllerWithRestorationIdentifierPath,
      .applicationDidDecodeRestorableState, .encodeRestorableState, .decodeRestorableState, .didUpdateLocations:
      .from(6)
    case .applicationFinishedRestoringState, .applicationPerformFetch,
      .applicationHandleEventsForBackgroundURLSession, .didFinishBackgroundEvents:
      .from(7)
    case .stateRestorationActivity, .sceneDidUpdateUserActivity, .launchHandler: .from(13)
    case .restoreInteractionState: .from(15)
    case .shouldSelectTab, .didSelectTab: .from(18)
    case .loadViewIfNeeded, .unwindForTowards: .from(9)
    case .beginRequest, .willTransitionToTraits, .viewWillTransitionToSize, .traitCollectionDidChange,
      .willChangeToDisplayMode,
      .prepareForPopoverPresentation, .adaptivePresentationStyle, .viewControllerForAdaptivePresentationStyle,
      .willPresentWithAdaptiveStyle, .primaryViewControllerForCollapsing, .collapseSecondary,
      .primaryViewControllerForExpanding, .separateSecondary, .presentSearchController, .willPresentSearchController,
      .didPresentSearchController, .willDismissSearchController, .didDismissSearchController, .updateSearchResults:
      .from(8)
    case .popoverShouldDismiss, .popoverDidDismiss: .between(8, 12)
    case .previewingContextViewControllerForLocation, .previewingContextCommitViewController, .applicationOpenURL:
      .from(9)
    case .notifyWhenInteractionEnds: .between(7, 9)
    case .notifyWhenInteractionChanges, .userNotificationCenterDidReceive: .from(10)
    case .viewSafeAreaInsetsDidChange: .from(11)
    case .viewIsAppearing, .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss, .configurationForMenuAtLocation,
      .willDisplayMenu, .willPerformPreviewAction, .willEndMenu, .onAppear, .onDisappear,
      .applicationConfigurationForConnecting, .applicationDidDiscardSceneSessions, .sceneWillConnectTo,
      .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive, .sceneWillEnterForeground,
      .sceneDidEnterBackground, .sceneOpenURLContexts, .makeCoordinator, .makeUIViewController,
      .updateUIViewController, .dismantleUIViewController, .makeUIView, .updateUIView, .dismantleUIView:
      .from(13)
    case .topColumnForCollapsing, .splitViewControllerDidCollapse, .displayModeForExpanding,
      .splitViewControllerDidExpand, .splitViewControllerWillShowColumn, .splitViewControllerWillHideColumn:
      .from(14)
    case .task, .taskCancelled: .from(15)
    case .onChange: .from(17)
    case .splitViewControllerDidShowColumn, .splitViewControllerDidHideColumn: .from(26)
    default: .all
    }
  }

  /// The release from which on the callback is deprecated; `nil` where it is not. (Apple's pages; the app delegate's:
  /// WWDC25 243.)
  public var deprecation: Int? {
    switch self {
    case .viewDidUnload: 6
    case .willRotate, .willAnimateRotation, .didRotate: 8
    case .notifyWhenInteractionEnds: 10
    case .popoverShouldDismiss, .popoverDidDismiss, .previewingContextViewControllerForLocation,
      .previewingContextCommitViewController:
      13
    case .applicationPerformFetch: 13
    case .traitCollectionDidChange: 17
    case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationOpenURL:
      26
    default: nil
    }
  }

  /// The release that brought the callback; `nil` where there was none.
  public var firstRelease: Int? { releases.first }

  /// Whether few apps have code for it: `init()` calls `init(nibName:bundle:)`, a view is there whoever asks for it, and
  /// `onChange` sees a first value only if it asks to.
  public var isSeldomUsed: Bool { self == .initialize || self == .loadViewIfNeeded || self == .onChange }

  /// The callbacks that the model can emit, but for those that apps name themselves, in the order of a life.
  static let known: [Callback] = [
    .initialize, .initWithNibName, .initWithCoder, .awakeFromNib, .beginRequest, .willMoveToParent, .loadView,
    .viewDidLoad,
    .loadViewIfNeeded, .viewWillAppear,
    .traitCollectionDidChange, .viewSafeAreaInsetsDidChange, .viewIsAppearing, .updateViewConstraints,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .didMoveToParent, .deinitialized, .willTransitionToTraits, .viewWillTransitionToSize, .willRotate,
    .willAnimateRotation, .didRotate, .didReceiveMemoryWarning, .viewDidUnload, .canPerformUnwind, .prepareForSegue,
    .dismissByUnwind, .unwindForTowards, .popToViewController, .presentCompletion, .dismissCompletion,
    .animationControllerFor, .interactionControllerFor, .willShow, .animateTransition, .didShow, .animationEnded,
    .didSelectItem, .shouldSelect, .shouldSelectTab, .didSelect, .didSelectTab, .viewControllerAfter,
    .viewControllerBefore,
    .willTransitionTo, .didFinishAnimating, .willChangeToDisplayMode, .primaryViewControllerForCollapsing,
    .collapseSecondary, .primaryViewControllerForExpanding, .separateSecondary, .topColumnForCollapsing,
    .splitViewControllerDidCollapse, .displayModeForExpanding, .splitViewControllerDidExpand,
    .presentSearchController, .willPresentSearchController, .didPresentSearchController, .updateSearchResults,
    .willDismissSearchController, .didDismissSearchController,
    .splitViewControllerWillShowColumn, .splitViewControllerDidShowColumn, .splitViewControllerWillHideColumn,
    .splitViewControllerDidHideColumn,
    .prepareForPopoverPresentation, .popoverShouldDismiss, .popoverDidDismiss, .adaptivePresentationStyle,
    .viewControllerForAdaptivePresentationStyle, .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss,
    .presentationControllerWillDismiss,
    .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss, .notifyWhenInteractionEnds,
    .notifyWhenInteractionChanges, .previewingContextViewControllerForLocation,
    .previewingContextCommitViewController, .configurationForMenuAtLocation, .willDisplayMenu,
    .willPerformPreviewAction, .willEndMenu, .makeCoordinator, .makeUIViewController, .updateUIViewController,
    .dismantleUIViewController, .makeUIView, .updateUIView, .dismantleUIView, .onAppear, .onChange, .task, .onDisappear,
    .taskCancelled,
    .applicationWillFinishLaunching, .applicationDidFinishLaunching, .applicationConfigurationForConnecting,
    .applicationDidDiscardSceneSessions, .applicationDidBecomeActive, .applicationWillResignActive,
    .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
    .applicationDidReceiveMemoryWarning, .applicationProtectedDataWillBecomeUnavailable,
    .applicationProtectedDataDidBecomeAvailable, .applicationOpenURL, .applicationDidReceiveRemoteNotification,
    .userNotificationCenterDidReceive, .sceneWillConnectTo, .sceneDidDisconnect, .sceneDidBecomeActive,
    .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneOpenURLContexts,
    .applicationShouldSaveApplicationState, .applicationShouldSaveSecureApplicationState,
    .applicationWillEncodeRestorableState, .encodeRestorableState, .applicationShouldRestoreApplicationState,
    .applicationShouldRestoreSecureApplicationState, .viewControllerWithRestorationIdentifierPath,
    .decodeRestorableState, .applicationDidDecodeRestorableState, .applicationFinishedRestoringState,
    .stateRestorationActivity, .sceneDidUpdateUserActivity, .restoreInteractionState, .launchHandler,
    .applicationPerformFetch, .applicationHandleEventsForBackgroundURLSession, .didFinishBackgroundEvents,
    .didUpdateLocations,
    .didFinishLaunchingNotification, .didBecomeActiveNotification, .willResignActiveNotification,
    .didEnterBackgroundNotification, .willEnterForegroundNotification, .willTerminateNotification,
    .didReceiveMemoryWarningNotification, .expirationHandler,
  ]

  /// For each release, by its number, the callbacks that it does not have.
  static let missing: [Int: Set<Callback>] = Dictionary(
    uniqueKeysWithValues: Release.all.map { release in
      (release.major, Set(known.filter { !$0.releases.contains(release) }))
    })

  /// The names of all callbacks that the model can emit, but for those that apps name themselves.
  public static let vocabulary: [String] =
    known.map { $0.name } + AppState.allCases.map { $0.rawValue } + ["active", "inactive", "background"]
}
