// What a search controller's delegate and its results updater get.
extension Callback {
  /// Does the delegate want to present the search controller itself?
  public static let presentSearchController = Callback(
    "presentSearchController", of: .searchControllerDelegate, .from(8), swift: "presentSearchController(_:)")
  /// UIKit is about to present the search controller.
  public static let willPresentSearchController = Callback(
    "willPresentSearchController", of: .searchControllerDelegate, .from(8), swift: "willPresentSearchController(_:)")
  /// UIKit has presented it.
  public static let didPresentSearchController = Callback(
    "didPresentSearchController", of: .searchControllerDelegate, .from(8), swift: "didPresentSearchController(_:)")
  /// The search bar has become first responder, or its text is another one.
  public static let updateSearchResults = Callback(
    "updateSearchResults", of: .searchResultsUpdating, .from(8),
    swift: "updateSearchResults(for:)", objectiveC: "updateSearchResultsForSearchController:")
  /// UIKit is about to dismiss it.
  public static let willDismissSearchController = Callback(
    "willDismissSearchController", of: .searchControllerDelegate, .from(8), swift: "willDismissSearchController(_:)")
  /// UIKit has dismissed it.
  public static let didDismissSearchController = Callback(
    "didDismissSearchController", of: .searchControllerDelegate, .from(8), swift: "didDismissSearchController(_:)")

  /// All of these, in the order of a life.
  static let searchRows: [Callback] = [
    .presentSearchController, .willPresentSearchController, .didPresentSearchController, .updateSearchResults,
    .willDismissSearchController, .didDismissSearchController,
  ]
}
