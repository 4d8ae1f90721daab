/// The parts of the code that are the same for every scenario.
enum TryItText {
  /// The controller that logs.
  static let traced = """
    /// Controllers by name. They are kept by the containers that they are in, as in an app, so that what is popped goes.
    struct Made {
      private struct Entry { weak var controller: UIViewController? }
      private var entries: [String: Entry] = [:]

      subscript(name: String) -> UIViewController? {
        get { entries[name]?.controller }
        set { entries[name] = Entry(controller: newValue) }
      }
    }

    /// Prints what is called on it.
    final class Traced: UIViewController {
      private let name: String
      var forwardsByHand = false

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
      }

      required init?(coder: NSCoder) { nil }
      deinit { print("\\(name) deinit") }
      private func log(_ call: String = #function) { print("\\(name) \\(call)") }

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }
      override func loadView() { log(); view = UIView() }
      override func viewDidLoad() { log(); super.viewDidLoad(); view.backgroundColor = .white }
      override func viewWillAppear(_ animated: Bool) { log(); super.viewWillAppear(animated) }
      override func viewIsAppearing(_ animated: Bool) { log(); super.viewIsAppearing(animated) }
      override func viewDidAppear(_ animated: Bool) { log(); super.viewDidAppear(animated) }
      override func viewWillDisappear(_ animated: Bool) { log(); super.viewWillDisappear(animated) }
      override func viewDidDisappear(_ animated: Bool) { log(); super.viewDidDisappear(animated) }
      override func viewSafeAreaInsetsDidChange() { log(); super.viewSafeAreaInsetsDidChange() }
      override func updateViewConstraints() { log(); super.updateViewConstraints() }
      override func viewWillLayoutSubviews() { log(); super.viewWillLayoutSubviews() }
      override func viewDidLayoutSubviews() { log(); super.viewDidLayoutSubviews() }
      override func willMove(toParent parent: UIViewController?) { log(); super.willMove(toParent: parent) }
      override func didMove(toParent parent: UIViewController?) { log(); super.didMove(toParent: parent) }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log()
        super.traitCollectionDidChange(previous)
      }
      override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        log()
        super.willTransition(to: traits, with: coordinator)
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        log()
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func didReceiveMemoryWarning() { log(); super.didReceiveMemoryWarning() }
    }

    """

  /// The delegates that log, and what steps of containers need.
  static let delegates = """
    extension Demo {
      private func select(_ name: String) {
        let bar = front(UITabBarController.self)
        bar?.selectedViewController = bar?.viewControllers?.first { tab in
          tab.title == name || tab.children.contains { $0.title == name }
        }
      }

      private func split(_ columns: [UIViewController]) -> UISplitViewController {
        let controller = UISplitViewController(style: columns.count == 2 ? .doubleColumn : .tripleColumn)
        controller.setViewController(columns[0], for: .primary)
        if columns.count == 3 { controller.setViewController(columns[1], for: .supplementary) }
        controller.setViewController(columns[columns.count - 1], for: .secondary)
        return controller
      }

      private func remove(_ child: UIViewController?) {
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
      }

      private func exchange(_ old: UIViewController?, _ new: UIViewController) {
        guard let old, let parent = old.parent else { return }
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
          old.removeFromParent()
          new.didMove(toParent: parent)
        }
      }
    }

    /// Prints what delegates are told.
    final class Delegates: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIAdaptivePresentationControllerDelegate
    {
      func navigationController(_ controller: UINavigationController, willShow shown: UIViewController, animated: Bool) {
        print("NavDelegate willShow \\(shown.title ?? "")")
      }
      func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        print("NavDelegate didShow \\(shown.title ?? "")")
      }
      func tabBarController(_ controller: UITabBarController, didSelect tab: UIViewController) {
        print("TabDelegate didSelect \\(tab.title ?? "")")
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        print("PresentationDelegate \\(#function)")
        return true
      }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        print("PresentationDelegate \\(#function)")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        print("PresentationDelegate \\(#function)")
      }
    }

    """

  /// UIKit's zoom, from iOS 18 on.
  static let zoom = """
    extension Demo {
      private func zoomed(_ controller: UIViewController) -> UIViewController {
        let source = window.rootViewController?.view
        controller.preferredTransition = .zoom { _ in source }
        return controller
      }
    }

    """

  /// Pages with their data source.
  static let pages = """
    /// Pages that can be turned.
    final class Pages: UIPageViewController, UIPageViewControllerDataSource {
      private let pages: [UIViewController]

      init(_ pages: [UIViewController], style: UIPageViewController.TransitionStyle) {
        self.pages = pages
        super.init(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
      }

      required init?(coder: NSCoder) { nil }

      func turn(by distance: Int, animated: Bool) {
        guard let shown = viewControllers?.first, let index = pages.firstIndex(of: shown),
          pages.indices.contains(index + distance)
        else { return }
        setViewControllers(
          [pages[index + distance]], direction: distance > 0 ? .forward : .reverse, animated: animated, completion: nil)
      }

      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? {
        pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
      }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? {
        pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
      }
    }

    """

  /// An app with scenes. Its Info.plist names no storyboard, and `SceneDelegate` as the scene's delegate.
  static let sceneApp = """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("AppDelegate applicationDidFinishLaunchingWithOptions")
        return true
      }
      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var demo: Demo?
      private func log(_ call: String = #function) { print("SceneDelegate \\(call)") }

      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        log()
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        demo = Demo(window: window)
        demo?.run()
      }
      func sceneWillEnterForeground(_ scene: UIScene) { log() }
      func sceneDidBecomeActive(_ scene: UIScene) { log() }
      func sceneWillResignActive(_ scene: UIScene) { log() }
      func sceneDidEnterBackground(_ scene: UIScene) { log() }
      func sceneDidDisconnect(_ scene: UIScene) { log() }
    }

    """

  /// An app without scenes.
  static let plainApp = """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var demo: Demo?
      private func log(_ call: String = #function) { print("AppDelegate \\(call)") }

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        log()
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        demo = Demo(window: window)
        demo?.run()
        return true
      }
      func applicationWillEnterForeground(_ application: UIApplication) { log() }
      func applicationDidBecomeActive(_ application: UIApplication) { log() }
      func applicationWillResignActive(_ application: UIApplication) { log() }
      func applicationDidEnterBackground(_ application: UIApplication) { log() }
      func applicationWillTerminate(_ application: UIApplication) { log() }
    }

    """
}
