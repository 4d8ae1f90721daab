import Lifecycle
import Logs

/// What may have happened next: of all that a state allows, what the next calls of the log speak of.
struct Candidates {
  /// What of the log decides which actions there are.
  struct Key: Hashable {
    let coming: [String]
    let going: [String]
    let next: Callback?
    let views: [String]
    let flags: [Bool]
    let receivers: [Callback.Receiver]
  }

  /// How many calls are looked at.
  static let window = 14

  let log: StoryLog
  /// The controllers that come, by their next calls, and those that go.
  private(set) var coming: [String] = []
  private(set) var going: [String] = []
  /// What SwiftUI calls.
  private var views: [String] = []
  /// The callback that is next, of those that tell something.
  private var next: Callback?
  private var hasLayoutOnly = true
  private var hasUnwind = false
  /// Who gets the next calls.
  private(set) var receivers: [Callback.Receiver] = []

  init(_ log: StoryLog, at place: Int) {
    self.log = log
    for call in log.calls[place...].prefix(Self.window) {
      let callback = log.callback(of: call)
      let name = log.subject(of: call)
      if !CallWeight.isNoise(log.weight(of: call)) {
        hasLayoutOnly = false
        if next == nil { next = callback }
      }
      if callback == .canPerformUnwind || callback.name.begins(with: "unwind") { hasUnwind = true }
      if let receiver = callback.receiver, !receivers.contains(receiver) { receivers.append(receiver) }
      if callback.receiver == .swiftUI, !views.contains(name) { views.append(name) }
      guard StoryLog.isController(callback), let name = log.controller(name) else { continue }
      switch callback {
      case .viewWillDisappear, .viewDidDisappear, .onDisappear: if !going.contains(name) { going.append(name) }
      case .viewDidLoad, .viewWillAppear, .viewDidAppear, .loadView, .viewIsAppearing, .onAppear, .initialize,
        .initWithNibName, .initWithCoder, .awakeFromNib, .willMoveToParent, .viewWillLayoutSubviews:
        if !coming.contains(name) { coming.append(name) }
      default: continue
      }
    }
  }

  var key: Key {
    Key(
      coming: coming, going: going, next: next, views: views, flags: [hasLayoutOnly, hasUnwind], receivers: receivers)
  }

  /// Names for what a rare action brings: those that come, and one of which the log says nothing.
  var newNames: [String] { Array(coming.prefix(1)) + StoryLog.hidden.prefix(1) }

  /// The actions, with a view on what is on screen.
  ///
  /// What begins with a finger goes on with it: nothing else is done until it has finished or was cancelled.
  func actions(top: String?, isUnderWay: Bool, hasColumns: Bool) -> [Action] {
    (actions(top: top) + (hasColumns ? ofColumns : [])).filter { Self.isPossible($0, isUnderWay: isUnderWay) }
  }

  static func isPossible(_ action: Action, isUnderWay: Bool) -> Bool {
    action.word.map { $0.goesOn == isUnderWay || $0.isOfApp } ?? true
  }

  private func actions(top: String?) -> [Action] {
    var actions: [Action] = []
    if hasLayoutOnly || next.map(isOfApp) ?? true || next == .didReceiveMemoryWarning { actions += ofApp() }
    let turns: [Callback] = [.viewWillTransitionToSize, .willTransitionToTraits, .willRotate, .willAnimateRotation]
    if hasLayoutOnly || next.map(turns.contains) ?? false {
      actions += [Action(.rotate), Action(.becomeCompact), Action(.becomeRegular)]
    }
    guard !hasLayoutOnly, let next, !isOfApp(next) else { return actions }
    if log.clues.tellsOfViews { actions += ofViews() }
    if next.receiver == .swiftUI, coming.isEmpty, going.isEmpty { return actions }
    return actions + ofControllers(top: top) + ofDelegates(top: top)
  }

  private func isOfApp(_ callback: Callback) -> Bool {
    switch callback.receiver {
    case .application, .applicationDelegate, .sceneDelegate, .notificationCenterDelegate, .taskScheduler,
      .urlSessionDelegate, .locationManagerDelegate:
      true
    case nil: StoryLog.isState(callback)
    default: false
    }
  }

  private func ofApp() -> [Action] {
    let words: [ActionWord] = [
      .launch, .home, .reopen, .appSwitcher, .appSwitcherReturn, .lock, .unlock, .incomingCall, .declineCall,
      .controlCentreOpen, .controlCentreClose, .openNotificationCenter, .closeNotificationCenter, .terminate,
      .memoryWarning, .memoryReclaim, .backgroundTimeout, .backgroundWorkDone, .launchByURL, .reopenByURL,
      .launchByPush, .reopenByPush, .receivePushInBackground,
    ]
    let scenes = log.scenes.count > 1 ? log.scenes : []
    return words.map { Action($0) }
      + ActionWord.wakeInBackground.closedWords.map { Action(.wakeInBackground, .name($0)) }
      + scenes.flatMap { [Action(.openScene, .name($0)), Action(.closeScene, .name($0))] }
  }

