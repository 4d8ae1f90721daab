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
        .word(.backgroundEvents) { world, event, step throws(StepProblem) in try world.follow(self, step, event: event)
        }, in: .app, .from(6))
    // (Apple, `NSExtensionRequestHandling`.)
    case .launchExtension, .completeRequest, .cancelRequest: Row(.path(self), in: .app, .from(8))
    case .openScene, .closeScene:
      Row(
        .name { world, scene, step throws(StepProblem) in try world.follow(self, step, scene: scene) }, in: .app,
        .from(13))

    // Window
    case .switchRoot:
      Row(.term { world, term, step throws(StepProblem) in try world.switchRoot(term, step) }, in: .window)
    case .rotate: Row(.none { world, _ in world.rotate() }, in: .window, needsScreen: true)
    // Windows of an iPad share its screen since iOS 9, when Split View and Slide Over came (WWDC15 205).
    case .becomeCompact, .becomeRegular:
      Row(
        .none { world, _ throws(StepProblem) in try world.changeWidth(self) }, in: .window, .from(9), needsScreen: true)

    // Navigation; interactive transitions came with iOS 7 (WWDC13 218)
    case .push: Row(.term { world, term, step throws(StepProblem) in try world.push(term, step) }, in: .navigation)
    case .pop:
      Row(.optionalName { world, name, step throws(StepProblem) in try world.pop(name, step) }, in: .navigation)
    case .popToRoot: Row(.none { world, step throws(StepProblem) in try world.popToRoot(step) }, in: .navigation)
    case .popTo: Row(.name { world, name, step throws(StepProblem) in try world.popTo(name, step) }, in: .navigation)
    case .setStack:
      Row(.stack { world, terms, step throws(StepProblem) in try world.setStack(terms, step) }, in: .navigation)
    case .show:
      Row(.term { world, term, step throws(StepProblem) in try world.show(term, step) }, in: .navigation, .from(8))
    case .unwind:
      Row(
        .optionalName { world, name, step throws(StepProblem) in try world.unwind(to: name, step) }, in: .navigation,
        .from(6))
    case .beginInteractivePop:
      Row(
        .none { world, step throws(StepProblem) in try world.beginInteractivePop(step) }, in: .navigation, .from(7),
        needsScreen: true)
    case .cancelInteractivePop:
      Row(
        .none { world, _ throws(StepProblem) in try world.cancel(.pop, self, begin: .beginInteractivePop) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePop:
      Row(
        .none { world, step throws(StepProblem) in try world.finishInteractivePop(step) }, in: .navigation, .from(7),
        needsScreen: true, continuing: .gesture)
    case .beginInteractivePush:
      Row(
        .term { world, term, step throws(StepProblem) in try world.beginInteractivePush(term, step) }, in: .navigation,
        .from(7), needsScreen: true)
    case .cancelInteractivePush:
      Row(
        .none { world, _ throws(StepProblem) in try world.cancel(.push, self, begin: .beginInteractivePush) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePush:
      Row(
        .none { world, _ throws(StepProblem) in try world.finishInteractivePush() }, in: .navigation, .from(7),
        needsScreen: true, continuing: .gesture)

    // Modal
    case .present:
      Row(
        .presentation { world, term, style, caller, step throws(StepProblem) in
          try world.present(term, as: style, from: caller, step)
        }, in: .modal)
    case .dismiss: Row(.name { world, name, step throws(StepProblem) in try world.dismiss(name, step) }, in: .modal)
    case .beginInteractiveDismiss:
      Row(
        .none { world, step throws(StepProblem) in try world.beginInteractiveDismiss(step) }, in: .modal, .from(7),
        needsScreen: true)
    case .cancelInteractiveDismiss:
      Row(
        .none { world, _ throws(StepProblem) in try world.cancel(.dismissal, self, begin: .beginInteractiveDismiss) },
        in: .modal, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractiveDismiss:
      Row(
        .none { world, step throws(StepProblem) in try world.finishInteractiveDismiss(self, step) }, in: .modal,
        .from(7), needsScreen: true, continuing: .gesture)
    case .interactiveDismiss:
      Row(
        .none { world, step throws(StepProblem) in try world.finishInteractiveDismiss(self, step) }, in: .modal,
        .from(7), needsScreen: true)
    case .attemptInteractiveDismiss:
      Row(
        .none { world, _ throws(StepProblem) in try world.attemptInteractiveDismiss() }, in: .modal, .from(13),
        needsScreen: true)

    // Tab
    case .selectTab: Row(.name { world, name, step throws(StepProblem) in try world.selectTab(name, step) }, in: .tab)

    // Peek came with iOS 9, and its successor with 13 (WWDC19 224)
    case .peekPress:
      Row(
        .name { world, name, step throws(StepProblem) in try world.pressToPeek(name, step) }, in: .preview,
        .between(9, 12), needsScreen: true)
    case .peekPreview:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.showPeek(name) }, in: .preview, .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .peekRelease:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.endPreview(name, self, needs: .peekPress) },
        in: .preview, .between(9, 12), needsScreen: true, continuing: .preview)
    case .peekCommit:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.commitPeek(name) }, in: .preview, .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .contextMenuShow:
      Row(
        .name { world, name, step throws(StepProblem) in try world.showMenu(name, step) }, in: .preview, .from(13),
        needsScreen: true)
    case .contextMenuDismiss:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.dismissMenu(name) }, in: .preview, .from(13),
        needsScreen: true, continuing: .preview)
    case .contextMenuCommit:
      Row(
        .name { world, name, step throws(StepProblem) in try world.commitMenu(name, step) }, in: .preview, .from(13),
        needsScreen: true, continuing: .preview)

    // Page
    case .pageForward:
      Row(.none { world, step throws(StepProblem) in try world.turnPage(by: 1, step) }, in: .page, .from(5))
    case .pageBack:
      Row(.none { world, step throws(StepProblem) in try world.turnPage(by: -1, step) }, in: .page, .from(5))
    case .beginPageForward:
      Row(
        .none { world, step throws(StepProblem) in try world.beginInteractivePageTurn(by: 1, self, step) }, in: .page,
        .from(5), needsScreen: true)
    case .beginPageBack:
      Row(
        .none { world, step throws(StepProblem) in try world.beginInteractivePageTurn(by: -1, self, step) }, in: .page,
        .from(5), needsScreen: true)
    case .cancelPageForward:
      Row(
        .none { world, _ throws(StepProblem) in try world.cancelPageTurn(.pageForward, self, begin: .beginPageForward)
        }, in: .page, .from(5), needsScreen: true, continuing: .gesture)
    case .cancelPageBack:
      Row(
        .none { world, _ throws(StepProblem) in try world.cancelPageTurn(.pageBack, self, begin: .beginPageBack) },
        in: .page, .from(5), needsScreen: true, continuing: .gesture)
    case .finishPageForward:
      Row(
        .none { world, step throws(StepProblem) in try world.finishPageTurn(1, self, step) }, in: .page, .from(5),
        needsScreen: true, continuing: .gesture)
    case .finishPageBack:
      Row(
        .none { world, step throws(StepProblem) in try world.finishPageTurn(-1, self, step) }, in: .page, .from(5),
        needsScreen: true, continuing: .gesture)

    // Containment
    case .addChild:
      Row(
        .pair("CONTAINER") { world, first, second, step throws(StepProblem) in
          try world.addChild(first, to: second, step)
        }, in: .containment, .from(5))
    case .addSubviewOnly:
      Row(
        .pair("CONTAINER") { world, first, second, step throws(StepProblem) in
          try world.addSubviewOnly(first, to: second, step)
        }, in: .containment)
    case .removeChild:
      Row(.name { world, name, _ throws(StepProblem) in try world.removeChild(name) }, in: .containment, .from(5))
    case .transition:
      Row(
        .pair("NAME") { world, first, second, step throws(StepProblem) in
          try world.transition(from: first, to: second, step)
        }, in: .containment, .from(5))
    case .beginAppearanceTransition:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.beginAppearanceTransition(name) }, in: .containment,
        .from(5))
    case .endAppearanceTransition:
      Row(
        .name { world, name, _ throws(StepProblem) in try world.endAppearanceTransition(name) }, in: .containment,
        .from(5))

    // Split
    case .displayMode:
      Row(
        .word(.displayModes) { world, word, step throws(StepProblem) in try world.changeDisplayMode(to: word, step) },
        in: .split, .from(8))
    case .showColumn:
      Row(
        .word(.columns) { world, word, step throws(StepProblem) in try world.showColumn(word, step) }, in: .split,
        .from(14))
    case .hideColumn:
      Row(
        .word(.columns) { world, word, step throws(StepProblem) in try world.hideColumn(word, step) }, in: .split,
        .from(14))
    case .showDetail:
      Row(.name { world, name, step throws(StepProblem) in try world.showDetail(name, step) }, in: .split, .from(8))
    case .collapse, .expand:
      Row(.none { world, step throws(StepProblem) in try world.changeColumns(self, step) }, in: .split, .from(8))

    // Search; UISearchController is of iOS 8. (Apple's page.)
    case .beginSearch:
      Row(
        .optionalName { world, name, step throws(StepProblem) in try world.beginSearch(name, step) }, in: .search,
        .from(8), needsScreen: true)
    case .typeSearch:
      Row(
        .none { world, _ throws(StepProblem) in try world.changeSearchText(isEmpty: false, self) }, in: .search,
        .from(8), needsScreen: true)
    case .clearSearch:
      Row(
        .none { world, _ throws(StepProblem) in try world.changeSearchText(isEmpty: true, self) }, in: .search,
        .from(8), needsScreen: true)
    case .endSearch:
      Row(
        .none { world, step throws(StepProblem) in try world.endSearch(step) }, in: .search, .from(8), needsScreen: true
      )
    }
  }
}
