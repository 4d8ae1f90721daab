// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Peek and pop, and the menus that took its place, as UIKit's headers declare them for Swift.
import Foundation

@MainActor public protocol UIInteraction: AnyObject {}
@MainActor public protocol UIViewControllerPreviewing: AnyObject {}
@MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
extension UIViewController {
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { fatalError() }
}

@MainActor public class UIContextMenuInteraction: UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}
@MainActor public class UIContextMenuConfiguration {
  public init(identifier: String?, previewProvider: (() -> UIViewController?)?) {}
}
@MainActor public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addCompletion(_ completion: @escaping () -> Void)
}
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
