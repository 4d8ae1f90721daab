// What a split view controller's delegate gets of its display mode, and of collapsing and expanding.
extension Callback {
  /// Another display mode is about to be shown.
  public static let willChangeToDisplayMode = Callback(
    "willChangeToDisplayMode", of: .splitDelegate, .from(8),
    swift: "splitViewController(_:willChangeTo:)", objectiveC: "splitViewController:willChangeToDisplayMode:")
  /// Which controller is to be the primary one once there is room for one only? Up to iOS 13.
  public static let primaryViewControllerForCollapsing = Callback(
    "primaryViewControllerForCollapsing", of: .splitDelegate, .from(8),
    swift: "primaryViewController(forCollapsing:)",
    objectiveC: "primaryViewControllerForCollapsingSplitViewController:")
  /// Is the secondary one to be taken over? Up to iOS 13.
  public static let collapseSecondary = Callback(
    "collapseSecondary", of: .splitDelegate, .from(8),
    swift: "splitViewController(_:collapseSecondary:onto:)",
    objectiveC: "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")
  /// Which controller is to be the primary one now that there is room? Up to iOS 13.
  public static let primaryViewControllerForExpanding = Callback(
    "primaryViewControllerForExpanding", of: .splitDelegate, .from(8),
    swift: "primaryViewController(forExpanding:)", objectiveC: "primaryViewControllerForExpandingSplitViewController:")
  /// Which controller is to be the secondary one? Up to iOS 13.
  public static let separateSecondary = Callback(
    "separateSecondary", of: .splitDelegate, .from(8),
    swift: "splitViewController(_:separateSecondaryFrom:)",
    objectiveC: "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:")
  /// Which column is to be on top once there is room for one only? From iOS 14.
  public static let topColumnForCollapsing = Callback(
    "topColumnForCollapsing", of: .splitDelegate, .from(14),
    swift: "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
  /// The columns have become one; from iOS 14.
  public static let splitViewControllerDidCollapse = Callback(
    "splitViewControllerDidCollapse", of: .splitDelegate, .from(14), swift: "splitViewControllerDidCollapse(_:)")
  /// In which display mode are the columns to stand side by side again? From iOS 14.
  public static let displayModeForExpanding = Callback(
    "displayModeForExpanding", of: .splitDelegate, .from(14),
    swift: "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
  /// The columns stand side by side again; from iOS 14.
  public static let splitViewControllerDidExpand = Callback(
    "splitViewControllerDidExpand", of: .splitDelegate, .from(14), swift: "splitViewControllerDidExpand(_:)")

  /// All of these, in the order of a life.
  static let splitRows: [Callback] = [
    .willChangeToDisplayMode, .primaryViewControllerForCollapsing, .collapseSecondary,
    .primaryViewControllerForExpanding, .separateSecondary, .topColumnForCollapsing, .splitViewControllerDidCollapse,
    .displayModeForExpanding, .splitViewControllerDidExpand,
  ]
}
