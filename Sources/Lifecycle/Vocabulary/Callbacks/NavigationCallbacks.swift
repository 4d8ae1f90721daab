// What a navigation controller's delegate and animators get.
extension Callback {
  /// Which animator is to run the transition?
  public static let animationControllerFor = Callback(
    "animationControllerFor", of: .navigationControllerDelegate, .from(7),
    swift: "navigationController(_:animationControllerFor:from:to:)",
    objectiveC: "navigationController:animationControllerForOperation:fromViewController:toViewController:")
  /// Which interaction controller is to drive the animator?
  public static let interactionControllerFor = Callback(
    "interactionControllerFor", of: .navigationControllerDelegate, .from(7),
    swift: "navigationController(_:interactionControllerFor:)",
    objectiveC: "navigationController:interactionControllerForAnimationController:")
  /// Another top is about to be shown.
  public static let willShow = Callback(
    "willShow", of: .navigationControllerDelegate, .from(2),
    swift: "navigationController(_:willShow:animated:)",
    objectiveC: "navigationController:willShowViewController:animated:")
  /// The animator is to begin.
  public static let animateTransition = Callback(
    "animateTransition", of: .animator, .from(7), swift: "animateTransition(using:)", objectiveC: "animateTransition:")
  /// Another top is shown.
  public static let didShow = Callback(
    "didShow", of: .navigationControllerDelegate, .from(2),
    swift: "navigationController(_:didShow:animated:)",
    objectiveC: "navigationController:didShowViewController:animated:")
  /// The transition is over, finished or cancelled.
  public static let animationEnded = Callback("animationEnded", of: .animator, .from(7), swift: "animationEnded(_:)")

  /// All of these, in the order of a life.
  static let navigationRows: [Callback] = [
    .animationControllerFor, .interactionControllerFor, .willShow, .animateTransition, .didShow, .animationEnded,
  ]
}
