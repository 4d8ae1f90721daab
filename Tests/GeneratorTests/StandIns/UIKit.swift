// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// What the callbacks' samples use of UIKit, as its headers declare it for Swift.
@_exported import Foundation

@MainActor open class UIResponder {
  public init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("keyboardWillChangeFrame")
}

public final class UIColor: Sendable { public static let systemBackground = UIColor() }
public final class UIImage: Sendable { public init?(named name: String) {} }
@MainActor public class CALayer { public var cornerRadius: CGFloat = 0 }
public struct UIEdgeInsets { public var top, left, bottom, right: CGFloat }
@MainActor public class NSLayoutConstraint { public var isActive = false }
@MainActor public class NSLayoutDimension {
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor open class UIView: UIResponder {
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isUserInteractionEnabled = true
  open func setNeedsLayout() {}
  public var backgroundColor: UIColor?
  public let layer = CALayer()
  public var safeAreaInsets: UIEdgeInsets { .init(top: 0, left: 0, bottom: 0, right: 0) }
  public let widthAnchor = NSLayoutDimension()
  open func addSubview(_ view: UIView) {}
  public func addInteraction(_ interaction: any UIInteraction) {}
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open func removeFromSuperview() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}

open class UILabel: UIView { public var text: String? }
open class UITextField: UIView {}
open class UITextView: UIScrollView { public var text: String! = "" }
open class UIScrollView: UIView {}
open class UITableView: UIScrollView {
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }
  public var indexPathForSelectedRow: IndexPath?
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
open class UICollectionView: UIScrollView {
  public enum ScrollPosition: Sendable { case centeredVertically }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}
@MainActor public class UICollectionViewFlowLayout {
  public init() {}
  public var itemSize = CGSize.zero
}
@MainActor public class UIScreen {
  public static let main = UIScreen()
  public var bounds = CGRect.zero
}
open class UIImageView: UIView { public var image: UIImage? }
open class UIStackView: UIView { public var axis: NSLayoutConstraint.Axis = .vertical }
extension NSLayoutConstraint { public enum Axis: Sendable { case horizontal, vertical } }
open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large }
  public init(style: Style) {}
  public func startAnimating() {}
  public func stopAnimating() {}
}
open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {}
  public var rootViewController: UIViewController?
  public func makeKeyAndVisible() {}
}

public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }
public class UITraitCollection {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var forceTouchCapability: UIForceTouchCapability { .unknown }
}
public enum UIForceTouchCapability: Sendable { case unknown, unavailable, available }
public protocol UITraitDefinition {}
public typealias UITrait = UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public protocol UITraitChangeRegistration {}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult func animate(
    alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: alongsideTransition, completion: nil) }
}

@MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}

public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen, pageSheet, popover, none }

open class UIViewController: UIResponder, UITraitChangeObservable {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public var view: UIView! = UIView()
  public var hidesBottomBarWhenPushed = false
  public var isModalInPresentation = false
  public var popoverPresentationController: UIPopoverPresentationController?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  public var title: String?
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var presentationController: UIPresentationController?
  public var navigationController: UINavigationController?
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  public var isBeingDismissed: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func loadView() {}
  open func viewDidLoad() {}
  open func loadViewIfNeeded() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
  public weak var delegate: (any UINavigationControllerDelegate)?
  @discardableResult public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}
open class UIAlertController: UIViewController {
  public enum Style: Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
}
@MainActor public class UIAlertAction {
  public enum Style: Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {}
}

@MainActor open class UIPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public let presentedViewController = UIViewController()
}
