/// A call that UIKit makes, named in Swift's spelling without parentheses or argument labels.
///
/// The vocabulary is open: an unwind action, for one, has the name that the app gave it.
public struct Callback: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as logs and scenario files write it.
  public let name: String

  /// A callback of that name.
  public init(_ name: String) { self.name = name }

  /// A callback of that name.
  public init(stringLiteral name: String) { self.name = name }

  // The view controller's own.
  /// The view is made.
  public static let loadView: Callback = "loadView"
  /// A container makes sure that the view is there before it shows it; from iOS 9.
  public static let loadViewIfNeeded: Callback = "loadViewIfNeeded"
  /// The view is in memory.
  public static let viewDidLoad: Callback = "viewDidLoad"
  /// The view is about to be added.
  public static let viewWillAppear: Callback = "viewWillAppear"
  /// The view is in the hierarchy, with its traits and size; from iOS 13.
  public static let viewIsAppearing: Callback = "viewIsAppearing"
  /// The view is on screen, and animations are over.
  public static let viewDidAppear: Callback = "viewDidAppear"
  /// The view is about to go.
  public static let viewWillDisappear: Callback = "viewWillDisappear"
  /// The view is gone.
  public static let viewDidDisappear: Callback = "viewDidDisappear"
  /// The view is about to lay out its subviews.
  public static let viewWillLayoutSubviews: Callback = "viewWillLayoutSubviews"
  /// The view has laid out its subviews.
  public static let viewDidLayoutSubviews: Callback = "viewDidLayoutSubviews"
  /// The traits are about to change; from iOS 8.
  public static let willTransitionToTraits: Callback = "willTransitionToTraits"
  /// The size is about to change; from iOS 8.
  public static let viewWillTransitionToSize: Callback = "viewWillTransitionToSize"
  /// Memory is short.
  public static let didReceiveMemoryWarning: Callback = "didReceiveMemoryWarning"
  /// The view was given up because memory is short; up to iOS 5.
  public static let viewDidUnload: Callback = "viewDidUnload"
  /// May this controller's unwind action be the one that an unwind segue goes back to? From iOS 6.
  public static let canPerformUnwind: Callback = "canPerformUnwind"
  /// An unwind segue dismisses what the controller presents.
  public static let dismissByUnwind: Callback = "dismiss"
  /// An unwind segue asks a container to show one of those that it contains; from iOS 9.
  public static let unwindForTowards: Callback = "unwindForTowards"
  /// A navigation controller goes back to one of its stack for an unwind segue.
  public static let popToViewController: Callback = "popToViewController"
  /// A storyboard segue is about to be performed.
  public static let prepareForSegue: Callback = "prepareForSegue"

  // Made and unmade.
  /// Code makes the controller without a word of where its view comes from.
  public static let initialize: Callback = "init"
  /// Code makes the controller; what `init()` calls, too.
  public static let initWithNibName: Callback = "initWithNibName"
  /// A storyboard makes the controller.
  public static let initWithCoder: Callback = "initWithCoder"
  /// Everything in the storyboard's scene is made and connected.
  public static let awakeFromNib: Callback = "awakeFromNib"
  /// The controller's memory is given back.
  public static let deinitialized: Callback = "deinit"
  /// The constraints are about to be applied; from iOS 6.
  public static let updateViewConstraints: Callback = "updateViewConstraints"
  /// The safe area is another one; from iOS 11.
  public static let viewSafeAreaInsetsDidChange: Callback = "viewSafeAreaInsetsDidChange"
  /// The traits are others; from iOS 8.
  public static let traitCollectionDidChange: Callback = "traitCollectionDidChange"
  /// The interface is about to turn; up to iOS 7.
  public static let willRotate: Callback = "willRotateToInterfaceOrientation"
  /// The interface turns; up to iOS 7.
  public static let willAnimateRotation: Callback = "willAnimateRotationToInterfaceOrientation"
  /// The interface has turned; up to iOS 7.
  public static let didRotate: Callback = "didRotateFromInterfaceOrientation"
  /// The controller is about to get another parent, or none: the argument says which.
  public static let willMoveToParent: Callback = "willMoveToParent"
  /// The controller has got another parent, or none: the argument says which.
  public static let didMoveToParent: Callback = "didMoveToParent"
  /// The closure given to `present` runs.
  public static let presentCompletion: Callback = "presentCompletion"
  /// The closure given to `dismiss` runs.
  public static let dismissCompletion: Callback = "dismissCompletion"

  // The previewing delegate's two, iOS 9 to 12.
  /// Which controller to preview?
  public static let previewingContextViewControllerForLocation: Callback = "previewingContextViewControllerForLocation"
  /// Put the previewed controller on screen.
  public static let previewingContextCommitViewController: Callback = "previewingContextCommitViewController"

  // The presentation controller's delegate, from iOS 13.
  /// May the user dismiss it?
  public static let presentationControllerShouldDismiss: Callback = "presentationControllerShouldDismiss"
  /// The user has begun to dismiss it.
  public static let presentationControllerWillDismiss: Callback = "presentationControllerWillDismiss"
  /// The user has dismissed it.
  public static let presentationControllerDidDismiss: Callback = "presentationControllerDidDismiss"
  /// The user tried to dismiss it, and may not.
  public static let presentationControllerDidAttemptToDismiss: Callback = "presentationControllerDidAttemptToDismiss"
}
