import Diagnostics
import Lifecycle

extension Action {
  /// What is done, for readers: `Push Detail`, `Cancel the swipe back`. The scenario language has a word for it.
  var title: Phrase {
    switch argument {
    case .swiftUI(let word, let name): return word.title(name ?? "")
    case .none: return word?.title() ?? Phrase(named: text)
    case .name(let name): return word?.title(name) ?? Phrase(named: text)
    case .term(let term): return word?.title(term.description) ?? Phrase(named: text)
    case .stack(let terms):
      return "Replace the stack with \(terms.map(\.description).joined(separator: ", "))"
    case .presentation(let term, let style, let caller):
      return "Present \(term.description) (\(style.rawValue)) from \(caller)"
    case .pair(let first, let second):
      switch word {
      case .addChild: return "Add \(first) as a child of \(second)"
      case .addSubviewOnly: return "Add the view of \(first) to \(second), without addChild"
      default: return "Change from \(first) to \(second)"
      }
    }
  }
}

extension SwiftUIWord {
  fileprivate func title(_ name: String) -> Phrase {
    switch self {
    case .push: "Push \(name)"
    case .pop: "Pop"
    case .sheet: "Show \(name) as a sheet"
    case .cover: "Show \(name) as a full-screen cover"
    case .dismiss: "Dismiss what is presented"
    case .tab: "Select the tab \(name)"
    case .id: "Change the id of \(name)"
    case .remove: "Remove \(name) from the body"
    case .insert: "Insert \(name) into the body"
    case .update: "Update what \(name) reads"
    }
  }
}

extension ActionWord {
  /// The word with the name behind it, or without one. A word that is forgotten here does not compile.
  fileprivate func title(_ name: String? = nil) -> Phrase {
    switch self {
    case .push: "Push \(name ?? "")"
    case .pop: name.map { "Pop \($0)" } ?? "Pop"
    case .popToRoot: "Pop to the root"
    case .popTo: "Pop to \(name ?? "")"
    case .setStack: "Replace the stack"
    case .show: "Show \(name ?? "") by show(_:sender:)"
    case .unwind: name.map { "Unwind to \($0)" } ?? "Unwind"
    case .beginInteractivePush: "Begin to push \(name ?? "") by a gesture"
    case .cancelInteractivePush: "Cancel the interactive push"
    case .finishInteractivePush: "Finish the interactive push"
    case .beginInteractivePop: "Begin to swipe back"
    case .cancelInteractivePop: "Cancel the swipe back"
    case .finishInteractivePop: "Finish the swipe back"
    case .present: "Present \(name ?? "")"
    case .dismiss: "Dismiss \(name ?? "")"
    case .beginInteractiveDismiss: "Begin to swipe down"
    case .cancelInteractiveDismiss: "Cancel the swipe down"
    case .finishInteractiveDismiss: "Finish the swipe down"
    case .interactiveDismiss: "Dismiss by a swipe down"
    case .attemptInteractiveDismiss: "Try to swipe down where that is not allowed"
    case .selectTab: "Select the tab \(name ?? "")"
    case .peekPress, .peekPreview, .peekRelease, .peekCommit, .contextMenuShow, .contextMenuDismiss,
      .contextMenuCommit:
      previewTitle(name ?? "")
    case .pageForward, .pageBack, .beginPageForward, .cancelPageForward, .finishPageForward, .beginPageBack,
      .cancelPageBack, .finishPageBack:
      pageTitle
    case .addChild, .addSubviewOnly, .removeChild, .transition: "Remove the child \(name ?? "")"
    case .beginAppearanceTransition: "Call beginAppearanceTransition on \(name ?? "")"
    case .endAppearanceTransition: "Call endAppearanceTransition on \(name ?? "")"
    case .displayMode: "Change the display mode to \(name ?? "")"
    case .showColumn: "Show the column \(name ?? "")"
    case .hideColumn: "Hide the column \(name ?? "")"
    case .showDetail: "Show \(name ?? "") as the detail"
    case .collapse: "The split view collapses"
    case .expand: "The split view expands"
    case .beginSearch: "Begin to search"
    case .typeSearch: "Type into the search bar"
    case .clearSearch: "Clear the search bar"
    case .endSearch: "Cancel the search"
    case .launch, .prewarm, .home, .appSwitcher, .appSwitcherReturn, .reopen, .lock, .unlock, .incomingCall,
      .declineCall, .controlCentreOpen, .controlCentreClose, .openNotificationCenter, .closeNotificationCenter,
      .terminate, .memoryWarning, .memoryReclaim, .backgroundTimeout, .backgroundWorkDone, .launchByURL, .reopenByURL,
      .launchByPush, .reopenByPush, .receivePushInBackground, .wakeInBackground, .launchExtension, .completeRequest,
      .cancelRequest, .openScene, .closeScene, .switchRoot, .rotate, .becomeCompact, .becomeRegular:
      appTitle(name ?? "")
    }
  }

  private func previewTitle(_ name: String) -> Phrase {
    switch self {
    case .peekPress: "Press lightly, for a peek at \(name)"
    case .peekPreview: "The preview of \(name) is shown"
    case .peekRelease: "Release the preview of \(name)"
    case .peekCommit: "Press deeper, to open \(name)"
    case .contextMenuShow: "Touch and hold, for a context menu with \(name)"
    case .contextMenuDismiss: "Dismiss the context menu with \(name)"
    default: "Tap the preview, to open \(name)"
    }
  }

  private var pageTitle: Phrase {
    switch self {
    case .pageForward: "Go to the next page"
    case .pageBack: "Go to the previous page"
    case .beginPageForward: "Begin to drag to the next page"
    case .beginPageBack: "Begin to drag to the previous page"
    case .cancelPageForward, .cancelPageBack: "Let the page go back"
    default: "Finish the page change"
    }
  }
}
