import Lifecycle

/// How things may have stood before a log began: what was in the window, on which release, and how likely that is.
final class Start {
  let structure: Structure
  let platform: Platform
  let orders: [Rule.ID: String]
  let model: LifecycleModel
  let state: WorldState
  /// In which state the app was.
  let app: AppState
  /// The controller that is on screen, as far as the structure says.
  let top: String?
  /// How unlikely it is.
  let cost: Double
  /// Its place among all beginnings of the part on a platform: the same on each.
  let number: Int

  init?(
    _ guess: Guess, on platform: Platform, orders: [Rule.ID: String], isLaunch: Bool, reserving names: [String],
    number: Int
  ) {
    var platform = platform
    if let idiom = guess.idiom {
      platform = Platform(release: platform.release, idiom: idiom, scenes: platform.hasScenes)
    }
    let model = LifecycleModel(guess.structure, on: platform, orders: orders, reserving: names)
    let app: AppState =
      switch guess.app {
      case let app?: app
      case nil: isLaunch ? .notRunning : .active
      }
    do throws(StepProblem) { state = try model.initialState(app) } catch { return nil }
    self.number = number
    structure = guess.structure
    self.orders = orders
    self.platform = platform
    self.app = app
    self.model = model
    top = guess.top
    cost = guess.cost + Self.cost(of: platform.release)
  }

  /// Whether a split view controller stands there.
  var hasColumns: Bool { if case .split = structure.root { true } else { false } }

  /// Logs are of the releases that people had when they wrote.
  private static func cost(of release: Release) -> Double {
    switch release.major {
    case 14...17: 0
    case 13: 0.02
    case 18: 0.22
    case 26: 0.3
    case 10...12: 0.14
    case 8...9: 0.24
    default: 0.4
    }
  }

  /// A structure that a log may have begun with.
  struct Guess {
    var structure: Structure
    let top: String?
    var cost: Double
    /// The state of the app, where it is neither launched nor in front.
    var app: AppState? = nil
    /// The kind of device, where the structure speaks for one.
    var idiom: Platform.Idiom? = nil

    init(_ root: Structure.Term, _ presentations: [Structure.Presentation] = [], top: String?, cost: Double) {
      structure = Structure(root, presentations: presentations)
      self.top = top
      self.cost = cost
    }
  }
}
