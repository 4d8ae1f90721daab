// What a presentation's delegate and a transition's coordinator call.
extension Callback {
  /// The popover is about to be presented.
  public static let prepareForPopoverPresentation = Callback(
    "prepareForPopoverPresentation", of: .popoverDelegate, .from(8), swift: "prepareForPopoverPresentation(_:)")
  /// May the tap beside the popover dismiss it? Up to iOS 12.
  public static let popoverShouldDismiss = Callback(
    "popoverPresentationControllerShouldDismissPopover", of: .popoverDelegate, .between(8, 12), deprecatedFrom: 13,
    swift: "popoverPresentationControllerShouldDismissPopover(_:)")
  /// The tap beside the popover has dismissed it; up to iOS 12.
  public static let popoverDidDismiss = Callback(
    "popoverPresentationControllerDidDismissPopover", of: .popoverDelegate, .between(8, 12), deprecatedFrom: 13,
    swift: "popoverPresentationControllerDidDismissPopover(_:)")
  /// In which style is it to be presented where the one asked for does not fit?
  public static let adaptivePresentationStyle = Callback(
    "adaptivePresentationStyle", of: .presentationDelegate, .from(8),
    swift: "adaptivePresentationStyle(for:traitCollection:)",
    objectiveC: "adaptivePresentationStyleForPresentationController:traitCollection:")
  /// Which controller is to be presented in that style?
  public static let viewControllerForAdaptivePresentationStyle = Callback(
    "viewControllerForAdaptivePresentationStyle", of: .presentationDelegate, .from(8),
    swift: "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
  /// It is about to be presented in another style.
  public static let willPresentWithAdaptiveStyle = Callback(
    "willPresentWithAdaptiveStyle", of: .presentationDelegate, .from(8),
    swift: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
  /// May the user dismiss it?
  public static let presentationControllerShouldDismiss = Callback(
    "presentationControllerShouldDismiss", of: .presentationDelegate, .from(13),
    swift: "presentationControllerShouldDismiss(_:)")
  /// The user has begun to dismiss it.
  public static let presentationControllerWillDismiss = Callback(
    "presentationControllerWillDismiss", of: .presentationDelegate, .from(13),
    swift: "presentationControllerWillDismiss(_:)")
  /// The user has dismissed it.
  public static let presentationControllerDidDismiss = Callback(
    "presentationControllerDidDismiss", of: .presentationDelegate, .from(13),
    swift: "presentationControllerDidDismiss(_:)")
  /// The user tried to dismiss it, and may not.
  public static let presentationControllerDidAttemptToDismiss = Callback(
    "presentationControllerDidAttemptToDismiss", of: .presentationDelegate, .from(13),
    swift: "presentationControllerDidAttemptToDismiss(_:)")
  /// The finger has let go; iOS 7 to 9.
  public static let notifyWhenInteractionEnds = Callback(
    "notifyWhenInteractionEnds", of: .transitionCoordinator, .between(7, 9), deprecatedFrom: 10,
    swift: "notifyWhenInteractionEnds(_:)", objectiveC: "notifyWhenInteractionEndsUsingBlock:")
  /// The finger has let go, or has taken hold again; from iOS 10.
  public static let notifyWhenInteractionChanges = Callback(
    "notifyWhenInteractionChanges", of: .transitionCoordinator, .from(10),
    swift: "notifyWhenInteractionChanges(_:)", objectiveC: "notifyWhenInteractionChangesUsingBlock:")

  /// All of these, in the order of a life.
  static let presentationRows: [Callback] = [
    .prepareForPopoverPresentation, .popoverShouldDismiss, .popoverDidDismiss, .adaptivePresentationStyle,
    .viewControllerForAdaptivePresentationStyle, .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss,
    .presentationControllerWillDismiss, .presentationControllerDidDismiss,
    .presentationControllerDidAttemptToDismiss, .notifyWhenInteractionEnds, .notifyWhenInteractionChanges,
  ]
}
