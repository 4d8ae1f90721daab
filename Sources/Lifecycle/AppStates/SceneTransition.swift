/// How far a window scene is on its way to the screen: `UIScene.ActivationState`, by its own names.
public enum SceneActivation: String, CaseIterable, Hashable, Sendable {
  /// Not connected.
  case unattached
  /// Connected, and not on screen.
  case background
  /// On screen, without getting events.
  case inactive = "foregroundInactive"
  /// On screen and in use.
  case active = "foregroundActive"
}

/// A change of a window scene's state, with the call by which its delegate hears of it.
public struct SceneTransition: Hashable, Sendable {
  /// The states that it leaves.
  public let sources: [SceneActivation]
  /// The state that it leads to.
  public let target: SceneActivation
  /// What the scene's delegate hears.
  public let callback: Callback
  /// What the call rests on in an app with one scene.
  public let standing: Rule.Standing
  /// What it rests on where each of several scenes gets it.
  public let standingOfSeveral: Rule.Standing
  /// The sources that show it: slugs of evidence files, or the names of Apple's pages.
  public let evidence: [String]

  private init(
    from sources: [SceneActivation], to target: SceneActivation, _ callback: Callback,
    _ standing: Rule.Standing = .observed, ofSeveral standingOfSeveral: Rule.Standing = .documented,
    evidence: @autoclosure () -> [String]
  ) {
    self.sources = sources
    self.target = target
    self.callback = callback
    self.standing = standing
    self.standingOfSeveral = standingOfSeveral
    // The modules for browsers have no question that needs it.
    #if hasFeature(Embedded)
      self.evidence = []
    #else
      self.evidence = evidence()
    #endif
  }

  /// All of them. (Apple, "Managing your app's life cycle" and `UIScene.ActivationState`.)
  public static let all = [connect, enterForeground, becomeActive, resignActive, enterBackground, disconnect]

  /// The scene gets its session.
  public static let connect = SceneTransition(
    from: [.unattached], to: .background, .sceneWillConnectTo, .documented,
    evidence: ["apple-docs-app-launch-sequence"])

  /// The scene is about to come on screen, new or once more.
  public static let enterForeground = SceneTransition(
    from: [.background], to: .inactive, .sceneWillEnterForeground, evidence: logs)

  /// The scene gets events.
  public static let becomeActive = SceneTransition(
    from: [.inactive], to: .active, .sceneDidBecomeActive, evidence: logs)

  /// The scene gets no more events, though it can still be seen.
  public static let resignActive = SceneTransition(
    from: [.active], to: .inactive, .sceneWillResignActive, evidence: logs)

  /// The scene has left the screen.
  public static let enterBackground = SceneTransition(
    from: [.inactive], to: .background, .sceneDidEnterBackground, evidence: logs)

  /// The scene loses its session: the user has closed its window, or has swiped the app away.
  public static let disconnect = SceneTransition(
    from: [.background, .inactive], to: .unattached, .sceneDidDisconnect, ofSeveral: .observed, evidence: logs)

  /// Both are of one scene; that each of several hears its own is Apple's word.
  private static let logs = ["sbpark88-2023-swift-lifecycle", "lemonbrush-states-notes"]
}
