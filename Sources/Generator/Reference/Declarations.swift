import Lifecycle

/// How Apple's headers declare the callbacks, whole: with the types that a signature leaves out.
enum Declarations {
  /// A callback's declarations in Swift and, where there is one, in Objective-C; `nil` for what is declared nowhere.
  static func of(_ callback: Callback) -> (swift: String, objectiveC: String?)? {
    if let signature = callback.swiftSignature, signature.hasPrefix(application) {
      let name = signature.dropFirst(application.count)
      return (
        "class let \(name): NSNotification.Name",
        callback.objectiveCSelector.map { "extern NSNotificationName const \($0);" }
      )
    }
    return known[callback.name]
  }

  private static let application = "UIApplication."

  private static let known: [String: (swift: String, objectiveC: String?)] = {
    let rows = table.split(separator: "\n").map { $0.split(separator: " | ").map(String.init) }
    return Dictionary(rows.map { ($0[0], ($0[1], $0.dropFirst(2).first)) }) { first, _ in first }
  }()

  /// A name in each row, and its declarations. (Apple's headers.)
  private static let table = """
    init | convenience init() | - (instancetype)init;
    initWithNibName | init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) | - (instancetype)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil;
    initWithCoder | init?(coder: NSCoder) | - (instancetype)initWithCoder:(NSCoder *)coder;
    awakeFromNib | func awakeFromNib() | - (void)awakeFromNib;
    beginRequest | func beginRequest(with context: NSExtensionContext) | - (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
    willMoveToParent | func willMove(toParent parent: UIViewController?) | - (void)willMoveToParentViewController:(UIViewController *)parent;
    didMoveToParent | func didMove(toParent parent: UIViewController?) | - (void)didMoveToParentViewController:(UIViewController *)parent;
    loadView | func loadView() | - (void)loadView;
    viewDidLoad | func viewDidLoad() | - (void)viewDidLoad;
    viewWillUnload | func viewWillUnload() | - (void)viewWillUnload;
    viewDidUnload | func viewDidUnload() | - (void)viewDidUnload;
    loadViewIfNeeded | func loadViewIfNeeded() | - (void)loadViewIfNeeded;
    viewWillAppear | func viewWillAppear(_ animated: Bool) | - (void)viewWillAppear:(BOOL)animated;
    viewIsAppearing | func viewIsAppearing(_ animated: Bool) | - (void)viewIsAppearing:(BOOL)animated;
    viewDidAppear | func viewDidAppear(_ animated: Bool) | - (void)viewDidAppear:(BOOL)animated;
    viewWillDisappear | func viewWillDisappear(_ animated: Bool) | - (void)viewWillDisappear:(BOOL)animated;
    viewDidDisappear | func viewDidDisappear(_ animated: Bool) | - (void)viewDidDisappear:(BOOL)animated;
    traitCollectionDidChange | func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) | - (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
    viewSafeAreaInsetsDidChange | func viewSafeAreaInsetsDidChange() | - (void)viewSafeAreaInsetsDidChange;
    updateViewConstraints | func updateViewConstraints() | - (void)updateViewConstraints;
    viewWillLayoutSubviews | func viewWillLayoutSubviews() | - (void)viewWillLayoutSubviews;
    viewDidLayoutSubviews | func viewDidLayoutSubviews() | - (void)viewDidLayoutSubviews;
    viewWillTransitionToSize | func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) | - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
    willTransitionToTraits | func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) | - (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
    willRotateToInterfaceOrientation | func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) | - (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
    willAnimateRotationToInterfaceOrientation | func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) | - (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
    didRotateFromInterfaceOrientation | func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) | - (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation;
    didReceiveMemoryWarning | func didReceiveMemoryWarning() | - (void)didReceiveMemoryWarning;
    deinit | deinit | - (void)dealloc;
    dismiss | func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) | - (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion;
    dismissCompletion | func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) | - (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^)(void))completion;
    presentCompletion | func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) | - (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^)(void))completion;
    prepareForSegue | func prepare(for segue: UIStoryboardSegue, sender: Any?) | - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
    canPerformUnwind | func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool | - (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)fromViewController sender:(id)sender;
    unwindForTowards | func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) | - (void)unwindForSegue:(UIStoryboardSegue *)unwindSegue towardsViewController:(UIViewController *)subsequentVC;
    encodeRestorableState | func encodeRestorableState(with coder: NSCoder) | - (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
    decodeRestorableState | func decodeRestorableState(with coder: NSCoder) | - (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
    applicationFinishedRestoringState | func applicationFinishedRestoringState() | - (void)applicationFinishedRestoringState;
    applicationWillFinishLaunchingWithOptions | func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool | - (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
    applicationDidFinishLaunchingWithOptions | func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool | - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
    applicationConfigurationForConnecting | func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration | - (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options;
    applicationDidDiscardSceneSessions | func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) | - (void)application:(UIApplication *)application didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions;
    applicationDidBecomeActive | func applicationDidBecomeActive(_ application: UIApplication) | - (void)applicationDidBecomeActive:(UIApplication *)application;
    applicationWillResignActive | func applicationWillResignActive(_ application: UIApplication) | - (void)applicationWillResignActive:(UIApplication *)application;
    applicationDidEnterBackground | func applicationDidEnterBackground(_ application: UIApplication) | - (void)applicationDidEnterBackground:(UIApplication *)application;
    applicationWillEnterForeground | func applicationWillEnterForeground(_ application: UIApplication) | - (void)applicationWillEnterForeground:(UIApplication *)application;
    applicationWillTerminate | func applicationWillTerminate(_ application: UIApplication) | - (void)applicationWillTerminate:(UIApplication *)application;
    applicationDidReceiveMemoryWarning | func applicationDidReceiveMemoryWarning(_ application: UIApplication) | - (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
    applicationProtectedDataDidBecomeAvailable | func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) | - (void)applicationProtectedDataDidBecomeAvailable:(UIApplication *)application;
    applicationProtectedDataWillBecomeUnavailable | func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) | - (void)applicationProtectedDataWillBecomeUnavailable:(UIApplication *)application;
    applicationOpenURL | func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey : Any] = [:]) -> Bool | - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
    applicationDidReceiveRemoteNotification | func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable : Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) | - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler;
    applicationHandleEventsForBackgroundURLSession | func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) | - (void)application:(UIApplication *)application handleEventsForBackgroundURLSession:(NSString *)identifier completionHandler:(void (^)(void))completionHandler;
    urlSessionDidFinishEvents | func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) | - (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session;
    applicationShouldSaveApplicationState | func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool | - (BOOL)application:(UIApplication *)application shouldSaveApplicationState:(NSCoder *)coder;
    applicationShouldRestoreApplicationState | func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool | - (BOOL)application:(UIApplication *)application shouldRestoreApplicationState:(NSCoder *)coder;
    applicationWillEncodeRestorableState | func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) | - (void)application:(UIApplication *)application willEncodeRestorableStateWithCoder:(NSCoder *)coder;
    applicationDidDecodeRestorableState | func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) | - (void)application:(UIApplication *)application didDecodeRestorableStateWithCoder:(NSCoder *)coder;
    viewControllerWithRestorationIdentifierPath | func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? | - (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)identifierComponents coder:(NSCoder *)coder;
    expirationHandler | func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier | - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString *)taskName expirationHandler:(void (^)(void))handler;
    launchHandler | func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool | - (BOOL)registerForTaskWithIdentifier:(NSString *)identifier usingQueue:(dispatch_queue_t)queue launchHandler:(void (^)(BGTask *task))launchHandler;
    sceneWillConnectTo | func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) | - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions;
    sceneDidDisconnect | func sceneDidDisconnect(_ scene: UIScene) | - (void)sceneDidDisconnect:(UIScene *)scene;
    sceneDidBecomeActive | func sceneDidBecomeActive(_ scene: UIScene) | - (void)sceneDidBecomeActive:(UIScene *)scene;
    sceneWillResignActive | func sceneWillResignActive(_ scene: UIScene) | - (void)sceneWillResignActive:(UIScene *)scene;
    sceneWillEnterForeground | func sceneWillEnterForeground(_ scene: UIScene) | - (void)sceneWillEnterForeground:(UIScene *)scene;
    sceneDidEnterBackground | func sceneDidEnterBackground(_ scene: UIScene) | - (void)sceneDidEnterBackground:(UIScene *)scene;
    sceneOpenURLContexts | func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) | - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
    sceneDidUpdateUserActivity | func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) | - (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)userActivity;
    restoreInteractionStateWith | func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) | - (void)scene:(UIScene *)scene restoreInteractionStateWithUserActivity:(NSUserActivity *)stateRestorationActivity;
    stateRestorationActivity | func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? | - (NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
    willShow | func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) | - (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
    didShow | func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) | - (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
    animationControllerFor | func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? | - (id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVC toViewController:(UIViewController *)toVC;
    interactionControllerFor | func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? | - (id<UIViewControllerInteractiveTransitioning>)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController;
    popToViewController | func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? | - (NSArray<UIViewController *> *)popToViewController:(UIViewController *)viewController animated:(BOOL)animated;
    animateTransition | func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) | - (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
    animationEnded | func animationEnded(_ transitionCompleted: Bool) | - (void)animationEnded:(BOOL)transitionCompleted;
    notifyWhenInteractionChanges | func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) | - (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
    shouldSelect | func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool | - (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
    didSelect | func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) | - (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
    didSelectItem | func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) | - (void)tabBar:(UITabBar *)tabBar didSelectItem:(UITabBarItem *)item;
    shouldSelectTab | func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool | - (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectTab:(UITab *)tab;
    didSelectTab | func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) | - (void)tabBarController:(UITabBarController *)tabBarController didSelectTab:(UITab *)selectedTab previousTab:(UITab *)previousTab;
    viewControllerBefore | func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? | - (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController;
    viewControllerAfter | func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? | - (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController;
    willTransitionTo | func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) | - (void)pageViewController:(UIPageViewController *)pageViewController willTransitionToViewControllers:(NSArray<UIViewController *> *)pendingViewControllers;
    didFinishAnimating | func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) | - (void)pageViewController:(UIPageViewController *)pageViewController didFinishAnimating:(BOOL)finished previousViewControllers:(NSArray<UIViewController *> *)previousViewControllers transitionCompleted:(BOOL)completed;
    willChangeToDisplayMode | func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) | - (void)splitViewController:(UISplitViewController *)svc willChangeToDisplayMode:(UISplitViewControllerDisplayMode)displayMode;
    displayModeForExpanding | func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode | - (UISplitViewControllerDisplayMode)splitViewController:(UISplitViewController *)svc displayModeForExpandingToProposedDisplayMode:(UISplitViewControllerDisplayMode)proposedDisplayMode;
    topColumnForCollapsing | func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column | - (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn;
    collapseSecondary | func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool | - (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondaryViewController ontoPrimaryViewController:(UIViewController *)primaryViewController;
    separateSecondary | func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? | - (UIViewController *)splitViewController:(UISplitViewController *)splitViewController separateSecondaryViewControllerFromPrimaryViewController:(UIViewController *)primaryViewController;
    primaryViewControllerForCollapsing | func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? | - (UIViewController *)primaryViewControllerForCollapsingSplitViewController:(UISplitViewController *)splitViewController;
    primaryViewControllerForExpanding | func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? | - (UIViewController *)primaryViewControllerForExpandingSplitViewController:(UISplitViewController *)splitViewController;
    splitViewControllerDidCollapse | func splitViewControllerDidCollapse(_ svc: UISplitViewController) | - (void)splitViewControllerDidCollapse:(UISplitViewController *)svc;
    splitViewControllerDidExpand | func splitViewControllerDidExpand(_ svc: UISplitViewController) | - (void)splitViewControllerDidExpand:(UISplitViewController *)svc;
    splitViewControllerWillShowColumn | func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) | - (void)splitViewController:(UISplitViewController *)svc willShowColumn:(UISplitViewControllerColumn)column;
    splitViewControllerDidShowColumn | func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) | - (void)splitViewController:(UISplitViewController *)svc didShowColumn:(UISplitViewControllerColumn)column;
    splitViewControllerWillHideColumn | func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) | - (void)splitViewController:(UISplitViewController *)svc willHideColumn:(UISplitViewControllerColumn)column;
    splitViewControllerDidHideColumn | func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) | - (void)splitViewController:(UISplitViewController *)svc didHideColumn:(UISplitViewControllerColumn)column;
    adaptivePresentationStyle | func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle | - (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller traitCollection:(UITraitCollection *)traitCollection;
    viewControllerForAdaptivePresentationStyle | func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? | - (UIViewController *)presentationController:(UIPresentationController *)controller viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style;
    willPresentWithAdaptiveStyle | func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) | - (void)presentationController:(UIPresentationController *)presentationController willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style transitionCoordinator:(id<UIViewControllerTransitionCoordinator>)transitionCoordinator;
    presentationControllerShouldDismiss | func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool | - (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController;
    presentationControllerWillDismiss | func presentationControllerWillDismiss(_ presentationController: UIPresentationController) | - (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController;
    presentationControllerDidDismiss | func presentationControllerDidDismiss(_ presentationController: UIPresentationController) | - (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController;
    presentationControllerDidAttemptToDismiss | func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) | - (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController;
    prepareForPopoverPresentation | func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) | - (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController;
    previewingContextViewControllerForLocation | func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? | - (UIViewController *)previewingContext:(id<UIViewControllerPreviewing>)previewingContext viewControllerForLocation:(CGPoint)location;
    previewingContextCommitViewController | func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) | - (void)previewingContext:(id<UIViewControllerPreviewing>)previewingContext commitViewController:(UIViewController *)viewControllerToCommit;
    configurationForMenuAtLocation | func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? | - (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction configurationForMenuAtLocation:(CGPoint)location;
    willDisplayMenu | func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) | - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willDisplayMenuForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
    willPerformPreviewAction | func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) | - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionCommitAnimating>)animator;
    willEnd | func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) | - (void)contextMenuInteraction:(UIContextMenuInteraction *)interaction willEndForConfiguration:(UIContextMenuConfiguration *)configuration animator:(id<UIContextMenuInteractionAnimating>)animator;
    presentSearchController | func presentSearchController(_ searchController: UISearchController) | - (void)presentSearchController:(UISearchController *)searchController;
    willPresentSearchController | func willPresentSearchController(_ searchController: UISearchController) | - (void)willPresentSearchController:(UISearchController *)searchController;
    didPresentSearchController | func didPresentSearchController(_ searchController: UISearchController) | - (void)didPresentSearchController:(UISearchController *)searchController;
    willDismissSearchController | func willDismissSearchController(_ searchController: UISearchController) | - (void)willDismissSearchController:(UISearchController *)searchController;
    didDismissSearchController | func didDismissSearchController(_ searchController: UISearchController) | - (void)didDismissSearchController:(UISearchController *)searchController;
    updateSearchResults | func updateSearchResults(for searchController: UISearchController) | - (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
    onAppear | func onAppear(perform action: (() -> Void)? = nil) -> some View
    onDisappear | func onDisappear(perform action: (() -> Void)? = nil) -> some View
    task | func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View
    onChange | func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View where V : Equatable
    makeCoordinator | func makeCoordinator() -> Coordinator
    makeUIView | func makeUIView(context: Context) -> UIViewType
    updateUIView | func updateUIView(_ uiView: UIViewType, context: Context)
    dismantleUIView | static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    makeUIViewController | func makeUIViewController(context: Context) -> UIViewControllerType
    updateUIViewController | func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    dismantleUIViewController | static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    didUpdateLocations | func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) | - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations;
    userNotificationCenterDidReceive | func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) | - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler;
    applicationShouldSaveSecureApplicationState | func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool | - (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder;
    applicationShouldRestoreSecureApplicationState | func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool | - (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder;
    applicationPerformFetch | func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) | - (void)application:(UIApplication *)application performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler;
    popoverPresentationControllerShouldDismissPopover | func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool | - (BOOL)popoverPresentationControllerShouldDismissPopover:(UIPopoverPresentationController *)popoverPresentationController;
    popoverPresentationControllerDidDismissPopover | func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) | - (void)popoverPresentationControllerDidDismissPopover:(UIPopoverPresentationController *)popoverPresentationController;
    notifyWhenInteractionEnds | func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) | - (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
    """
}
