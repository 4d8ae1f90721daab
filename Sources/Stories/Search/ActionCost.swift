import Lifecycle

/// How unlikely a step is before its calls are looked at: people log pushes more often than splits.
enum ActionCost {
  static func cost(of action: Action) -> Double {
    guard action.names.contains(where: StoryLog.hidden.contains) else {
      return usual(action) - NameHints.gain(of: action)
    }
    // Who comes would be logged, mostly.
    return usual(action) + (action.word == .selectTab ? 0.8 : action.word == .push ? 0.15 : 0.2)
  }

  /// What an action costs besides if it is not the first: an app is seldom launched again within a log.
  static func ofRunningAgain(_ action: Action) -> Double {
    switch action.word {
    case .launch, .launchByURL, .launchByPush: 1.3
    default: 0
    }
  }

  private static func usual(_ action: Action) -> Double {
    guard let word = action.word else { return ofViews(action) }
    switch word {
    case .launch: return 0.3
    case .push, .pop: return 1
    case .dismiss: return 1.02
    case .present:
      if case .presentation(_, let style, _) = action.argument, style != .fullScreen { return 1.1 }
      return 1.12
    case .selectTab: return 1.08
    case .home, .reopen: return 0.8
    case .appSwitcher, .appSwitcherReturn: return 1
    case .terminate: return 1.1
    case .memoryWarning: return 0.9
    case .rotate: return 1.1
    case .popToRoot: return 1.2
    case .popTo: return 1.25
    case .unwind: return 1.3
    case .beginInteractivePop: return 1.3
    case .beginInteractiveDismiss: return 1.35
    case .cancelInteractivePop, .cancelInteractiveDismiss, .cancelPageForward, .cancelPageBack: return 0.5
    case .finishInteractivePop, .finishInteractiveDismiss, .finishPageForward, .finishPageBack: return 0.6
    case .pageForward: return 1.1
    case .pageBack: return 1.15
    case .beginPageForward, .beginPageBack: return 1.4
    case .lock, .unlock, .openScene, .closeScene: return 1.1
    case .incomingCall, .declineCall: return 1.15
    case .addChild: return 1.4
    case .setStack: return 1.35
    case .beginInteractivePush: return 2
    case .cancelInteractivePush: return 0.5
    case .finishInteractivePush: return 0.6
    case .beginSearch, .interactiveDismiss: return 1.1
    case .attemptInteractiveDismiss: return 0.8
    case .wakeInBackground, .backgroundTimeout, .backgroundWorkDone: return 0.9
    case .typeSearch, .clearSearch, .endSearch: return 0.6
    case .launchExtension: return 0.9
    case .completeRequest, .cancelRequest: return 1
    case .transition: return 1.5
    case .beginAppearanceTransition: return 1.2
    case .endAppearanceTransition: return 0.4
    case .removeChild: return 1.5
    case .launchByPush, .reopenByPush, .receivePushInBackground, .launchByURL, .reopenByURL: return 0.9
    case .switchRoot: return 1.6
    case .addSubviewOnly: return 1.7
    case .showDetail, .displayMode, .showColumn, .hideColumn, .collapse, .expand: return 1.7
    case .controlCentreOpen, .openNotificationCenter, .controlCentreClose, .closeNotificationCenter: return 1.3
    case .peekPress, .contextMenuShow: return 1.8
    case .peekPreview, .peekRelease, .peekCommit, .contextMenuDismiss, .contextMenuCommit: return 0.9
    default: return 2
    }
  }

  private static func ofViews(_ action: Action) -> Double {
    guard case .swiftUI(let word, _) = action.argument else { return 1.1 }
    switch word {
    case .push, .pop: return 1
    case .sheet, .dismiss, .tab: return 1.05
    case .cover: return 1.15
    case .remove, .insert: return 1.2
    case .id, .update: return 1.5
    }
  }
}
