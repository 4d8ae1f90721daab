@testable import Lifecycle

/// What must hold of every trace, whatever is on screen and whatever happens to it: the first law that one breaks.
struct Laws {
  /// What a log reader can know of one controller from its callbacks alone.
  private struct Life: Equatable {
    /// On screen, and no call has said so.
    var isUntold = false
    var isLoaded = false
    var isReleased = false
    var state = AppearanceState.disappeared
    /// The parent that `willMove` named and `didMove` has not.
    var nextParent: String?
    /// The parent that `didMove` named last.
    var parent: String?
  }

  private var lives: [String: Life] = [:]
  private var app: AppState
  /// Which scenes' delegates heard last that they are active.
  private var activeScenes: [String: Bool] = [:]
  /// The lives when the interactive transition began that runs.
  private var livesAtBegin: [String: Life]?
  private var previewed: String?
  /// Controllers whom UIKit did not tell at some time.
  private var untold = Set<String>()
  /// What stood in the window after the step before.
  private var window: Step.Window
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
      if life.isLoaded { return "loads twice" }
      life.isLoaded = true
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
      .traitCollectionDidChange, .viewWillTransitionToSize, .willTransitionToTraits:
      // The view that is seen to go when a chain is dismissed from its base was covered until then.
      let isSeenToGo = step.rules.contains { $0.rule == Rule.dismissChain.id }
      if state == .disappeared && !isSeenToGo && !life.isUntold { return "a hidden view is laid out or turned" }
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

  // MARK: One step

  /// Who left the window without a word comes again as one that has disappeared and has no parent: no log shows what UIKit
  /// takes it for.
  private mutating func forgetUntold(_ step: Step) {
    guard case .controllers(let hierarchy) = window else { return }
    let present = hierarchy.members.map { hierarchy[$0].name }
    let names = step.script.action.names.filter { $0 != previewed && !present.contains($0) }
    for (key, life) in lives where !life.isReleased && names.contains(Self.name(key)) {
      if untold.contains(Self.name(key)) { lives[key]?.state = .disappeared }
      lives[key]?.parent = nil
    }
  }

  private mutating func begin(_ step: Step, _ word: ActionWord?) {
    if step.script.again { forgetUntold(step) }
    if step.isUnderWay, livesAtBegin == nil { livesAtBegin = lives }
    if word == .peekPress || word == .contextMenuShow, case .name(let name) = step.script.action.argument {
      previewed = name
    }
  }

  private mutating func end(_ step: Step, _ word: ActionWord?) -> String? {
    switch word {
    case .peekRelease?, .peekCommit?, .contextMenuDismiss?, .contextMenuCommit?, .terminate?, .backgroundTimeout?,
      .memoryReclaim?:
      previewed = nil
    default: break
    }
    if step.isUnderWay { return nil }
    if let before = livesAtBegin, let word, !word.isOfApp, word.rawValue.hasPrefix("cancel") {
      // Who is on screen without having been told is told when it comes back.
      for (name, life) in before.sorted(by: { $0.key < $1.key })
      where !life.isUntold && lives[name]?.state != life.state {
        return "cancelled, and \(name) is \(lives[name]?.state.rawValue ?? "gone"), not \(life.state.rawValue)"
      }
    }
    livesAtBegin = nil
    if step.appState == .notRunning {
      // A process that ends tells its controllers nothing, so they count as gone.
      lives = [:]
      activeScenes = [:]
      // With the last scene goes the preview, with another one it stays.
      previewed = nil
      return nil
    }
    return settled(step)
  }

  /// Between transitions exactly those on screen have appeared, and whoever is on screen stands in something that is.
  private mutating func settled(_ step: Step) -> String? {
    untold.formUnion(untoldNames(step))
    for (key, life) in lives.sorted(by: { $0.key < $1.key })
    where life.isReleased && life.state != .disappeared && !untold.contains(Self.name(key)) {
      return "\(key) is gone without having disappeared"
    }
    let standing = lives.filter { $0.value.state != .disappeared && !$0.value.isReleased }
    let appeared = Set(standing.keys.map(Self.name))
    guard case .controllers(let hierarchy) = step.window else {
      return appeared.isEmpty && step.visible.isEmpty ? nil : "\(appeared.sorted()) on screen of an app alone"
    }
    // UIKit hides the view of search results while there is no text; it has appeared all the same.
    let hiddenResults = hierarchy.members.filter { id in
      hierarchy.ancestors(of: id).contains { hierarchy[$0].kind == .search && !hierarchy[$0].hasSearchText }
    }
    let silent = lives.filter { $0.value.isUntold }.keys.map(Self.name)
    let missing = Set(step.visible).subtracting(appeared).subtracting(silent)
    if !missing.isEmpty { return "\(missing.sorted()) on screen without having appeared" }
    let surplus = appeared.subtracting(step.visible).subtracting([previewed].compactMap { $0 })
      .subtracting(untold).subtracting(hiddenResults.map { hierarchy[$0].name })
    if !surplus.isEmpty { return "\(surplus.sorted()) appeared and is not on screen" }
    let visible = Set(hierarchy.visible)
    for id in visible.sorted() {
      if let parent = hierarchy[id].parent, !visible.contains(parent) {
        return "\(hierarchy[id].name) is on screen, and \(hierarchy[parent].name) around it is not"
      }
    }
    return nil
  }

  /// Those whom UIKit does not tell: nobody may have told them that what holds them was covered.
  private func untoldNames(_ step: Step) -> [String] {
    guard case .controllers(let hierarchy) = step.window else { return [] }
    return Self.untoldNames(hierarchy)
  }

  private static func untoldNames(_ hierarchy: Hierarchy) -> [String] {
    let holders = hierarchy.untoldHolders
    return hierarchy.members.filter { holders[$0.index] != nil }.map { hierarchy[$0].name }
  }

  private static func name(_ key: String) -> String { String(key.prefix { $0 != "#" }) }
}
