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
    switch row.behavior {
    case .none: .none
    case .name: .name
    case .optionalName: .optionalName
    case .term: .term
    case .stack: .stack
    case .presentation: .presentation
    case .pair: .pair
    case .word: .word
    }
  }

  /// How the word is used, for messages and help.
  public var usage: String {
    switch row.behavior {
    case .none: rawValue
    case .name, .term: "\(rawValue) NAME"
    case .optionalName: "\(rawValue) [NAME]"
    case .stack: "\(rawValue) [NAME, NAME]"
    case .presentation: "\(rawValue) NAME as STYLE from NAME"
    case .pair(let second, _): "\(rawValue) NAME to \(second)"
    case .word(let set, _): "\(rawValue) \(set.placeholder)"
    }
  }

  /// Whether it is done to the app or to its scenes.
  public var isOfApp: Bool { row.family == .app }

  /// Whether it goes on with what has begun: with a gesture, a peek or a context menu.
  public var goesOn: Bool { row.continued != nil }

  /// The releases on which a scenario can say it: those that have what it names.
  public var releases: ReleaseRange { row.releases }

  /// The words of which one stands after it; none where that is something else.
  public var closedWords: [String] { closedSet?.words ?? [] }

  /// What can stand after a word that takes one of a closed set.
  var closedSet: ClosedSet? { if case .word(let set, _) = row.behavior { set } else { nil } }
}
