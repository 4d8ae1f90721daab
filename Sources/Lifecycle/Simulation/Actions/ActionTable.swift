// The words, one by one. A word that is forgotten here does not compile.
extension ActionWord {
  /// What is known of the word.
  var row: Row {
    switch self {
    // App
    case .launch, .home, .appSwitcher, .appSwitcherReturn, .reopen, .lock, .unlock, .incomingCall, .declineCall,
      .controlCentreOpen, .controlCentreClose, .openNotificationCenter, .closeNotificationCenter, .terminate,
      .memoryWarning, .memoryReclaim, .backgroundTimeout, .backgroundWorkDone:
      Row(.path(self), in: .app)
    case .prewarm: Row(.path(self), in: .app, .from(15))
    // The app delegate's call for a URL that the model knows is that of iOS 9; another one came before it. (Apple's pages.)
    case .launchByURL, .reopenByURL: Row(.path(self), in: .app, .from(9))
    case .launchByPush, .reopenByPush, .receivePushInBackground:
      Row(.path(self), in: .app, .from(7))
    // The oldest of the events is that of iOS 6; each has releases of its own.
    case .wakeInBackground:
      Row(
        .word(.backgroundEvents) { app, event, step throws(StepProblem) in try app.follow(self, step, event: event)
        }, in: .app, .from(6))
    // (Apple, `NSExtensionRequestHandling`.)
    case .launchExtension, .completeRequest, .cancelRequest: Row(.path(self), in: .app, .from(8))
    case .openScene, .closeScene:
      Row(
        .name { app, scene, step throws(StepProblem) in try app.follow(self, step, scene: scene) }, in: .app,
        .from(13))

    // Window
    case .switchRoot:
      Row(.term { app, term, step throws(StepProblem) in try app.switchRoot(term, step) }, in: .window)
    case .rotate: Row(.none { app, _ in app.rotate() }, in: .window, needsScreen: true)
    // Windows of an iPad share its screen since iOS 9, when Split View and Slide Over came (WWDC15 205).
    case .becomeCompact, .becomeRegular:
      Row(
        .none { app, _ throws(StepProblem) in try app.changeWidth(self) }, in: .window, .from(9), needsScreen: true)

    // Navigation; interactive transitions came with iOS 7 (WWDC13 218)
    case .push: Row(.term { app, term, step throws(StepProblem) in try app.push(term, step) }, in: .navigation)
    case .pop:
      Row(.optionalName { app, name, step throws(StepProblem) in try app.pop(name, step) }, in: .navigation)
    case .popToRoot: Row(.none { app, step throws(StepProblem) in try app.popToRoot(step) }, in: .navigation)
    case .popTo: Row(.name { app, name, step throws(StepProblem) in try app.popTo(name, step) }, in: .navigation)
    case .setStack:
      Row(.stack { app, terms, step throws(StepProblem) in try app.setStack(terms, step) }, in: .navigation)
    case .show:
      Row(.term { app, term, step throws(StepProblem) in try app.show(term, step) }, in: .navigation, .from(8))
    case .unwind:
      Row(
        .optionalName { app, name, step throws(StepProblem) in try app.unwind(to: name, step) }, in: .navigation,
        .from(6))
    case .beginInteractivePop:
      Row(
        .none { app, step throws(StepProblem) in try app.beginInteractivePop(step) }, in: .navigation, .from(7),
        needsScreen: true)
    case .cancelInteractivePop:
      Row(
        .none { app, _ throws(StepProblem) in try app.cancel(.pop, self, begin: .beginInteractivePop) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePop:
      Row(
        .none { app, step throws(StepProblem) in try app.finishInteractivePop(step) }, in: .navigation, .from(7),
        needsScreen: true, continuing: .gesture)
    case .beginInteractivePush:
      Row(
        .term { app, term, step throws(StepProblem) in try app.beginInteractivePush(term, step) }, in: .navigation,
        .from(7), needsScreen: true)
    case .cancelInteractivePush:
      Row(
        .none { app, _ throws(StepProblem) in try app.cancel(.push, self, begin: .beginInteractivePush) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePush:
      Row(
        .none { app, _ throws(StepProblem) in try app.finishInteractivePush() }, in: .navigation, .from(7),
        needsScreen: true, continuing: .gesture)

    // Modal
    case .present:
      Row(
        .presentation { app, term, style, caller, step throws(StepProblem) in
          try app.present(term, as: style, from: caller, step)
        }, in: .modal)
    case .dismiss: Row(.name { app, name, step throws(StepProblem) in try app.dismiss(name, step) }, in: .modal)
    case .beginInteractiveDismiss:
      Row(
        .none { app, step throws(StepProblem) in try app.beginInteractiveDismiss(step) }, in: .modal, .from(7),
        needsScreen: true)
    case .cancelInteractiveDismiss:
      Row(
        .none { app, _ throws(StepProblem) in try app.cancel(.dismissal, self, begin: .beginInteractiveDismiss) },
        in: .modal, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractiveDismiss:
      Row(
        .none { app, step throws(StepProblem) in try app.finishInteractiveDismiss(self, step) }, in: .modal,
        .from(7), needsScreen: true, continuing: .gesture)
    case .interactiveDismiss:
      Row(
        .none { app, step throws(StepProblem) in try app.finishInteractiveDismiss(self, step) }, in: .modal,
        .from(7), needsScreen: true)
    case .attemptInteractiveDismiss:
      Row(
        .none { app, _ throws(StepProblem) in try app.attemptInteractiveDismiss() }, in: .modal, .from(13),
        needsScreen: true)

    // Tab
    case .selectTab: Row(.name { app, name, step throws(StepProblem) in try app.selectTab(name, step) }, in: .tab)

    // Peek came with iOS 9, and its successor with 13 (WWDC19 224)
    case .peekPress:
      Row(
        .name { app, name, step throws(StepProblem) in try app.pressToPeek(name, step) }, in: .preview,
        .between(9, 12), needsScreen: true)
    case .peekPreview:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.showPeek(name) }, in: .preview, .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .peekRelease:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.endPreview(name, self, needs: .peekPress) },
        in: .preview, .between(9, 12), needsScreen: true, continuing: .preview)
    case .peekCommit:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.commitPeek(name) }, in: .preview, .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .contextMenuShow:
      Row(
        .name { app, name, step throws(StepProblem) in try app.showMenu(name, step) }, in: .preview, .from(13),
        needsScreen: true)
    case .contextMenuDismiss:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.dismissMenu(name) }, in: .preview, .from(13),
        needsScreen: true, continuing: .preview)
    case .contextMenuCommit:
      Row(
        .name { app, name, step throws(StepProblem) in try app.commitMenu(name, step) }, in: .preview, .from(13),
        needsScreen: true, continuing: .preview)

    // Page
    case .pageForward:
      Row(.none { app, step throws(StepProblem) in try app.turnPage(by: 1, step) }, in: .page, .from(5))
    case .pageBack:
      Row(.none { app, step throws(StepProblem) in try app.turnPage(by: -1, step) }, in: .page, .from(5))
    case .beginPageForward:
      Row(
        .none { app, step throws(StepProblem) in try app.beginInteractivePageTurn(by: 1, self, step) }, in: .page,
        .from(5), needsScreen: true)
    case .beginPageBack:
      Row(
        .none { app, step throws(StepProblem) in try app.beginInteractivePageTurn(by: -1, self, step) }, in: .page,
        .from(5), needsScreen: true)
    case .cancelPageForward:
      Row(
        .none { app, _ throws(StepProblem) in try app.cancel(.pageForward, self, begin: .beginPageForward) }, in: .page,
        .from(5), needsScreen: true, continuing: .gesture)
    case .cancelPageBack:
      Row(
        .none { app, _ throws(StepProblem) in try app.cancel(.pageBack, self, begin: .beginPageBack) },
        in: .page, .from(5), needsScreen: true, continuing: .gesture)
    case .finishPageForward:
      Row(
        .none { app, step throws(StepProblem) in try app.finishPageTurn(1, self, step) }, in: .page, .from(5),
        needsScreen: true, continuing: .gesture)
    case .finishPageBack:
      Row(
        .none { app, step throws(StepProblem) in try app.finishPageTurn(-1, self, step) }, in: .page, .from(5),
        needsScreen: true, continuing: .gesture)

    // Containment
    case .addChild:
      Row(
        .pair("CONTAINER") { app, first, second, step throws(StepProblem) in
          try app.addChild(first, to: second, step)
        }, in: .containment, .from(5))
    case .addSubviewOnly:
      Row(
        .pair("CONTAINER") { app, first, second, step throws(StepProblem) in
          try app.addSubviewOnly(first, to: second, step)
        }, in: .containment)
    case .removeChild:
      Row(.name { app, name, _ throws(StepProblem) in try app.removeChild(name) }, in: .containment, .from(5))
    case .transition:
      Row(
        .pair("NAME") { app, first, second, step throws(StepProblem) in
          try app.transition(from: first, to: second, step)
        }, in: .containment, .from(5))
    case .beginAppearanceTransition:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.beginAppearanceTransition(name) }, in: .containment,
        .from(5))
    case .endAppearanceTransition:
      Row(
        .name { app, name, _ throws(StepProblem) in try app.endAppearanceTransition(name) }, in: .containment,
        .from(5))

    // Split
    case .displayMode:
      Row(
        .word(.displayModes) { app, word, step throws(StepProblem) in try app.changeDisplayMode(to: word, step) },
        in: .split, .from(8))
    case .showColumn:
      Row(
        .word(.columns) { app, word, step throws(StepProblem) in try app.showColumn(word, step) }, in: .split,
        .from(14))
    case .hideColumn:
      Row(
        .word(.columns) { app, word, step throws(StepProblem) in try app.hideColumn(word, step) }, in: .split,
        .from(14))
    case .showDetail:
      Row(.term { app, term, step throws(StepProblem) in try app.showDetail(term, step) }, in: .split, .from(8))
    case .collapse, .expand:
      Row(.none { app, step throws(StepProblem) in try app.changeColumns(self, step) }, in: .split, .from(8))

    // Search; UISearchController is of iOS 8. (Apple's page.)
    case .beginSearch:
      Row(
        .optionalName { app, name, step throws(StepProblem) in try app.beginSearch(name, step) }, in: .search,
        .from(8), needsScreen: true)
    case .typeSearch:
      Row(
        .none { app, _ throws(StepProblem) in try app.changeSearchText(isEmpty: false, self) }, in: .search,
        .from(8), needsScreen: true)
    case .clearSearch:
      Row(
        .none { app, _ throws(StepProblem) in try app.changeSearchText(isEmpty: true, self) }, in: .search,
        .from(8), needsScreen: true)
    case .endSearch:
      Row(
        .none { app, step throws(StepProblem) in try app.endSearch(step) }, in: .search, .from(8), needsScreen: true
      )
    }
  }
}
