// What a split view controller's delegate gets of its columns.
extension Callback {
  /// A column is about to be shown; from iOS 14.
  public static let splitViewControllerWillShowColumn = Callback(
    "splitViewControllerWillShowColumn", of: .splitDelegate, .from(14),
    swift: "splitViewController(_:willShow:)", objectiveC: "splitViewController:willShowColumn:")
  /// A column is shown; from iOS 26.
  public static let splitViewControllerDidShowColumn = Callback(
    "splitViewControllerDidShowColumn", of: .splitDelegate, .from(26),
    swift: "splitViewController(_:didShow:)", objectiveC: "splitViewController:didShowColumn:")
  /// A column is about to be hidden; from iOS 14.
  public static let splitViewControllerWillHideColumn = Callback(
    "splitViewControllerWillHideColumn", of: .splitDelegate, .from(14),
    swift: "splitViewController(_:willHide:)", objectiveC: "splitViewController:willHideColumn:")
  /// A column is hidden; from iOS 26.
  public static let splitViewControllerDidHideColumn = Callback(
    "splitViewControllerDidHideColumn", of: .splitDelegate, .from(26),
    swift: "splitViewController(_:didHide:)", objectiveC: "splitViewController:didHideColumn:")

  /// All of these, in the order of a life.
  static let splitColumnRows: [Callback] = [
    .splitViewControllerWillShowColumn, .splitViewControllerDidShowColumn, .splitViewControllerWillHideColumn,
    .splitViewControllerDidHideColumn,
  ]
}