  private func ofViews() -> [Action] {
    var actions = [
      Action(.launch), Action(nil, .swiftUI(.pop, nil)), Action(nil, .swiftUI(.dismiss, nil)),
      Action(.beginInteractivePop), Action(.cancelInteractivePop), Action(.finishInteractivePop),
    ]
    var names: [String] = []
    for name in coming + going + views.map({ log.views.view(of: $0) ?? $0 }) where !names.contains(name) {
      names.append(name)
    }
    for name in names.prefix(6) {
      for word in [SwiftUIWord.push, .sheet, .cover, .tab, .id, .remove, .insert, .update] {
        actions.append(Action(nil, .swiftUI(word, name)))
      }
    }
    return actions
  }

  private func ofControllers(top: String?) -> [Action] {
    var actions: [Action] = [
      Action(.launch), Action(.pop), Action(.popToRoot), Action(.beginInteractivePop), Action(.cancelInteractivePop),
      Action(.finishInteractivePop), Action(.cancelInteractivePush), Action(.finishInteractivePush),
      Action(.beginInteractiveDismiss), Action(.cancelInteractiveDismiss),
      Action(.finishInteractiveDismiss), Action(.pageForward), Action(.pageBack), Action(.beginPageForward),
      Action(.cancelPageForward), Action(.finishPageForward), Action(.beginPageBack), Action(.cancelPageBack),
      Action(.finishPageBack),
    ]
    let presenter = top ?? going.first ?? StoryLog.hidden[0]
    for name in coming.prefix(3) + StoryLog.hidden {
      let term = log.views.term(name)
      actions.append(Action(.push, .term(term)))
      if !StoryLog.hidden.contains(name) { actions.append(Action(.beginInteractivePush, .term(term))) }
      if presenter != name {
        for style in [PresentationStyle.fullScreen, .automatic] + (tellsOfStyle ? [.pageSheet, .popover] : []) {
          actions.append(Action(.present, .presentation(term, style, from: presenter)))
        }
      }
      actions.append(Action(.selectTab, .name(name)))
      // What is presented often is a stack. A log tells of it that has a class for it, or an order that only a stack has.
      let isStack = log.containers["Nav"] != nil || log.orders.contained.contains(name)
      let stack = isStack && !StoryLog.hidden.contains(name) ? [Structure.Term.navigation([term])] : []
      for term in log.companions.readings.compactMap({ $0[name] }) + stack {
        actions.append(Action(.push, .term(term)))
        if presenter != name {
          actions.append(Action(.present, .presentation(term, .fullScreen, from: presenter)))
          actions.append(Action(.present, .presentation(term, .automatic, from: presenter)))
        }
      }
    }
    // Who is dismissed with all above may be called for its end alone.
    let below = log.controllers.count < 7 ? log.controllers.filter { !going.contains($0) } : Array(coming.prefix(2))
    for name in going.prefix(3) + below + StoryLog.hidden {
      actions.append(Action(.dismiss, .name(name)))
    }
    for name in coming.prefix(3) {
      actions.append(Action(.popTo, .name(name)))
      actions.append(Action(.switchRoot, .term(log.views.term(name))))
      let stack = Structure.Term.navigation([log.views.term(name)])
      actions.append(Action(.switchRoot, .term(stack)))
      var tabs: [Structure.Term] = []
      for other in log.orders.tabs where other != name { tabs.append(.navigation([log.views.term(other)])) }
      if log.containers["TabBar"] != nil || !tabs.isEmpty {
        for tab in [log.views.term(name), stack] { actions.append(Action(.switchRoot, .term(.tabBar([tab] + tabs)))) }
      }
      actions.append(Action(.showDetail, .term(.controller(name))))
      for other in coming.prefix(3) + going.prefix(3) + [StoryLog.hidden[0]] where other != name {
        actions.append(Action(.addChild, .pair(name, other)))
        actions.append(Action(.addSubviewOnly, .pair(name, other)))
        if going.contains(other) { actions.append(Action(.transition, .pair(other, name))) }
      }
      if let top, top != name, !coming.contains(top) {
        actions.append(Action(.addChild, .pair(name, top)))
        actions.append(Action(.addSubviewOnly, .pair(name, top)))
      }
      if hasUnwind { actions.append(Action(.unwind, .name(name))) }
    }
    for name in going.prefix(2) { actions.append(Action(.removeChild, .name(name))) }
    // Who comes and is the first to go may be a preview.
    if let name = coming.first, going.first == name, !log.clues.tellsOfPreview {
      actions += [Action(.peekPress, .name(name)), Action(.contextMenuShow, .name(name))]
    }
    for name in Set(coming.prefix(1) + going.prefix(1)).sorted() where !log.clues.tellsOfPreview {
      actions += [ActionWord.peekPreview, .peekRelease, .peekCommit, .contextMenuDismiss, .contextMenuCommit].map {
        Action($0, .name(name))
      }
    }
    // A container that forwards appearance by hand.
    for name in Set(coming.prefix(2) + going.prefix(2)).sorted() {
      actions += [Action(.beginAppearanceTransition, .name(name)), Action(.endAppearanceTransition, .name(name))]
    }
    if hasUnwind { actions.append(Action(.unwind)) }
    if coming.count > 1, going.isEmpty {
      actions.append(Action(.setStack, .stack(coming.map(log.views.term))))
    }
    return actions
  }
}
