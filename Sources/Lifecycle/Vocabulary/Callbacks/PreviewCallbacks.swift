// What is called for peeks, iOS 9 to 12, and for context menus, from iOS 13.
extension Callback {
  /// Which controller to preview?
  public static let previewingContextViewControllerForLocation = Callback(
    "previewingContextViewControllerForLocation", of: .previewingDelegate, .from(9), deprecatedFrom: 13,
    swift: "previewingContext(_:viewControllerForLocation:)")
  /// Put the previewed controller on screen.
  public static let previewingContextCommitViewController = Callback(
    "previewingContextCommitViewController", of: .previewingDelegate, .from(9), deprecatedFrom: 13,
    swift: "previewingContext(_:commit:)", objectiveC: "previewingContext:commitViewController:")
  /// Which menu, which preview?
  public static let configurationForMenuAtLocation = Callback(
    "configurationForMenuAtLocation", of: .contextMenuDelegate, .from(13),
    swift: "contextMenuInteraction(_:configurationForMenuAtLocation:)")
  /// The menu is about to be shown.
  public static let willDisplayMenu = Callback(
    "willDisplayMenu", of: .contextMenuDelegate, .from(13),
    swift: "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
    objectiveC: "contextMenuInteraction:willDisplayMenuForConfiguration:animator:")
  /// The preview was tapped.
  public static let willPerformPreviewAction = Callback(
    "willPerformPreviewAction", of: .contextMenuDelegate, .from(13),
    swift: "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    objectiveC: "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:")
  /// The menu is about to go.
  public static let willEndMenu = Callback(
    "willEnd", of: .contextMenuDelegate, .from(13),
    swift: "contextMenuInteraction(_:willEndFor:animator:)",
    objectiveC: "contextMenuInteraction:willEndForConfiguration:animator:")

  /// All of these, in the order of a life.
  static let previewRows: [Callback] = [
    .previewingContextViewControllerForLocation, .previewingContextCommitViewController,
    .configurationForMenuAtLocation, .willDisplayMenu, .willPerformPreviewAction, .willEndMenu,
  ]
}
