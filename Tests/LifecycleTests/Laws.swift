@testable import Lifecycle

/// What must hold of every trace, whatever is on screen and whatever happens to it: the first law that one breaks.
struct Laws {
  /// What a log reader can know of one controller from its callbacks alone.
  struct Life: Equatable {
    /// On screen, and no call has said so.
    var isUntold = false
    var isLoaded = false
    /// Whether what has loaded is a hosting controller; `nil` where that was before the trace.
    var isHost: Bool?
    var isReleased = false
    var state = AppearanceState.disappeared
    /// The parent that `willMove` named and `didMove` has not.
    var nextParent: String?
    /// The parent that `didMove` named last.
    var parent: String?
  }

  var lives: [String: Life] = [:]
  private var app: AppState
  /// Which scenes' delegates heard last that they are active.
  var activeScenes: [String: Bool] = [:]
  /// The lives when the interactive transition began that runs.
  var livesAtBegin: [String: Life]?
  var previewed: String?
  /// Controllers whom UIKit did not tell at some time.
  var untold = Set<String>()
  /// What stood in the window after the step before.
  var window: Step.Window
  private let release: Release
  /// Whether the trace tells of every load; what is covered at its start was loaded before.
  private let knowsLoads: Bool

  /// The first law that the script breaks, in words.
  static func violation(_ script: Script, _ trace: Trace? = nil) -> String? {
    let (simulation, _) = Simulator.start(of: script)
    let trace = trace ?? Simulator.run(script)
    return violation(trace, untold: untoldNames(simulation.hierarchy), from: simulation)
      ?? traceOfFailedSteps(script, trace)
  }

  /// A run with steps that fail equals the run without them, in all that can be known of it.
  private static func traceOfFailedSteps(_ script: Script, _ trace: Trace) -> String? {
    let possible = trace.steps.filter { $0.problem == nil }
    guard possible.count < trace.steps.count else { return nil }
    let alone = Simulator.run(possible.map(\.script), of: script)
    let different = zip(possible, alone.steps).first { $0 != $1 }
    return different.map {
      "a step that failed changed what '\($0.script.action.text)' does: \($0.events) and not \($1.events)"
    }
  }

  /// The first law that the trace breaks, in words; at its start UIKit does not tell those controllers.
  static func violation(_ trace: Trace, untold: [String] = [], from start: Simulation? = nil) -> String? {
    var laws = Laws(trace)
    if let start, !trace.startsUnloaded { laws.noteParents(start) }
    laws.untold = Set(untold)
    var structure = trace.structure
    for (number, step) in trace.steps.enumerated() {
      if step.problem != nil, step.structure != structure { return "step \(number + 1) failed and changed the window" }
      structure = step.structure
      if let broken = laws.violation(step) ?? TransitionLaws.violation(step, untold: laws.untold) {
        return "step \(number + 1), \(broken)"
      }
      laws.window = step.window
    }
    return nil
  }

  private init(_ trace: Trace) {
    release = trace.platform.release
    app = trace.appState
    window = trace.window
    knowsLoads = trace.startsUnloaded
    guard !trace.startsUnloaded else { return }
    for name in trace.visible { lives["\(name)#1"] = Life(isLoaded: true, state: .appeared) }
  }

  /// Before the trace begins, controllers were told of their parents, or that they are about to have one.
  private mutating func noteParents(_ simulation: Simulation) {
    for id in simulation.hierarchy.members {
      guard let parent = simulation.hierarchy[id].parent else { continue }
      let name = simulation.hierarchy[parent].subject.name
      let subject = simulation.hierarchy[id].subject
      if simulation.status[id.index].hasJoinedParent { lives[key(subject), default: Life()].parent = name }
      if simulation.status[id.index].isMovingToParent { lives[key(subject), default: Life()].nextParent = name }
    }
  }

  /// Hosting controllers are known by their views.
  private func key(_ subject: Subject) -> String {
    let name = Self.isHost(subject) ? String(subject.name.dropLast("Host".count)) : subject.name
    return "\(name)#\(subject.instance)"
  }

  private static func isHost(_ subject: Subject) -> Bool { subject.name.hasSuffix("Host") }

  private mutating func violation(_ step: Step) -> String? {
    if step.problem != nil { return step.events.isEmpty ? nil : "failed and still called something" }
    let word = step.script.action.word
    begin(step, word)
    for event in step.events {
      let broken =
        event.subject.kind == .viewController || Self.isHost(event.subject)
        ? call(event, in: step) ?? parentChange(event) : stateChange(event)
      if let broken { return "\(event.description): \(broken)" }
    }
    return end(step, word)
  }

