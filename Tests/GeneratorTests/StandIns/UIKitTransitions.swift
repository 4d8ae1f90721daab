// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Animators, pages and searches, as UIKit's headers declare them for Swift.
import Foundation

public struct UITransitionContextViewKey: Hashable, Sendable {
  public static let from = UITransitionContextViewKey()
  public static let to = UITransitionContextViewKey()
}
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var transitionWasCancelled: Bool { get }
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func completeTransition(_ didComplete: Bool)
}
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning { public func animationEnded(_ transitionCompleted: Bool) {} }
@MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  public override init() {}
}
extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UIStoryboardSegue { public let destination = UIViewController() }

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Sendable { case horizontal, vertical }
  public enum NavigationDirection: Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {}
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public var viewControllers: [UIViewController]?
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
}
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

open class UISearchBar: UIView { public var text: String? }
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
