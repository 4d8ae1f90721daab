public import Lifecycle

/// Callbacks of one sort of object, in which one may start something, and in which one may stop it.
public struct ResourcePlaces: Sendable {
  /// Whose callbacks they are.
  public enum Owner: String, CaseIterable, Sendable {
    /// A view controller.
    case viewController
    /// A SwiftUI view.
    case view
    /// A window scene, by its delegate.
    case scene
    /// The app, by its delegate.
    case app
  }

  /// Whose callbacks they are.
  public let owner: Owner
  /// Where one may start.
  public let starts: [Callback]
  /// Where one may stop.
  public let stops: [Callback]

  /// Those of a view controller.
  public static let viewController = ResourcePlaces(
    owner: .viewController, starts: [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear],
    stops: [.viewWillDisappear, .viewDidDisappear, .deinitialized])
  /// Those of a SwiftUI view.
  public static let view = ResourcePlaces(
    owner: .view, starts: [.onAppear, .task], stops: [.onDisappear, .taskCancelled])
  /// Those of a window scene's delegate.
  public static let scene = ResourcePlaces(
    owner: .scene, starts: [.sceneWillConnectTo, .sceneWillEnterForeground, .sceneDidBecomeActive],
    stops: [.sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect])
  /// Those of the app's delegate.
  public static let app = ResourcePlaces(
    owner: .app,
    starts: [.applicationDidFinishLaunching, .applicationWillEnterForeground, .applicationDidBecomeActive],
    stops: [.applicationWillResignActive, .applicationDidEnterBackground, .applicationWillTerminate])

  /// All of them, in the order of their tables.
  public static let all: [ResourcePlaces] = [viewController, view, scene, app]

  /// Whose callback it is; `nil` where the ledger does not follow such objects.
  public static func owner(of callback: Callback) -> Owner? {
    switch callback.receiver {
    case .viewController: .viewController
    case .swiftUI: .view
    case .sceneDelegate: .scene
    case .applicationDelegate: .app
    default: nil
    }
  }
}
