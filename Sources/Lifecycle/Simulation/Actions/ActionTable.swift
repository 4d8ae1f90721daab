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
        .word(.backgroundEvents) { simulation, event, step throws(StepProblem) in
          try simulation.follow(self, step, event: event)
        }, in: .app, .from(6))
    // (Apple, `NSExtensionRequestHandling`.)
    case .launchExtension, .completeRequest, .cancelRequest: Row(.path(self), in: .app, .from(8))
    case .openScene, .closeScene:
      Row(
        .name { simulation, scene, step throws(StepProblem) in try simulation.follow(self, step, scene: scene) },
        in: .app,
        .from(13))

    // Window
    case .switchRoot:
      Row(.term { simulation, term, step throws(StepProblem) in try simulation.switchRoot(term, step) }, in: .window)
    case .rotate: Row(.none { simulation, _ in simulation.rotate() }, in: .window, needsScreen: true)
    // Windows of an iPad share its screen since iOS 9, when Split View and Slide Over came (WWDC15 205).
    case .becomeCompact, .becomeRegular:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.changeWidth(self) }, in: .window, .from(9),
        needsScreen: true)

    // Navigation; interactive transitions came with iOS 7 (WWDC13 218)
    case .push:
      Row(.term { simulation, term, step throws(StepProblem) in try simulation.push(term, step) }, in: .navigation)
    case .pop:
      Row(
        .optionalName { simulation, name, step throws(StepProblem) in try simulation.pop(name, step) }, in: .navigation)
    case .popToRoot:
      Row(.none { simulation, step throws(StepProblem) in try simulation.popToRoot(step) }, in: .navigation)
    case .popTo:
      Row(.name { simulation, name, step throws(StepProblem) in try simulation.popTo(name, step) }, in: .navigation)
    case .setStack:
      Row(
        .stack { simulation, terms, step throws(StepProblem) in try simulation.setStack(terms, step) }, in: .navigation)
    case .show:
      Row(
        .term { simulation, term, step throws(StepProblem) in try simulation.show(term, step) }, in: .navigation,
        .from(8))
    case .unwind:
      Row(
        .optionalName { simulation, name, step throws(StepProblem) in try simulation.unwind(to: name, step) },
        in: .navigation,
        .from(6))
    case .beginInteractivePop:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.beginInteractivePop(step) }, in: .navigation,
        .from(7),
        needsScreen: true)
    case .cancelInteractivePop:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.cancel(.pop, self, begin: .beginInteractivePop) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePop:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.finishInteractivePop(step) }, in: .navigation,
        .from(7),
        needsScreen: true, continuing: .gesture)
    case .beginInteractivePush:
      Row(
        .term { simulation, term, step throws(StepProblem) in try simulation.beginInteractivePush(term, step) },
        in: .navigation,
        .from(7), needsScreen: true)
    case .cancelInteractivePush:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.cancel(.push, self, begin: .beginInteractivePush) },
        in: .navigation, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractivePush:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.finishInteractivePush() }, in: .navigation,
        .from(7),
        needsScreen: true, continuing: .gesture)

    // Modal
    case .present:
      Row(
        .presentation { simulation, term, style, caller, step throws(StepProblem) in
          try simulation.present(term, as: style, from: caller, step)
        }, in: .modal)
    case .dismiss:
      Row(.name { simulation, name, step throws(StepProblem) in try simulation.dismiss(name, step) }, in: .modal)
    case .beginInteractiveDismiss:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.beginInteractiveDismiss(step) }, in: .modal,
        .from(7),
        needsScreen: true)
    case .cancelInteractiveDismiss:
      Row(
        .none { simulation, _ throws(StepProblem) in
          try simulation.cancel(.dismissal, self, begin: .beginInteractiveDismiss)
        },
        in: .modal, .from(7), needsScreen: true, continuing: .gesture)
    case .finishInteractiveDismiss:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.finishInteractiveDismiss(self, step) },
        in: .modal,
        .from(7), needsScreen: true, continuing: .gesture)
    case .interactiveDismiss:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.finishInteractiveDismiss(self, step) },
        in: .modal,
        .from(7), needsScreen: true)
    case .attemptInteractiveDismiss:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.attemptInteractiveDismiss() }, in: .modal,
        .from(13),
        needsScreen: true)

    // Tab
    case .selectTab:
      Row(.name { simulation, name, step throws(StepProblem) in try simulation.selectTab(name, step) }, in: .tab)

    // Peek came with iOS 9, and its successor with 13 (WWDC19 224)
    case .peekPress:
      Row(
        .name { simulation, name, step throws(StepProblem) in try simulation.pressToPeek(name, step) }, in: .preview,
        .between(9, 12), needsScreen: true)
    case .peekPreview:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.showPeek(name) }, in: .preview,
        .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .peekRelease:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.endPreview(name, self, needs: .peekPress) },
        in: .preview, .between(9, 12), needsScreen: true, continuing: .preview)
    case .peekCommit:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.commitPeek(name) }, in: .preview,
        .between(9, 12),
        needsScreen: true, continuing: .preview)
    case .contextMenuShow:
      Row(
        .name { simulation, name, step throws(StepProblem) in try simulation.showMenu(name, step) }, in: .preview,
        .from(13),
        needsScreen: true)
    case .contextMenuDismiss:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.dismissMenu(name) }, in: .preview, .from(13),
        needsScreen: true, continuing: .preview)
    case .contextMenuCommit:
      Row(
        .name { simulation, name, step throws(StepProblem) in try simulation.commitMenu(name, step) }, in: .preview,
        .from(13),
        needsScreen: true, continuing: .preview)

    // Page
    case .pageForward:
      Row(.none { simulation, step throws(StepProblem) in try simulation.turnPage(by: 1, step) }, in: .page, .from(5))
    case .pageBack:
      Row(.none { simulation, step throws(StepProblem) in try simulation.turnPage(by: -1, step) }, in: .page, .from(5))
    case .beginPageForward:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.beginInteractivePageTurn(by: 1, self, step) },
        in: .page,
        .from(5), needsScreen: true)
    case .beginPageBack:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.beginInteractivePageTurn(by: -1, self, step) },
        in: .page,
        .from(5), needsScreen: true)
    case .cancelPageForward:
      Row(
        .none { simulation, _ throws(StepProblem) in
          try simulation.cancelPageTurn(.pageForward, self, begin: .beginPageForward)
        }, in: .page, .from(5), needsScreen: true, continuing: .gesture)
    case .cancelPageBack:
      Row(
        .none { simulation, _ throws(StepProblem) in
          try simulation.cancelPageTurn(.pageBack, self, begin: .beginPageBack)
        },
        in: .page, .from(5), needsScreen: true, continuing: .gesture)
    case .finishPageForward:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.finishPageTurn(1, self, step) }, in: .page,
        .from(5),
        needsScreen: true, continuing: .gesture)
    case .finishPageBack:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.finishPageTurn(-1, self, step) }, in: .page,
        .from(5),
        needsScreen: true, continuing: .gesture)

    // Containment
    case .addChild:
      Row(
        .pair("CONTAINER") { simulation, first, second, step throws(StepProblem) in
          try simulation.addChild(first, to: second, step)
        }, in: .containment, .from(5))
    case .addSubviewOnly:
      Row(
        .pair("CONTAINER") { simulation, first, second, step throws(StepProblem) in
          try simulation.addSubviewOnly(first, to: second, step)
        }, in: .containment)
    case .removeChild:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.removeChild(name) }, in: .containment,
        .from(5))
    case .transition:
      Row(
        .pair("NAME") { simulation, first, second, step throws(StepProblem) in
          try simulation.transition(from: first, to: second, step)
        }, in: .containment, .from(5))
    case .beginAppearanceTransition:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.beginAppearanceTransition(name) },
        in: .containment,
        .from(5))
    case .endAppearanceTransition:
      Row(
        .name { simulation, name, _ throws(StepProblem) in try simulation.endAppearanceTransition(name) },
        in: .containment,
        .from(5))

    // Split
    case .displayMode:
      Row(
        .word(.displayModes) { simulation, word, step throws(StepProblem) in
          try simulation.changeDisplayMode(to: word, step)
        },
        in: .split, .from(8))
    case .showColumn:
      Row(
        .word(.columns) { simulation, word, step throws(StepProblem) in try simulation.showColumn(word, step) },
        in: .split,
        .from(14))
    case .hideColumn:
      Row(
        .word(.columns) { simulation, word, step throws(StepProblem) in try simulation.hideColumn(word, step) },
        in: .split,
        .from(14))
    case .showDetail:
      Row(
        .name { simulation, name, step throws(StepProblem) in try simulation.showDetail(name, step) }, in: .split,
        .from(8))
    case .collapse, .expand:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.changeColumns(self, step) }, in: .split, .from(8)
      )

    // Search; UISearchController is of iOS 8. (Apple's page.)
    case .beginSearch:
      Row(
        .optionalName { simulation, name, step throws(StepProblem) in try simulation.beginSearch(name, step) },
        in: .search,
        .from(8), needsScreen: true)
    case .typeSearch:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.changeSearchText(isEmpty: false, self) },
        in: .search,
        .from(8), needsScreen: true)
    case .clearSearch:
      Row(
        .none { simulation, _ throws(StepProblem) in try simulation.changeSearchText(isEmpty: true, self) },
        in: .search,
        .from(8), needsScreen: true)
    case .endSearch:
      Row(
        .none { simulation, step throws(StepProblem) in try simulation.endSearch(step) }, in: .search, .from(8),
        needsScreen: true
      )
    }
  }
}
