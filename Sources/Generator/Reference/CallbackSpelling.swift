import Lifecycle

/// How a callback is declared, which is what developers copy into a search: `scene(_:willConnectTo:options:)`.
///
/// The model's names have neither labels nor parentheses. Most of them are the Swift name, so a row says only what is
/// otherwise. (Apple's pages of each method.)
struct CallbackSpelling: Hashable, Sendable {
  /// In Swift, as Apple's documentation titles the page.
  let swift: String
  /// The selector in Objective-C; `nil` where there is none.
  let objectiveC: String?

  private init(_ swift: String, _ objectiveC: String?) {
    self.swift = swift
    self.objectiveC = objectiveC
  }

  /// The declaration that a name of the model stands for; `nil` for what is declared nowhere.
  init?(_ callback: String) {
    if let known = Self.table[callback] {
      self = known
    } else if Self.withoutArguments.contains(callback) {
      self.init("\(callback)()", callback)
    } else if Self.withOneArgument.contains(callback) {
      self.init("\(callback)(_:)", "\(callback):")
    } else {
      return nil
    }
  }

  private static let withoutArguments: Set<String> = [
    "loadView", "viewDidLoad", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning",
    "viewDidUnload", "awakeFromNib", "updateViewConstraints", "viewSafeAreaInsetsDidChange", "init", "loadViewIfNeeded",
    "applicationFinishedRestoringState",
  ]

