import Lifecycle

/// The model's own state machines: what there is to draw, whatever a scenario does.
public struct StateMachine: Hashable, Sendable {
  /// A state.
  public struct State: Hashable, Sendable {
    /// Its name in the model.
    public let id: String
    /// Its name for people.
    public let label: String
    /// The composite state around it.
    public let parent: String?
  }

  /// A change of state.
  public struct Change: Hashable, Sendable {
    /// The state before.
    public let source: String
    /// The state after.
    public let target: String
    /// What brings it about.
    public let triggers: [String]

    /// A name unique in the machine.
    public var id: String { "\(source)_\(target)" }
  }

  /// Its name in addresses.
  public let id: String
  /// Its name for people.
  public let title: String
  /// What it shows, in a sentence.
  public let summary: String
  /// Composite states, outermost first.
  public let composites: [State]
  /// The states.
  public let states: [State]
  /// The changes.
  public let changes: [Change]
  /// The state in which it begins.
  public let initial: String

  /// The change that leads from one state to another: its own, or that of the composite state around it.
  func change(from source: String, to target: String) -> Change? {
    changes.first { $0.source == source && $0.target == target }
      ?? states.first { $0.id == source }?.parent.flatMap { change(from: $0, to: target) }
  }
}

/// The machines that the model has.
public enum StateMachines {
  /// All machines, in reading order.
  public static let all = [viewController, app]

  /// The machine of that name.
  public static func machine(_ id: String) -> StateMachine? { all.first { $0.id == id } }

  /// The name of the state before the view is made, which is no appearance state.
  static let notLoaded = "NotLoaded"

  /// How far a controller's view is on its way to the screen.
  public static let viewController = StateMachine(
    id: "view-controller",
    title: "Appearance of a view controller",
    summary: "The five states of a view controller's view, with the callbacks that lead from one to the other.",
    composites: [],
    states: [.init(id: notLoaded, label: "Not loaded", parent: nil)]
      + AppearanceState.allCases.map { .init(id: $0.rawValue, label: $0.rawValue, parent: nil) },
    changes: [
      change(notLoaded, .disappeared, "loadView", "viewDidLoad"),
      change(.disappeared, .appearing, "viewWillAppear"),
      change(.appearing, .appeared, "viewDidAppear"),
      change(.appeared, .disappearing, "viewWillDisappear"),
      change(.disappearing, .disappeared, "viewDidDisappear"),
      change(.appearing, .disappearing, "viewWillDisappear"),
      change(.disappearing, .appearing, "viewWillAppear"),
    ],
    initial: notLoaded)

  /// What the system lets the app do.
  public static let app = StateMachine(
    id: "app",
    title: "States of the app",
    summary:
      "The five states of an app, in the foreground and in the background, with what leads from one to the other.",
    composites: [
      .init(id: "Foreground", label: "Foreground", parent: nil),
      .init(id: "Background", label: "Background", parent: nil),
    ],
    states: [
      .init(id: AppState.notRunning.rawValue, label: "Not running", parent: nil),
      .init(id: AppState.inactive.rawValue, label: "Inactive", parent: "Foreground"),
      .init(id: AppState.active.rawValue, label: "Active", parent: "Foreground"),
      .init(id: AppState.backgroundRunning.rawValue, label: "Running", parent: "Background"),
      .init(id: AppState.suspended.rawValue, label: "Suspended", parent: "Background"),
    ],
    changes: [
      change(.notRunning, .inactive, "launch"),
      change(.notRunning, .backgroundRunning, "launch into the background"),
      change(.inactive, .active, "become active"),
      change(.active, .inactive, "resign active"),
      change(.inactive, .backgroundRunning, "enter background"),
      .init(source: "Background", target: AppState.inactive.rawValue, triggers: ["enter foreground"]),
      change(.backgroundRunning, .suspended, "no work left"),
      change(.suspended, .backgroundRunning, "woken by an event"),
      change(.inactive, .notRunning, "terminate"),
      change(.backgroundRunning, .notRunning, "time-out", "terminate"),
      change(.suspended, .notRunning, "memory reclaim", "terminate"),
    ],
    initial: AppState.notRunning.rawValue)

  private static func change(_ source: String, _ target: AppearanceState, _ triggers: String...) -> StateMachine.Change
  {
    .init(source: source, target: target.rawValue, triggers: triggers)
  }

  private static func change(
    _ source: AppearanceState, _ target: AppearanceState, _ trigger: String
  ) -> StateMachine.Change {
    .init(source: source.rawValue, target: target.rawValue, triggers: [trigger])
  }

  private static func change(_ source: AppState, _ target: AppState, _ triggers: String...) -> StateMachine.Change {
    .init(source: source.rawValue, target: target.rawValue, triggers: triggers)
  }
}
