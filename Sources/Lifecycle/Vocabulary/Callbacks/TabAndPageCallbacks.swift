// What the delegates of tab bar and page view controllers get, and the data source of the latter.
extension Callback {
  /// A tab's item was tapped.
  public static let didSelectItem = Callback(
    "didSelectItem", of: .tabBarDelegate, .from(2), swift: "tabBar(_:didSelect:)", objectiveC: "tabBar:didSelectItem:")
  /// May the tapped tab be selected?
  public static let shouldSelect = Callback(
    "shouldSelect", of: .tabBarControllerDelegate, .from(3),
    swift: "tabBarController(_:shouldSelect:)", objectiveC: "tabBarController:shouldSelectViewController:")
  /// May the tapped tab be selected? A `UITab`, from iOS 18.
  public static let shouldSelectTab = Callback(
    "shouldSelectTab", of: .tabBarControllerDelegate, .from(18), swift: "tabBarController(_:shouldSelectTab:)")
  /// A tab was tapped, and is selected.
  public static let didSelect = Callback(
    "didSelect", of: .tabBarControllerDelegate, .from(2),
    swift: "tabBarController(_:didSelect:)", objectiveC: "tabBarController:didSelectViewController:")
  /// A tab was tapped, and is selected. A `UITab`, from iOS 18.
  public static let didSelectTab = Callback(
    "didSelectTab", of: .tabBarControllerDelegate, .from(18), swift: "tabBarController(_:didSelectTab:previousTab:)")
  /// Which page comes after this one?
  public static let viewControllerAfter = Callback(
    "viewControllerAfter", of: .pageDataSource, .from(5),
    swift: "pageViewController(_:viewControllerAfter:)",
    objectiveC: "pageViewController:viewControllerAfterViewController:")
  /// Which page comes before this one?
  public static let viewControllerBefore = Callback(
    "viewControllerBefore", of: .pageDataSource, .from(5),
    swift: "pageViewController(_:viewControllerBefore:)",
    objectiveC: "pageViewController:viewControllerBeforeViewController:")
  /// The finger begins to turn the page.
  public static let willTransitionTo = Callback(
    "willTransitionTo", of: .pageDelegate, .from(6),
    swift: "pageViewController(_:willTransitionTo:)", objectiveC: "pageViewController:willTransitionToViewControllers:")
  /// The page was turned, or the turn was given up: the argument says which.
  public static let didFinishAnimating = Callback(
    "didFinishAnimating", of: .pageDelegate, .from(5),
    swift: "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")

  /// All of these, in the order of a life.
  static let tabAndPageRows: [Callback] = [
    .didSelectItem, .shouldSelect, .shouldSelectTab, .didSelect, .didSelectTab, .viewControllerAfter,
    .viewControllerBefore, .willTransitionTo, .didFinishAnimating,
  ]
}