  /// `viewWillAppear(_:)` and `viewWillAppear:`
  private static let withOneArgument: Set<String> = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "traitCollectionDidChange", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "applicationDidReceiveMemoryWarning", "applicationProtectedDataWillBecomeUnavailable",
    "applicationProtectedDataDidBecomeAvailable", "sceneDidDisconnect", "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneWillEnterForeground", "sceneDidEnterBackground",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "popoverPresentationControllerShouldDismissPopover",
    "popoverPresentationControllerDidDismissPopover", "prepareForPopoverPresentation",
    "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "animationEnded",
    "presentSearchController", "willPresentSearchController", "didPresentSearchController",
    "willDismissSearchController", "didDismissSearchController",
  ]

  private static let table: [String: CallbackSpelling] = [
    "beginRequest": .init("beginRequest(with:)", "beginRequestWithExtensionContext:"),
    "launchHandler": .init(
      "register(forTaskWithIdentifier:using:launchHandler:)", "registerForTaskWithIdentifier:usingQueue:launchHandler:"),
    "stateRestorationActivity": .init("stateRestorationActivity(for:)", "stateRestorationActivityForScene:"),
    "sceneDidUpdateUserActivity": .init("scene(_:didUpdate:)", "scene:didUpdateUserActivity:"),
    "restoreInteractionStateWith": .init(
      "scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:"),
    "applicationShouldSaveApplicationState": .init(
      "application(_:shouldSaveApplicationState:)", "application:shouldSaveApplicationState:"),
    "applicationShouldSaveSecureApplicationState": .init(
      "application(_:shouldSaveSecureApplicationState:)", "application:shouldSaveSecureApplicationState:"),
    "applicationWillEncodeRestorableState": .init(
      "application(_:willEncodeRestorableStateWith:)", "application:willEncodeRestorableStateWithCoder:"),
    "applicationShouldRestoreApplicationState": .init(
      "application(_:shouldRestoreApplicationState:)", "application:shouldRestoreApplicationState:"),
    "applicationShouldRestoreSecureApplicationState": .init(
      "application(_:shouldRestoreSecureApplicationState:)", "application:shouldRestoreSecureApplicationState:"),
    "viewControllerWithRestorationIdentifierPath": .init(
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      "application:viewControllerWithRestorationIdentifierPath:coder:"),
    "applicationDidDecodeRestorableState": .init(
      "application(_:didDecodeRestorableStateWith:)", "application:didDecodeRestorableStateWithCoder:"),
    "encodeRestorableState": .init("encodeRestorableState(with:)", "encodeRestorableStateWithCoder:"),
    "decodeRestorableState": .init("decodeRestorableState(with:)", "decodeRestorableStateWithCoder:"),
    "applicationPerformFetch": .init(
      "application(_:performFetchWithCompletionHandler:)", "application:performFetchWithCompletionHandler:"),
    "applicationHandleEventsForBackgroundURLSession": .init(
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "application:handleEventsForBackgroundURLSession:completionHandler:"),
    "urlSessionDidFinishEvents": .init(
      "urlSessionDidFinishEvents(forBackgroundURLSession:)", "URLSessionDidFinishEventsForBackgroundURLSession:"),
    "didUpdateLocations": .init("locationManager(_:didUpdateLocations:)", "locationManager:didUpdateLocations:"),
    "shouldSelectTab": .init("tabBarController(_:shouldSelectTab:)", "tabBarController:shouldSelectTab:"),
    "didSelectTab": .init(
      "tabBarController(_:didSelectTab:previousTab:)", "tabBarController:didSelectTab:previousTab:"),
    "initWithCoder": .init("init(coder:)", "initWithCoder:"),
    "initWithNibName": .init("init(nibName:bundle:)", "initWithNibName:bundle:"),
    "canPerformUnwind": .init(
      "canPerformUnwindSegueAction(_:from:sender:)", "canPerformUnwindSegueAction:fromViewController:sender:"),
    "dismiss": .init("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    "unwindForTowards": .init("unwind(for:towards:)", "unwindForSegue:towardsViewController:"),
    "popToViewController": .init("popToViewController(_:animated:)", "popToViewController:animated:"),
    "animationControllerFor": .init(
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationController:animationControllerForOperation:fromViewController:toViewController:"),
    "interactionControllerFor": .init(
      "navigationController(_:interactionControllerFor:)",
      "navigationController:interactionControllerForAnimationController:"),
    "animateTransition": .init("animateTransition(using:)", "animateTransition:"),
    "didSelectItem": .init("tabBar(_:didSelect:)", "tabBar:didSelectItem:"),
    "onChange": .init("onChange(of:initial:_:)", nil),
    "deinit": .init("deinit", "dealloc"),
    "willTransitionToTraits": .init(
      "willTransition(to:with:)", "willTransitionToTraitCollection:withTransitionCoordinator:"),
    "viewWillTransitionToSize": .init(
      "viewWillTransition(to:with:)", "viewWillTransitionToSize:withTransitionCoordinator:"),
    "willRotateToInterfaceOrientation": .init("willRotate(to:duration:)", "willRotateToInterfaceOrientation:duration:"),
    "willAnimateRotationToInterfaceOrientation": .init(
      "willAnimateRotation(to:duration:)", "willAnimateRotationToInterfaceOrientation:duration:"),
    "didRotateFromInterfaceOrientation": .init("didRotate(from:)", "didRotateFromInterfaceOrientation:"),
    "willMoveToParent": .init("willMove(toParent:)", "willMoveToParentViewController:"),
    "didMoveToParent": .init("didMove(toParent:)", "didMoveToParentViewController:"),
    "prepareForSegue": .init("prepare(for:sender:)", "prepareForSegue:sender:"),
    "presentCompletion": .init("present(_:animated:completion:)", "presentViewController:animated:completion:"),
    "dismissCompletion": .init("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    "previewingContextViewControllerForLocation": .init(
      "previewingContext(_:viewControllerForLocation:)", "previewingContext:viewControllerForLocation:"),
    "previewingContextCommitViewController": .init(
      "previewingContext(_:commit:)", "previewingContext:commitViewController:"),
    "willShow": .init(
      "navigationController(_:willShow:animated:)", "navigationController:willShowViewController:animated:"),
    "didShow": .init(
      "navigationController(_:didShow:animated:)", "navigationController:didShowViewController:animated:"),
    "shouldSelect": .init("tabBarController(_:shouldSelect:)", "tabBarController:shouldSelectViewController:"),
    "didSelect": .init("tabBarController(_:didSelect:)", "tabBarController:didSelectViewController:"),
    "viewControllerAfter": .init(
      "pageViewController(_:viewControllerAfter:)", "pageViewController:viewControllerAfterViewController:"),
    "viewControllerBefore": .init(
      "pageViewController(_:viewControllerBefore:)", "pageViewController:viewControllerBeforeViewController:"),
    "willTransitionTo": .init(
      "pageViewController(_:willTransitionTo:)", "pageViewController:willTransitionToViewControllers:"),
    "didFinishAnimating": .init(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"),
    "willChangeToDisplayMode": .init(
      "splitViewController(_:willChangeTo:)", "splitViewController:willChangeToDisplayMode:"),
    "primaryViewControllerForCollapsing": .init(
      "primaryViewController(forCollapsing:)", "primaryViewControllerForCollapsingSplitViewController:"),
    "collapseSecondary": .init(
      "splitViewController(_:collapseSecondary:onto:)",
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"),
    "primaryViewControllerForExpanding": .init(
      "primaryViewController(forExpanding:)", "primaryViewControllerForExpandingSplitViewController:"),
    "separateSecondary": .init(
      "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:"),
    "topColumnForCollapsing": .init(
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController:topColumnForCollapsingToProposedTopColumn:"),
    "displayModeForExpanding": .init(
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "splitViewController:displayModeForExpandingToProposedDisplayMode:"),
    "splitViewControllerWillShowColumn": .init(
      "splitViewController(_:willShow:)", "splitViewController:willShowColumn:"),
    "splitViewControllerWillHideColumn": .init(
      "splitViewController(_:willHide:)", "splitViewController:willHideColumn:"),
    "splitViewControllerDidShowColumn": .init(
      "splitViewController(_:didShow:)", "splitViewController:didShowColumn:"),
    "splitViewControllerDidHideColumn": .init(
      "splitViewController(_:didHide:)", "splitViewController:didHideColumn:"),
    "adaptivePresentationStyle": .init(
      "adaptivePresentationStyle(for:traitCollection:)",
      "adaptivePresentationStyleForPresentationController:traitCollection:"),
    "viewControllerForAdaptivePresentationStyle": .init(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController:viewControllerForAdaptivePresentationStyle:"),
    "willPresentWithAdaptiveStyle": .init(
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"),
    "configurationForMenuAtLocation": .init(
      "contextMenuInteraction(_:configurationForMenuAtLocation:)",
      "contextMenuInteraction:configurationForMenuAtLocation:"),
    "willDisplayMenu": .init(
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction:willDisplayMenuForConfiguration:animator:"),
    "willPerformPreviewAction": .init(
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:"),
    "willEnd": .init(
      "contextMenuInteraction(_:willEndFor:animator:)", "contextMenuInteraction:willEndForConfiguration:animator:"),
    "notifyWhenInteractionEnds": .init("notifyWhenInteractionEnds(_:)", "notifyWhenInteractionEndsUsingBlock:"),
    "notifyWhenInteractionChanges": .init(
      "notifyWhenInteractionChanges(_:)", "notifyWhenInteractionChangesUsingBlock:"),
    "updateSearchResults": .init("updateSearchResults(for:)", "updateSearchResultsForSearchController:"),
    "makeCoordinator": .init("makeCoordinator()", nil),
    "makeUIViewController": .init("makeUIViewController(context:)", nil),
    "updateUIViewController": .init("updateUIViewController(_:context:)", nil),
    "dismantleUIViewController": .init("dismantleUIViewController(_:coordinator:)", nil),
    "makeUIView": .init("makeUIView(context:)", nil),
    "updateUIView": .init("updateUIView(_:context:)", nil),
    "dismantleUIView": .init("dismantleUIView(_:coordinator:)", nil),
    "onAppear": .init("onAppear(perform:)", nil),
    "onDisappear": .init("onDisappear(perform:)", nil),
    "task": .init("task(priority:_:)", nil),
    "applicationWillFinishLaunchingWithOptions": .init(
      "application(_:willFinishLaunchingWithOptions:)", "application:willFinishLaunchingWithOptions:"),
    "applicationDidFinishLaunchingWithOptions": .init(
      "application(_:didFinishLaunchingWithOptions:)", "application:didFinishLaunchingWithOptions:"),
    "applicationConfigurationForConnecting": .init(
      "application(_:configurationForConnecting:options:)",
      "application:configurationForConnectingSceneSession:options:"),
    "applicationDidDiscardSceneSessions": .init(
      "application(_:didDiscardSceneSessions:)", "application:didDiscardSceneSessions:"),
    "applicationOpenURL": .init("application(_:open:options:)", "application:openURL:options:"),
    "applicationDidReceiveRemoteNotification": .init(
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application:didReceiveRemoteNotification:fetchCompletionHandler:"),
    "userNotificationCenterDidReceive": .init(
      "userNotificationCenter(_:didReceive:withCompletionHandler:)",
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"),
    "sceneWillConnectTo": .init("scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"),
    "sceneOpenURLContexts": .init("scene(_:openURLContexts:)", "scene:openURLContexts:"),
    "expirationHandler": .init(
      "beginBackgroundTask(withName:expirationHandler:)", "beginBackgroundTaskWithName:expirationHandler:"),
    "UIApplicationDidFinishLaunching": .init(
      "UIApplication.didFinishLaunchingNotification", "UIApplicationDidFinishLaunchingNotification"),
    "UIApplicationDidBecomeActive": .init(
      "UIApplication.didBecomeActiveNotification", "UIApplicationDidBecomeActiveNotification"),
    "UIApplicationWillResignActive": .init(
      "UIApplication.willResignActiveNotification", "UIApplicationWillResignActiveNotification"),
    "UIApplicationDidEnterBackground": .init(
      "UIApplication.didEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification"),
    "UIApplicationWillEnterForeground": .init(
      "UIApplication.willEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification"),
    "UIApplicationWillTerminate": .init(
      "UIApplication.willTerminateNotification", "UIApplicationWillTerminateNotification"),
    "UIApplicationDidReceiveMemoryWarning": .init(
      "UIApplication.didReceiveMemoryWarningNotification", "UIApplicationDidReceiveMemoryWarningNotification"),
  ]
}
