public import Lifecycle

extension Action {
  /// The family of actions that it belongs to: words that say the same, but for the way in which it is done.
  public var family: String {
    guard let word else { return "swiftui" }
    let name = word.rawValue
    switch word {
    case .push, .show, .beginInteractivePush, .setStack: return "push"
    case .beginInteractivePop: return "pop"
    case .dismiss, .interactiveDismiss, .beginInteractiveDismiss, .attemptInteractiveDismiss: return "dismiss"
    case .addChild, .removeChild, .addSubviewOnly, .transition, .beginAppearanceTransition, .endAppearanceTransition:
      return "child"
    case .displayMode, .showDetail, .collapse, .expand: return "split"
    case .home, .lock, .appSwitcher, .incomingCall, .controlCentreOpen, .openNotificationCenter: return "leave"
    case .unlock, .appSwitcherReturn, .declineCall, .controlCentreClose, .closeNotificationCenter: return "return"
    case .terminate, .memoryReclaim, .backgroundTimeout, .backgroundWorkDone, .closeScene: return "end"
    case .pageForward, .pageBack, .beginPageForward, .beginPageBack: return "page"
    default: break
    }
    for (prefix, family) in [
      ("launch", "launch"), ("pop", "pop"), ("cancel", "cancel"), ("finish", "finish"), ("peek", "peek"),
      ("contextMenu", "menu"), ("reopen", "return"),
    ] where name.hasPrefix(prefix) { return family }
    return name
  }
}
