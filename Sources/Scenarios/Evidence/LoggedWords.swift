import Lifecycle

/// The words that logs are written in, beyond those of the model.
///
/// A logger prints what its author asked for: methods that the model does not have, short forms of long names, and
/// kinds of objects in place of their callbacks.
public enum LoggedWords {
  /// Callbacks and methods that logs print and the model has not, or has under another name.
  static let callbacks: [String] = [
    "init", "initWithNibName", "dealloc", "willMoveToParentNil", "didMoveToParentNil", "loadViewIfNeeded",
    "viewWillUnload", "viewLayoutMarginsDidChange", "preferredContentSizeDidChange", "systemLayoutFittingSizeDidChange",
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "extendedLayoutIncludesOpaqueBars", "edgesForExtendedLayout", "shouldAutorotate", "supportedInterfaceOrientations",
    "prefersHomeIndicatorAutoHidden", "beginAppearanceTransition", "endAppearanceTransition", "transition", "dismiss",
    "present", "pushViewController", "popViewController", "popToViewController", "unwindForTowards", "performSegue",
    "shouldPerformSegue",
    "canPerformUnwind", "canPerformUnwindSegueAction", "animationControllerFor", "interactionControllerFor",
    "animateTransition", "animationEnded", "transitionDuration", "didSelectItem", "onChange", "body",
    "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState",
    "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "updateConstraints",
    "layoutSubviews", "layoutIfNeeded", "draw", "drawRect", "intrinsicContentSize", "didAddSubview",
    "willRemoveSubview", "removeFromSuperview", "addSubview", "addChild", "removeFromParent", "setNeedsLayout",
    "applicationDidFinishLaunching", "applicationSignificantTimeChange", "applicationHandleOpenURL",
    "layerWillDraw", "layoutMarginsDidChange", "safeAreaInsetsDidChange",
    "applicationContinueUserActivity", "applicationPerformFetch", "sceneContinueUserActivity", "sceneDidUpdate",
    "windowSceneDidUpdate", "stateRestorationActivity",
  ]

  /// Kinds of objects that a logger prints, in place of each of their callbacks.
  static let kinds = ["delegate", "notifications"]

  /// Objects that an app has and no structure names: views, animators, the app's own code.
  static let objects = ["View", "Window", "Table", "Cell", "Animator", "InteractionController"] + unseen

  /// Who speaks in a log and is no object that could be called: the app's own code, and UIKit on the console.
  public static let unseen = ["Code", "UIKitLog"]

  /// Callbacks that only views have: `UIView`'s, and no view controller's.
  public static let ofViews: Set<String> = [
    "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "layoutSubviews", "draw",
    "drawRect", "layerWillDraw", "updateConstraints", "layoutMarginsDidChange", "safeAreaInsetsDidChange",
  ]

  /// Every callback that an event may have.
  static let events: [String] = Callback.vocabulary + callbacks

  /// `didFinishLaunching` is how some logs call `applicationDidFinishLaunchingWithOptions`.
  private static let shortForms: [String] = Callback.vocabulary.compactMap { name in
    guard let owner = ["application", "UIApplication", "scene"].first(where: name.hasPrefix) else { return nil }
    let bare = name.dropFirst(owner.count).replacing("WithOptions", with: "")
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }

  /// Every word of `records` but for those that a trace names itself.
  static let records: [String] = events + shortForms + kinds + Subject.systemNames

  private static let knownEvents = Set(events)
  private static let knownRecords = Set(records)

  /// Whether an event may have it. An app names its unwind actions itself.
  static func isEvent(_ callback: String) -> Bool { knownEvents.contains(callback) || isUnwindAction(callback) }

  /// Whether a logger may print it. `onAppear of Link` is the callback of one view.
  static func isRecord(_ word: String) -> Bool {
    knownRecords.contains(word) || isUnwindAction(word) || knownEvents.contains(bare(word))
  }

  /// Whether it may be what an app calls an unwind action of its own.
  static func isUnwindAction(_ word: String) -> Bool {
    word.hasPrefix("unwind") && word != "unwindForTowards" && isName(word)
  }

  /// Whether a method may be called so.
  static func isName(_ word: String) -> Bool {
    word.first.map { !$0.isNumber } ?? false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The word without what it is of.
  static func bare(_ record: String) -> String {
    record.firstRange(of: " of ").map { String(record[..<$0.lowerBound]) } ?? record
  }

  /// Some logs have a call under another of its names: Objective-C's `dealloc`, or `willMoveToParentNil` where the model
  /// has the parent as an argument. What an app calls its own unwind action is up to it.
  public static func modelName(_ callback: String) -> String {
    switch callback {
    case "dealloc": "deinit"
    case "willMoveToParentNil": "willMoveToParent"
    case "didMoveToParentNil": "didMoveToParent"
    case let name where isUnwindAction(name): ScriptStep.defaultUnwindAction
    default: callback
    }
  }

  /// What such a name says of the argument, where the model has it there.
  public static func argument(in callback: String) -> String? {
    callback == "willMoveToParentNil" || callback == "didMoveToParentNil" ? "nil" : nil
  }

  /// Whether the word says that there is such a callback: it is its name, or the word that the app's own name begins with.
  static func names(_ record: String, _ callback: String) -> Bool {
    let name = bare(record)
    return name == callback || callback.hasPrefix(name) && callback.dropFirst(name.count).first?.isUppercase ?? false
  }

  /// Whether a logger that prints the word prints the event. A short form is a part of the callback's name.
  static func prints(_ record: String, _ event: ObservedTrace.Event) -> Bool {
    if record == event.subject || modelName(record) == modelName(event.callback) { return true }
    if record == "notifications" { return event.subject == "Notification" }
    if record == "delegate" { return isDelegate(event.subject) }
    if bare(record) == event.callback { return true }
    return event.callback.lowercased().contains(record.lowercased())
  }

  /// Delegates, data sources and the like have names that say what they are, and may be numbered.
  public static func isDelegate(_ subject: String) -> Bool {
    ["Delegate", "DataSource", "Coordinator", "Task"].contains { subject.hasSuffix($0) }
  }
}
