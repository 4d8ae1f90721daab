extension Callback {
  // UINavigationControllerDelegate.
  /// Another top is about to be shown.
  static let willShow: Callback = "willShow"
  /// Another top is shown.
  static let didShow: Callback = "didShow"

  // UINavigationControllerDelegate, UITabBarControllerDelegate and UIViewControllerTransitioningDelegate, from iOS 7.
  /// Which animator is to run the transition?
  static let animationControllerFor: Callback = "animationControllerFor"
  /// Which interaction controller is to drive the animator?
  static let interactionControllerFor: Callback = "interactionControllerFor"

  // UIViewControllerAnimatedTransitioning, from iOS 7.
  /// The animator is to begin.
  static let animateTransition: Callback = "animateTransition"
  /// The transition is over, finished or cancelled.
  static let animationEnded: Callback = "animationEnded"

  // UITabBarControllerDelegate.
  /// May the tapped tab be selected?
  static let shouldSelect: Callback = "shouldSelect"
  /// A tab was tapped, and is selected.
  static let didSelect: Callback = "didSelect"

  /// May the tapped tab be selected? A `UITab`, from iOS 18.
  static let shouldSelectTab: Callback = "shouldSelectTab"
  /// A tab was tapped, and is selected. A `UITab`, from iOS 18.
  static let didSelectTab: Callback = "didSelectTab"

  // NSExtensionRequestHandling, from iOS 8.
  /// The host app's request has arrived.
  static let beginRequest: Callback = "beginRequest"

  // UITabBarDelegate, which a tab bar controller is.
  /// A tab's item was tapped.
  static let didSelectItem: Callback = "didSelectItem"

  // UIPageViewControllerDataSource and UIPageViewControllerDelegate.
  /// Which page comes after this one?
  static let viewControllerAfter: Callback = "viewControllerAfter"
  /// Which page comes before this one?
  static let viewControllerBefore: Callback = "viewControllerBefore"
  /// The finger begins to turn the page.
  static let willTransitionTo: Callback = "willTransitionTo"
  /// The page was turned, or the turn was given up: the argument says which.
  static let didFinishAnimating: Callback = "didFinishAnimating"

  // UISplitViewControllerDelegate.
  /// Another display mode is about to be shown.
  static let willChangeToDisplayMode: Callback = "willChangeToDisplayMode"
  /// Which controller is to be the primary one once there is room for one only? Up to iOS 13.
  static let primaryViewControllerForCollapsing: Callback = "primaryViewControllerForCollapsing"
  /// Is the secondary one to be taken over? Up to iOS 13.
  static let collapseSecondary: Callback = "collapseSecondary"
  /// Which controller is to be the primary one now that there is room? Up to iOS 13.
  static let primaryViewControllerForExpanding: Callback = "primaryViewControllerForExpanding"
  /// Which controller is to be the secondary one? Up to iOS 13.
  static let separateSecondary: Callback = "separateSecondary"
  /// Which column is to be on top once there is room for one only? From iOS 14.
  static let topColumnForCollapsing: Callback = "topColumnForCollapsing"
  /// The columns have become one; from iOS 14.
  static let splitViewControllerDidCollapse: Callback = "splitViewControllerDidCollapse"
  /// In which display mode are the columns to stand side by side again? From iOS 14.
  static let displayModeForExpanding: Callback = "displayModeForExpanding"
  /// The columns stand side by side again; from iOS 14.
  static let splitViewControllerDidExpand: Callback = "splitViewControllerDidExpand"

  /// A column is about to be shown; from iOS 14.
  static let splitViewControllerWillShowColumn: Callback = "splitViewControllerWillShowColumn"
  /// A column is about to be hidden; from iOS 14.
  static let splitViewControllerWillHideColumn: Callback = "splitViewControllerWillHideColumn"
  /// A column is shown; from iOS 26.
  static let splitViewControllerDidShowColumn: Callback = "splitViewControllerDidShowColumn"
  /// A column is hidden; from iOS 26.
  static let splitViewControllerDidHideColumn: Callback = "splitViewControllerDidHideColumn"

  // UIAdaptivePresentationControllerDelegate and UIPopoverPresentationControllerDelegate, from iOS 8.
  /// The popover is about to be presented.
  static let prepareForPopoverPresentation: Callback = "prepareForPopoverPresentation"
  /// May the tap beside the popover dismiss it? Up to iOS 12.
  static let popoverShouldDismiss: Callback = "popoverPresentationControllerShouldDismissPopover"
  /// The tap beside the popover has dismissed it; up to iOS 12.
  static let popoverDidDismiss: Callback = "popoverPresentationControllerDidDismissPopover"
  /// In which style is it to be presented where the one asked for does not fit?
  static let adaptivePresentationStyle: Callback = "adaptivePresentationStyle"
  /// Which controller is to be presented in that style?
  static let viewControllerForAdaptivePresentationStyle: Callback = "viewControllerForAdaptivePresentationStyle"
  /// It is about to be presented in another style.
  static let willPresentWithAdaptiveStyle: Callback = "willPresentWithAdaptiveStyle"

  // UISearchControllerDelegate and UISearchResultsUpdating, from iOS 8.
  /// Does the delegate want to present the search controller itself?
  static let presentSearchController: Callback = "presentSearchController"
  /// UIKit is about to present the search controller.
  static let willPresentSearchController: Callback = "willPresentSearchController"
  /// UIKit has presented it.
  static let didPresentSearchController: Callback = "didPresentSearchController"
  /// UIKit is about to dismiss it.
  static let willDismissSearchController: Callback = "willDismissSearchController"
  /// UIKit has dismissed it.
  static let didDismissSearchController: Callback = "didDismissSearchController"
  /// The search bar has become first responder, or its text is another one.
  static let updateSearchResults: Callback = "updateSearchResults"

  // UIContextMenuInteractionDelegate, from iOS 13.
  /// Which menu, which preview?
  static let configurationForMenuAtLocation: Callback = "configurationForMenuAtLocation"
  /// The menu is about to be shown.
  static let willDisplayMenu: Callback = "willDisplayMenu"
  /// The preview was tapped.
  static let willPerformPreviewAction: Callback = "willPerformPreviewAction"
  /// The menu is about to go.
  static let willEndMenu: Callback = "willEnd"

  // UIViewControllerTransitionCoordinator.
  /// The finger has let go; iOS 7 to 9.
  static let notifyWhenInteractionEnds: Callback = "notifyWhenInteractionEnds"
  /// The finger has let go, or has taken hold again; from iOS 10.
  static let notifyWhenInteractionChanges: Callback = "notifyWhenInteractionChanges"

  // SwiftUI's views, from iOS 13.
  /// The view is about to be seen.
  static let onAppear: Callback = "onAppear"
  /// The view is no longer seen.
  static let onDisappear: Callback = "onDisappear"
  /// A value that the view watches has its first value; `onChange(of:initial:_:)`, from iOS 17.
  static let onChange: Callback = "onChange"
  /// The view's asynchronous work begins; from iOS 15.
  static let task: Callback = "task"
  /// The view's asynchronous work is told to stop; from iOS 15.
  static let taskCancelled: Callback = "taskCancelled"

  // UIViewControllerRepresentable and UIViewRepresentable, from iOS 13.
  /// The object is made that passes on what UIKit reports.
  static let makeCoordinator: Callback = "makeCoordinator"
  /// The view controller is made.
  static let makeUIViewController: Callback = "makeUIViewController"
  /// State or environment is another one.
  static let updateUIViewController: Callback = "updateUIViewController"
  /// The view controller is about to be removed.
  static let dismantleUIViewController: Callback = "dismantleUIViewController"
  /// The view is made.
  static let makeUIView: Callback = "makeUIView"
  /// State or environment is another one.
  static let updateUIView: Callback = "updateUIView"
  /// The view is about to be removed.
  static let dismantleUIView: Callback = "dismantleUIView"
}
