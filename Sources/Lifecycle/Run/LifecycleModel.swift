/// The model of one app on one platform: which states it can be in, what can be done in each, and what that causes.
///
/// States and actions are values, and nothing else is remembered: the same action in the same state always causes the
/// same calls.
public struct LifecycleModel: Sendable {
  /// What an action leads to.
  public final class Outcome: Sendable {
    /// Where it ends.
    public let end: End
    /// The state after it.
    public var state: WorldState { end.state }
    /// What it caused. Instances are counted within the step, so that each controller is the first of its name.
    public let step: Step

    init(end: End, step: Step) { (self.end, self.step) = (end, step) }
  }

  /// Where an action ends. Most who try an action ask what it calls, and few what state it leads to.
  public struct End: Sendable {
    fileprivate let reached: WorldState

    /// The state, which is put into the one form of a state each time it is asked for.
    public var state: WorldState { reached.canonical }
  }

  let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// The model of an app.
  ///
  /// - Parameters:
  ///   - structure: What a launch puts into the window.
  ///   - platform: What it runs on.
  ///   - orders: The variants of rules that hold instead of the release's own, by name.
  ///   - kept: The names of controllers that the app keeps when they leave the window, so that they can come again.
  ///   - names: Names that the app will use, which containers that it does not name leave free.
  public init(
    _ structure: Structure, on platform: Platform = Platform(), orders: [Rule.ID: String] = [:],
    keeping kept: [String] = [], reserving names: [String] = []
  ) {
    environment = Environment(structure, on: platform, orders: orders, keeping: kept, reserving: names)
  }

  /// The state with the structure on screen; before a launch, where the app is not running. A structure that is an app in
  /// a state of its own begins in that one.
  ///
  /// - Throws: What is wrong with the structure, or with the structure on this platform.
  public func initialState(_ app: AppState = .active) throws(StepProblem) -> WorldState {
    var app = app
    if case .app(let own?) = environment.initial.root { app = own }
    var simulation = Simulation(environment.empty(in: app), in: environment)
    if let problem = simulation.setUp(isLaunch: app == .notRunning) { throw problem }
    return simulation.state.canonical
  }

  /// What the step leads to, from the state.
  ///
  /// - Parameters:
  ///   - isHeldOpen: Whether its transition stays open, for a step that happens during it.
  /// - Throws: Why the step is not possible. The state is a value, so that nothing has happened to it.
  public func step(
    _ state: WorldState, _ step: ScriptStep, isHeldOpen: Bool = false
  ) throws(StepProblem) -> Outcome {
    let next = try Simulation(state, in: environment).after(step, isHeldOpen: isHeldOpen)
    return Outcome(end: End(reached: next.state), step: next.step(step, showing: next.visibleNames(sharing: nil)))
  }
}
