extension Callback {
  /// The type or protocol that declares a call, and so who gets it.
  public enum Receiver: String, CaseIterable, Hashable, Sendable {
    /// A view controller.
    case viewController = "UIViewController"
    /// The principal view controller of an extension.
    case extensionRequest = "NSExtensionRequestHandling"
    /// A navigation controller.
    case navigationController = "UINavigationController"
    /// A navigation controller's delegate.
    case navigationControllerDelegate = "UINavigationControllerDelegate"
    /// What animates a transition.
    case animator = "UIViewControllerAnimatedTransitioning"
    /// A tab bar's delegate, which a tab bar controller is.
    case tabBarDelegate = "UITabBarDelegate"
    /// A tab bar controller's delegate.
    case tabBarControllerDelegate = "UITabBarControllerDelegate"
    /// What a page view controller has its pages from.
    case pageDataSource = "UIPageViewControllerDataSource"
    /// A page view controller's delegate.
    case pageDelegate = "UIPageViewControllerDelegate"
    /// A split view controller's delegate.
    case splitDelegate = "UISplitViewControllerDelegate"
    /// A search controller's delegate.
    case searchControllerDelegate = "UISearchControllerDelegate"
    /// What a search controller tells of the text.
    case searchResultsUpdating = "UISearchResultsUpdating"
    /// A presentation controller's delegate.
    case presentationDelegate = "UIAdaptivePresentationControllerDelegate"
    /// A popover's delegate.
    case popoverDelegate = "UIPopoverPresentationControllerDelegate"
    /// What the parties of a transition ask about it.
    case transitionCoordinator = "UIViewControllerTransitionCoordinator"
    /// The delegate of peeks.
    case previewingDelegate = "UIViewControllerPreviewingDelegate"
    /// A context menu's delegate.
    case contextMenuDelegate = "UIContextMenuInteractionDelegate"
    /// SwiftUI's views and representables, which Objective-C does not have.
    case swiftUI = "SwiftUI"
    /// The app, with its notifications and background tasks.
    case application = "UIApplication"
    /// The app's delegate.
    case applicationDelegate = "UIApplicationDelegate"
    /// The delegate of the app's notifications to the user.
    case notificationCenterDelegate = "UNUserNotificationCenterDelegate"
    /// A window scene's delegate.
    case sceneDelegate = "UISceneDelegate"
    /// What runs tasks in the background.
    case taskScheduler = "BGTaskScheduler"
    /// The delegate of transfers.
    case urlSessionDelegate = "URLSessionDelegate"
    /// What is told where the device is.
    case locationManagerDelegate = "CLLocationManagerDelegate"
  }
}
