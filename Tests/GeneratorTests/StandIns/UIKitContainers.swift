// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// Tab bars, split views, searches and popovers, as UIKit's headers declare them for Swift.
import Foundation

@MainActor public class UITabBarItem { public var title: String? }
@MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
open class UITabBar: UIView { public weak var delegate: (any UITabBarDelegate)? }
open class UITabBarController: UIViewController, UITabBarDelegate {
  public let tabBar = UITabBar()
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

open class UISplitViewController: UIViewController {
  public enum Column: Sendable { case primary, supplementary, secondary, compact }
}
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposed }
}

open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public var isActive = false
  public weak var delegate: (any UISearchControllerDelegate)?
}
@MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
}

open class UIPopoverPresentationController: UIPresentationController {}
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
