import Lifecycle

/// What people print in place of a declaration: the words that they shorten it to.
///
/// All spellings are told by their letters alone, in small ones: separators, labels and capitals differ from logger to
/// logger.
enum ShortSpellings {
  /// Spellings that nothing else is written like.
  static let plain = LogWords.pairs(
    """
    didfinishlaunchingwithoptions applicationDidFinishLaunchingWithOptions
    didfinishlaunching applicationDidFinishLaunchingWithOptions
    applicationdidfinishlaunching applicationDidFinishLaunchingWithOptions
    willfinishlaunchingwithoptions applicationWillFinishLaunchingWithOptions
    willfinishlaunching applicationWillFinishLaunchingWithOptions
    configurationforconnecting applicationConfigurationForConnecting
    configurationforconnectingscenesession applicationConfigurationForConnecting
    diddiscardscenesessions applicationDidDiscardSceneSessions
    didreceiveremotenotification applicationDidReceiveRemoteNotification
    scenewillconnect sceneWillConnectTo
    scenewillconnecttosession sceneWillConnectTo
    willconnectto sceneWillConnectTo
    willconnecttosession sceneWillConnectTo
    initnibname initWithNibName
    initwithnib initWithNibName
    performsegueprepare prepareForSegue
    canperformunwindsegueaction canPerformUnwind
    unwindfortowardsviewcontroller unwindForTowards
    willtransitiontonewcollection willTransitionToTraits
    willtransitiontotraitcollection willTransitionToTraits
    willtransitiontotrait willTransitionToTraits
    viewwilltransition viewWillTransitionToSize
    viewwilltransitionto viewWillTransitionToSize
    previewingcontextlocation previewingContextViewControllerForLocation
    previewingcontextviewcontrollertocommit previewingContextCommitViewController
    viewdidlayoutsubview viewDidLayoutSubviews
    viewwilllayoutsubview viewWillLayoutSubviews
    viewdidlayout viewDidLayoutSubviews
    viewwilllayout viewWillLayoutSubviews
    viewsafeareainsetsdidchanged viewSafeAreaInsetsDidChange
    didreceivedmemorywarning didReceiveMemoryWarning
    willshowviewcontroller willShow
    didshowviewcontroller didShow
    shouldselectviewcontroller shouldSelect
    didselectviewcontroller didSelect
    presentationcompleted presentCompletion
    dismissalcompleted dismissCompletion
    pageviewcontrollerdidfinishanimating didFinishAnimating
    """)

  /// Names of other methods: a cell is selected, which tells nothing of tabs, and a stack is popped, which is no callback.
  static let others = LogWords.words("didselectitemat didselectrowat popviewcontroller")

  /// Spellings that count where a line says nothing more exact.
  static let loose = LogWords.pairs(
    """
    willappear viewWillAppear
    didappear viewDidAppear
    isappearing viewIsAppearing
    willdisappear viewWillDisappear
    diddisappear viewDidDisappear
    didload viewDidLoad
    willlayoutsubviews viewWillLayoutSubviews
    didlayoutsubviews viewDidLayoutSubviews
    willlayout viewWillLayoutSubviews
    didlayout viewDidLayoutSubviews
    viewloaded viewDidLoad
    hasloaded viewDidLoad
    hasappeared viewDidAppear
    hasdisappeared viewDidDisappear
    abouttoappear viewWillAppear
    abouttodisappear viewWillDisappear
    deinited deinit
    deinitialized deinit
    deallocated deinit
    willshouldselect shouldSelect
    shoulddismiss presentationControllerShouldDismiss
    willdismiss presentationControllerWillDismiss
    diddismiss presentationControllerDidDismiss
    didattempttodismiss presentationControllerDidAttemptToDismiss
    unwindiscalled unwindAction
    unwindcalled unwindAction
    unwindaction unwindAction
    """)

  /// What the app, its scenes and its notifications have in common: who gets it decides what it is.
  static let ofAppAndScene = LogWords.pairs(
    """
    didbecomeactive DidBecomeActive
    willresignactive WillResignActive
    didenterbackground DidEnterBackground
    willenterforeground WillEnterForeground
    willterminate WillTerminate
    diddisconnect DidDisconnect
    """)

  /// Words of everyday code: they count as calls only where they stand as an identifier and end what the line says, or
  /// have parentheses behind them.
  static let common = Set(
    LogWords.words(
      """
      init deinit dealloc task onchange dismiss willshow didshow willend didselect shouldselect
      presentcompletion dismisscompletion expirationhandler launchhandler notifywheninteractionends
      deinited
      """))
}
