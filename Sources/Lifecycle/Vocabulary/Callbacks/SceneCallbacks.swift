// What a window scene's delegate gets; from iOS 13.
extension Callback {
  /// The scene is about to connect: its window is made here.
  public static let sceneWillConnectTo = Callback(
    "sceneWillConnectTo", of: .sceneDelegate, .from(13),
    swift: "scene(_:willConnectTo:options:)", objectiveC: "scene:willConnectToSession:options:")
  /// The scene was taken out of memory.
  public static let sceneDidDisconnect = Callback(
    "sceneDidDisconnect", of: .sceneDelegate, .from(13), swift: "sceneDidDisconnect(_:)")
  /// The scene has become active.
  public static let sceneDidBecomeActive = Callback(
    "sceneDidBecomeActive", of: .sceneDelegate, .from(13), swift: "sceneDidBecomeActive(_:)")
  /// The scene is about to become inactive.
  public static let sceneWillResignActive = Callback(
    "sceneWillResignActive", of: .sceneDelegate, .from(13), swift: "sceneWillResignActive(_:)")
  /// The scene is about to come to the foreground.
  public static let sceneWillEnterForeground = Callback(
    "sceneWillEnterForeground", of: .sceneDelegate, .from(13), swift: "sceneWillEnterForeground(_:)")
  /// The scene is in the background.
  public static let sceneDidEnterBackground = Callback(
    "sceneDidEnterBackground", of: .sceneDelegate, .from(13), swift: "sceneDidEnterBackground(_:)")
  /// Open the URLs.
  public static let sceneOpenURLContexts = Callback(
    "sceneOpenURLContexts", of: .sceneDelegate, .from(13), swift: "scene(_:openURLContexts:)")

  /// All of these, in the order of a life.
  static let sceneRows: [Callback] = [
    .sceneWillConnectTo, .sceneDidDisconnect, .sceneDidBecomeActive, .sceneWillResignActive,
    .sceneWillEnterForeground, .sceneDidEnterBackground, .sceneOpenURLContexts,
  ]
}
