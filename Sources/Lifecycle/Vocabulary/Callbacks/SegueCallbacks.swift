// What is called for segues, and the closures with which presentations end.
extension Callback {
  /// May this controller's unwind action be the one that an unwind segue goes back to? From iOS 6.
  public static let canPerformUnwind = Callback(
    "canPerformUnwind", of: .viewController, .from(6),
    swift: "canPerformUnwindSegueAction(_:from:sender:)",
    objectiveC: "canPerformUnwindSegueAction:fromViewController:sender:")
  /// A storyboard segue is about to be performed.
  public static let prepareForSegue = Callback(
    "prepareForSegue", of: .viewController, .from(5),
    swift: "prepare(for:sender:)", objectiveC: "prepareForSegue:sender:")
  /// An unwind segue dismisses what the controller presents.
  public static let dismissByUnwind = Callback(
    "dismiss", of: .viewController, .from(5),
    swift: "dismiss(animated:completion:)", objectiveC: "dismissViewControllerAnimated:completion:")
  /// An unwind segue asks a container to show one of those that it contains; from iOS 9.
  public static let unwindForTowards = Callback(
    "unwindForTowards", of: .viewController, .from(9),
    swift: "unwind(for:towards:)", objectiveC: "unwindForSegue:towardsViewController:")
  /// A navigation controller goes back to one of its stack for an unwind segue.
  public static let popToViewController = Callback(
    "popToViewController", of: .navigationController, .from(2), swift: "popToViewController(_:animated:)")
  /// The closure given to `present` runs.
  public static let presentCompletion = Callback(
    "presentCompletion", of: .viewController, .from(5),
    swift: "present(_:animated:completion:)", objectiveC: "presentViewController:animated:completion:")
  /// The closure given to `dismiss` runs.
  public static let dismissCompletion = Callback(
    "dismissCompletion", of: .viewController, .from(5),
    swift: "dismiss(animated:completion:)", objectiveC: "dismissViewControllerAnimated:completion:")

  /// All of these, in the order of a life.
  static let segueRows: [Callback] = [
    .canPerformUnwind, .prepareForSegue, .dismissByUnwind, .unwindForTowards, .popToViewController,
    .presentCompletion, .dismissCompletion,
  ]
}
