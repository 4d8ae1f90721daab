extension Callback {
  /// The release that brought the callback; `nil` for those that are as old as the model. (Apple's pages.)
  var since: Int? {
    switch self {
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .prepareForSegue: 5
    case .applicationWillFinishLaunching: 6
    case .willTransitionToTraits, .viewWillTransitionToSize: 8
    case .viewIsAppearing: 13
    default: nil
    }
  }

  /// The names of all callbacks that the model can emit, but for those that apps name themselves.
  public static let vocabulary: [String] =
    ([
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransitionToTraits,
      .viewWillTransitionToSize, .didReceiveMemoryWarning, .viewDidUnload, .prepareForSegue,
      .previewingContextViewControllerForLocation, .previewingContextCommitViewController,
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss, .applicationWillFinishLaunching, .applicationDidFinishLaunching,
      .applicationConfigurationForConnecting, .applicationDidDiscardSceneSessions, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
      .applicationWillTerminate, .applicationDidReceiveMemoryWarning, .applicationProtectedDataWillBecomeUnavailable,
      .applicationProtectedDataDidBecomeAvailable, .sceneWillConnectTo, .sceneDidDisconnect, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground, .didFinishLaunchingNotification,
      .didBecomeActiveNotification, .willResignActiveNotification, .didEnterBackgroundNotification,
      .willEnterForegroundNotification, .willTerminateNotification, .didReceiveMemoryWarningNotification,
      .expirationHandler,
    ] as [Callback]).map(\.name) + AppState.allCases.map(\.rawValue) + ["active", "inactive", "background"]
}