  // MARK: One call

  /// Each controller by itself: will before did, appear and disappear in turn, one load in a view's life, nothing after
  /// the end, and layout only for what is on screen or on its way.
  private mutating func call(_ event: Event, in step: Step) -> String? {
    var life = lives[key(event.subject)] ?? Life()
    let state = life.state
    if life.isReleased { return "called after deinit" }
    switch event.callback {
    case .viewDidLoad:
      let isHost = Self.isHost(event.subject)
      // A controller and a SwiftUI view may have one name after each other.
      if life.isLoaded, (life.isHost ?? isHost) == isHost { return "loads twice" }
      life.isLoaded = true
      life.isHost = isHost
    case .viewWillUnload:
      if release.major != 5 { return "is about to unload" }
      if !life.isLoaded, knowsLoads { return "unloads without a view" }
    case .viewDidUnload:
      if release.major >= 6 { return "unloads" }
      life.isLoaded = false
    case .didMoveToParent:
      // A child that joins while its parent appears is on screen, and no call says so.
      if step.rules.contains(where: { $0.rule == Rule.childWhileAppearing.id }),
        case .pair(let child, _) = step.script.action.argument,
        child == event.subject.name
      {
        life.isUntold = true
      }
    case .viewWillAppear:
      if state != .disappeared && state != .disappearing { return "appears while \(state)" }
      if !life.isLoaded, knowsLoads { return "appears without a view" }
      life.state = .appearing
      life.isUntold = false
    case .viewIsAppearing: if state != .appearing { return "is appearing while \(state)" }
    case .viewDidAppear:
      if state != .appearing { return "did without will, \(state)" }
      life.state = .appeared
    case .viewWillDisappear:
      if state != .appeared && state != .appearing { return "disappears while \(state)" }
      life.state = .disappearing
    case .viewDidDisappear:
      if state != .disappearing { return "did without will, \(state)" }
      life.state = .disappeared
    case .deinitialized: life.isReleased = true
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints, .viewSafeAreaInsetsDidChange,
      .traitCollectionDidChange:
      // The view that is seen to go when a chain is dismissed from its base was covered until then.
      let isSeenToGo = step.rules.contains { $0.rule == Rule.dismissChain.id }
      if state == .disappeared && !isSeenToGo && !life.isUntold { return "a hidden view is laid out or turned" }
    // A view that a stack covers, and that has a size.
    case .viewWillTransitionToSize
    where step.rules.contains(where: { $0.rule == Rule.coveredSize.id }) && (life.isLoaded || !knowsLoads):
      break
    case .viewWillTransitionToSize, .willTransitionToTraits:
      // The root passes it on to what it presents, and so it reaches those whose views a presentation has removed.
      if state == .disappeared && !life.isUntold && !step.structure.contains(" presents ") {
        return "a hidden view hears of a turn"
      }
    default: break
    }
    lives[key(event.subject)] = life
    return nil
  }

  /// `didMove` follows on its own `willMove`, and nobody is moved to the parent that it has.
  private mutating func parentChange(_ event: Event) -> String? {
    var life = lives[key(event.subject)] ?? Life()
    switch event.callback {
    case .willMoveToParent:
      if event.argument == life.parent, life.parent != nil { return "moves to the parent that it has" }
      life.nextParent = event.argument
    case .didMoveToParent:
      if life.nextParent != event.argument { return "did without will" }
      life.parent = event.argument == "nil" ? nil : event.argument
      life.nextParent = nil
    default: return nil
    }
    lives[key(event.subject)] = life
    return nil
  }

  /// Between active and the background the app is inactive, and no scene becomes what it is.
  private mutating func stateChange(_ event: Event) -> String? {
    if event.callback == .sceneDidBecomeActive || event.callback == .sceneWillResignActive {
      let isActive = event.callback == .sceneDidBecomeActive
      if activeScenes[event.subject.name] == isActive { return "said twice" }
      activeScenes[event.subject.name] = isActive
    }
    if event.callback == .sceneDidDisconnect { activeScenes[event.subject.name] = nil }
    guard event.subject.name == "AppState", let state = AppState(rawValue: event.callback.name) else { return nil }
    let old = app
    app = state
    let pair: Set<AppState> = [old, state]
    if pair.contains(.active), !pair.contains(.inactive) { return "from \(old) without being inactive" }
    return nil
  }
}
