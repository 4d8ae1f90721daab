// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the files of scenarios use of UIKit besides, as its headers declare it for Swift.
import Foundation

extension UIColor { public static let white = UIColor() }

extension UIWindow {
  public convenience init(frame: CGRect) { self.init(windowScene: UIWindowScene()) }
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}

extension UIModalPresentationStyle {
  public static let formSheet = UIModalPresentationStyle.pageSheet
  public static let overFullScreen = UIModalPresentationStyle.fullScreen
  public static let overCurrentContext = UIModalPresentationStyle.fullScreen
  public static let currentContext = UIModalPresentationStyle.fullScreen
  public static let custom = UIModalPresentationStyle.fullScreen
}

extension UIViewController {
  @MainActor public class Transition {
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomContext) -> UIView?
    ) -> Transition { Transition() }
    public class ZoomOptions {}
    public class ZoomContext {}
  }
  public var preferredTransition: Transition? {
    get { nil }
    set {}
  }
  public var children: [UIViewController] { [] }
  public var parent: UIViewController? { nil }
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  public func show(_ controller: UIViewController, sender: Any?) {}
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
}

extension UINavigationController {
  public var topViewController: UIViewController? { nil }
  public func popViewController(animated: Bool) -> UIViewController? { nil }
  public func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

extension UITabBarController {
  public var delegate: (any UITabBarControllerDelegate)? {
    get { nil }
    set {}
  }
  public var viewControllers: [UIViewController]? {
    get { nil }
    set {}
  }
  public var selectedViewController: UIViewController? {
    get { nil }
    set {}
  }
}

extension UISplitViewController {
  public enum Style: Sendable { case doubleColumn, tripleColumn }
  public enum DisplayMode: Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
  public convenience init(style: Style) { self.init() }
  public var preferredDisplayMode: DisplayMode {
    get { .automatic }
    set {}
  }
  public func setViewController(_ controller: UIViewController?, for column: Column) {}
  public func show(_ column: Column) {}
  public func hide(_ column: Column) {}
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
}

extension UIPopoverPresentationController {
  public var sourceView: UIView? {
    get { nil }
    set {}
  }
}

extension UIResponder: Hashable {
  nonisolated public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) {}
}
