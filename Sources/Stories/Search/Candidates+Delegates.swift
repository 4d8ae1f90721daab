import Lifecycle

// What the delegates that are called next speak of.
extension Candidates {
  /// Whether a presentation's delegate is called, who is asked for styles that others have not.
  var tellsOfStyle: Bool { receivers.contains(.presentationDelegate) || receivers.contains(.popoverDelegate) }

  /// What is done with a split view controller.
  var ofColumns: [Action] {
    [ActionWord.displayMode, .showColumn, .hideColumn].flatMap { word in
      word.closedWords.map { Action(word, .name($0)) }
    } + [Action(.collapse), Action(.expand), Action(.becomeCompact), Action(.becomeRegular)]
  }

  func ofDelegates(top: String?) -> [Action] {
    var actions: [Action] = []
    if log.clues.tellsOfPreview {
      let words: [ActionWord] = [
        .peekPress, .peekPreview, .peekRelease, .peekCommit, .contextMenuShow, .contextMenuDismiss, .contextMenuCommit,
      ]
      let names = coming.prefix(3) + going.prefix(2) + StoryLog.hidden.prefix(1)
      actions += names.flatMap { name in words.map { Action($0, .name(name)) } }
    }
    if receivers.contains(.extensionRequest) {
      actions += [Action(.launchExtension), Action(.completeRequest), Action(.cancelRequest)]
    }
    if receivers.contains(.searchControllerDelegate) || receivers.contains(.searchResultsUpdating) {
      actions += [Action(.beginSearch), Action(.typeSearch), Action(.clearSearch), Action(.endSearch)]
      actions += coming.prefix(3).map { Action(.beginSearch, .name($0)) }
    }
    if receivers.contains(.tabBarDelegate) || receivers.contains(.tabBarControllerDelegate) {
      actions += log.controllers.prefix(5).map { Action(.selectTab, .name($0)) }
    }
    if tellsOfStyle {
      actions += [
        Action(.attemptInteractiveDismiss), Action(.interactiveDismiss), Action(.becomeCompact), Action(.becomeRegular),
      ]
    }
    return actions
  }
}
