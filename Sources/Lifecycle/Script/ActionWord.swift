/// The words with which a scenario says what happens.
public enum ActionWord: String, CaseIterable, Hashable, Sendable {
  // App
  case launch, prewarm, home, appSwitcher, appSwitcherReturn, reopen, lock, unlock, incomingCall, declineCall
  case controlCentreOpen, controlCentreClose, openNotificationCenter, closeNotificationCenter
  case terminate, memoryWarning, memoryReclaim, backgroundTimeout, backgroundWorkDone
  case launchByURL, reopenByURL, launchByPush, reopenByPush, receivePushInBackground
  case wakeInBackground, launchExtension, completeRequest, cancelRequest
  case openScene, closeScene, switchRoot, rotate, becomeCompact, becomeRegular
  // Navigation
  case push, pop, popToRoot, popTo, setStack, beginInteractivePop, cancelInteractivePop, finishInteractivePop
  case beginInteractivePush, cancelInteractivePush, finishInteractivePush, show, unwind
  // Modal
  case present, dismiss, beginInteractiveDismiss, cancelInteractiveDismiss, finishInteractiveDismiss
  case attemptInteractiveDismiss, interactiveDismiss
  // Tab
  case selectTab
  // Peek and its successor
  case peekPress, peekPreview, peekRelease, peekCommit, contextMenuShow, contextMenuDismiss, contextMenuCommit
  // Page
  case pageForward, pageBack, beginPageForward, cancelPageForward, finishPageForward
  case beginPageBack, cancelPageBack, finishPageBack
  // Containment
  case addChild, addSubviewOnly, removeChild, transition, beginAppearanceTransition, endAppearanceTransition
  // Split
  case displayMode, showColumn, hideColumn, showDetail, collapse, expand
  // Search
  case beginSearch, typeSearch, clearSearch, endSearch
}

extension ActionWord {
  /// What stands after the word.
  public enum Pattern: Hashable, Sendable {
    /// Nothing.
    case none
    /// A name.
    case name
    /// A name, or nothing.
    case optionalName
    /// A controller with what it contains.
    case term
    /// `[A, B]`
    case stack
    /// `B as STYLE from A`
    case presentation
    /// `C to P`
    case pair
    /// A bare word that is not a controller's name.
    case word
  }

  /// What stands after the word.
  public var pattern: Pattern {
    switch self {
    case .push, .beginInteractivePush, .show, .switchRoot: .term
    case .present: .presentation
    case .setStack: .stack
    case .unwind, .pop, .beginSearch: .optionalName
    case .popTo, .dismiss, .selectTab, .openScene, .closeScene, .removeChild, .beginAppearanceTransition,
      .endAppearanceTransition, .showDetail, .peekPress, .peekPreview, .peekRelease, .peekCommit, .contextMenuShow,
      .contextMenuDismiss, .contextMenuCommit:
      .name
    case .addChild, .addSubviewOnly, .transition: .pair
    case .displayMode, .showColumn, .hideColumn, .wakeInBackground: .word
    default: .none
    }
  }

  /// How the word is used, for messages and help.
  public var usage: String {
    switch pattern {
    case .none: rawValue
    case .name: "\(rawValue) NAME"
    case .optionalName: "\(rawValue) [NAME]"
    case .term: "\(rawValue) NAME"
    case .stack: "\(rawValue) [NAME, NAME]"
    case .presentation: "\(rawValue) NAME as STYLE from NAME"
    case .pair: "\(rawValue) NAME to \(self == .transition ? "NAME" : "CONTAINER")"
    case .word: "\(rawValue) \(self == .displayMode ? "MODE" : self == .wakeInBackground ? "EVENT" : "COLUMN")"
    }
  }

  /// Whether it is done to the app or to its scenes.
  public var isOfApp: Bool {
    switch self {
    case .launch, .prewarm, .home, .appSwitcher, .appSwitcherReturn, .reopen, .lock, .unlock, .incomingCall,
      .declineCall, .controlCentreOpen, .controlCentreClose, .openNotificationCenter, .closeNotificationCenter,
      .terminate, .memoryWarning, .memoryReclaim, .backgroundTimeout, .backgroundWorkDone, .launchByURL, .reopenByURL,
      .launchByPush, .reopenByPush, .receivePushInBackground, .wakeInBackground, .openScene, .closeScene,
      .launchExtension, .completeRequest, .cancelRequest:
      true
    default: false
    }
  }

  /// Whether the user's finger does it, which needs a screen to touch.
  var isGesture: Bool {
    switch self {
    case .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop, .beginInteractivePush,
      .cancelInteractivePush, .finishInteractivePush, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss, .attemptInteractiveDismiss, .interactiveDismiss, .peekPress, .peekPreview,
      .peekRelease, .peekCommit, .contextMenuShow, .contextMenuDismiss, .contextMenuCommit, .beginPageForward,
      .cancelPageForward, .finishPageForward, .beginPageBack, .cancelPageBack, .finishPageBack, .beginSearch,
      .typeSearch, .clearSearch, .endSearch:
      true
    default: false
    }
  }

  /// The releases on which a scenario can say it: those that have what it names.
  public var releases: ReleaseRange {
    switch self {
    // Interactive transitions came with iOS 7 (WWDC13 218), peek with 9, its successor with 13 (WWDC19 224).
    case .beginInteractivePop, .cancelInteractivePop, .finishInteractivePop, .beginInteractivePush,
      .cancelInteractivePush, .finishInteractivePush, .beginInteractiveDismiss, .cancelInteractiveDismiss,
      .finishInteractiveDismiss, .interactiveDismiss:
      .from(7)
    case .peekPress, .peekPreview, .peekRelease, .peekCommit: .between(9, 12)
    case .contextMenuShow, .contextMenuDismiss, .contextMenuCommit, .attemptInteractiveDismiss, .openScene, .closeScene:
      .from(13)
    case .pageForward, .pageBack, .beginPageForward, .cancelPageForward, .finishPageForward, .beginPageBack,
      .cancelPageBack, .finishPageBack, .addChild, .removeChild, .transition, .beginAppearanceTransition,
      .endAppearanceTransition:
      .from(5)
    case .prewarm: .from(15)
    // (Apple, `NSExtensionRequestHandling`.)
    case .launchExtension, .completeRequest, .cancelRequest: .from(8)
    // The oldest of the events is that of iOS 6; each has releases of its own.
    case .wakeInBackground: .from(6)
    // The app delegate's call for a URL that the model knows is that of iOS 9; another one came before it. (Apple's pages.)
    case .launchByURL, .reopenByURL: .from(9)
    case .unwind: .from(6)
    case .launchByPush, .reopenByPush, .receivePushInBackground: .from(7)
    // UISearchController is of iOS 8. (Apple's page.)
    case .show, .showDetail, .displayMode, .collapse, .expand, .beginSearch, .typeSearch, .clearSearch, .endSearch:
      .from(8)
    // Windows of an iPad share its screen since iOS 9, when Split View and Slide Over came (WWDC15 205).
    case .becomeCompact, .becomeRegular: .from(9)
    case .showColumn, .hideColumn: .from(14)
    default: .all
    }
  }
}
