/// Who hears a callback.
public struct Subject: Hashable, Sendable {
  /// What kind of object it is.
  public enum Kind: Hashable, Sendable {
    /// A controller that the scenario names.
    case viewController
    /// A navigation or tab bar controller that only holds others and has no name in the scenario.
    case systemContainer
    /// The app, its delegates, its notifications, or the state that they tell of.
    case app
    /// A delegate or data source of a controller's.
    case delegate
    /// A SwiftUI view.
    case view
  }

  /// The name in logs and tables.
  public let name: String
  /// Which object of that name: a controller that is pushed again after a pop is another one.
  public var instance: Int { Int(number) }
  // Small, since a trace has very many subjects.
  private let number: Int32
  /// What kind of object it is.
  public let kind: Kind

  /// Makes a subject.
  public init(name: String, kind: Kind, instance: Int = 1) {
    self.name = name
    self.kind = kind
    number = Int32(clamping: instance)
  }

  /// The names of all subjects that scenarios do not name themselves, but for a second container of a kind.
  public static let systemNames: [String] =
    [
      appDelegate, sceneDelegate, notification, scenePhase, appState, backgroundTask, notificationCenterDelegate,
      navigationDelegate, tabBarDelegate, pageDataSource, pageDelegate, splitDelegate, contextMenuDelegate,
      transitionCoordinator, presentationDelegate, transitioningDelegate, animator, locationDelegate, sessionDelegate,
      searchDelegate, searchResultsUpdater,
    ].map { $0.name } + ["Nav", "TabBar", "Page", "Split", "Search"]

  static let appDelegate = Subject(name: "AppDelegate", kind: .app)
  static let sceneDelegate = Subject(name: "SceneDelegate", kind: .app)
  static let notification = Subject(name: "Notification", kind: .app)
  /// The name of SwiftUI's phase of a scene.
  public static let scenePhaseName = "ScenePhase"
  static let scenePhase = Subject(name: scenePhaseName, kind: .app)
  /// The name of the state of the app.
  public static let appStateName = "AppState"
  static let appState = Subject(name: appStateName, kind: .app)
  static let backgroundTask = Subject(name: "BackgroundTask", kind: .app)
  static let notificationCenterDelegate = Subject(name: "NotificationCenterDelegate", kind: .app)
  static let locationDelegate = Subject(name: "LocationDelegate", kind: .app)
  static let sessionDelegate = Subject(name: "SessionDelegate", kind: .app)
  static let navigationDelegate = Subject(name: "NavDelegate", kind: .delegate)
  static let tabBarDelegate = Subject(name: "TabDelegate", kind: .delegate)
  static let pageDataSource = Subject(name: "DataSource", kind: .delegate)
  static let pageDelegate = Subject(name: "Delegate", kind: .delegate)
  static let splitDelegate = Subject(name: "SplitDelegate", kind: .delegate)
  static let searchDelegate = Subject(name: "SearchDelegate", kind: .delegate)
  static let searchResultsUpdater = Subject(name: "SearchResultsUpdater", kind: .delegate)
  static let contextMenuDelegate = Subject(name: "ContextMenuDelegate", kind: .delegate)
  static let transitionCoordinator = Subject(name: "TransitionCoordinator", kind: .delegate)
  static let transitioningDelegate = Subject(name: "TransitioningDelegate", kind: .delegate)
  static let animator = Subject(name: "Animator", kind: .delegate)
  static let presentationDelegate = Subject(name: "PresentationDelegate", kind: .delegate)
}
