/// Runs a script on the model.
public enum Simulator {
  /// Runs the script and says, step by step, what is called.
  ///
  /// A step that is not possible causes nothing and carries its problem; those after it run all the same, so that one
  /// run tells everything that is wrong. Problems that only follow from an earlier one (they speak of a controller
  /// that the earlier step was to bring) are not told.
  public static func run(_ script: Script) -> Trace {
    var world = World(script)
    let problem = world.setUp(isLaunch: script.steps.first?.action.word == .launch)
    let structure = world.structureDescription
    let visible = world.visibleNames
    let state = world.app
    var steps: [Step] = []
    var missing = Set<String>()
    for step in script.steps {
      world.events = []
      world.appliedRules = []
      var trouble: StepProblem?
      if problem == nil {
        do throws(StepProblem) {
          try world.perform(step)
        } catch {
          world.events = []
          let follows = step.action.names.contains { missing.contains($0) && !world.hierarchy.hasKnown($0) }
          trouble = error
          if follows { trouble = .followsFromEarlier }
          missing.formUnion(step.action.names)
        }
      }
      steps.append(
        Step(
          script: step, events: world.events, rules: world.appliedRules, structure: world.structureDescription,
          visible: world.visibleNames, isUnderWay: world.pending != nil, appState: world.app, problem: trouble))
    }
    return Trace(
      platform: script.platform, structure: structure, visible: visible, appState: state,
      startsUnloaded: script.steps.first?.action.word == .launch, steps: steps, problem: problem)
  }
}

extension World {
  init(_ script: Script) {
    platform = script.platform
    orders = script.orders
    initial = script.structure
    reservedNames = Set(script.structure.names + script.steps.flatMap(\.action.names))
    app = Self.startingState(script)
  }

  /// The state in which the app must be for the first step to make sense, unless the structure names one.
  private static func startingState(_ script: Script) -> AppState {
    if case .app(let state?) = script.structure.root { return state }
    switch script.steps.first?.action.word {
    case .launch?: return .notRunning
    case .reopen?, .unlock?, .memoryReclaim?: return .suspended
    case .backgroundTimeout?, .backgroundWorkDone?: return .backgroundRunning
    case .appSwitcherReturn?, .declineCall?, .controlCentreClose?, .closeNotificationCenter?: return .inactive
    default: return .active
    }
  }

  /// Puts the structure on screen: loaded and appeared, or not loaded at all if it is about to be launched.
  mutating func setUp(isLaunch: Bool) -> StepProblem? {
    if case .scenes = initial.root, platform.release.major < 13 {
      return .unavailable("scene", releases: .from(13), asked: platform.release)
    }
    guard !isAppAlone else { return nil }
    do throws(StepProblem) {
      try buildInitialHierarchy()
    } catch {
      return error
    }
    guard !isLaunch else { return nil }
    for id in hierarchy.visible(on: platform) {
      status[id.index] = ViewStatus(isLoaded: true, appearance: .appeared)
    }
    // What is covered was on screen before: stacks were pushed one by one, presenters presented. Tabs were not selected.
    for id in hierarchy.members where hierarchy[id].kind == .navigation || hierarchy[id].presented != nil {
      guard isInShownTab(id) else { continue }
      for member in hierarchy.subtree(id) where isInShownTab(member) { status[member.index].isLoaded = true }
    }
    return nil
  }

  private func isInShownTab(_ id: ControllerID) -> Bool {
    hierarchy.ancestors(of: id).allSatisfy { member in
      guard let parent = hierarchy[member].parent, hierarchy[parent].kind == .tabBar else { return true }
      return hierarchy[parent].visibleChildren.contains(member)
    }
  }

  /// Makes the controllers of the initial structure, as a launch finds them.
  mutating func buildInitialHierarchy() throws(StepProblem) {
    hierarchy.root = nil
    hierarchy.root = try make(initial.root)
    for presentation in initial.presentations {
      try checkStyle(presentation.style)
      let caller = try member(presentation.presenter)
      let presented = try make(presentation.presented)
      let presenter = self.presenter(for: caller, style: presentation.style)
      if let other = hierarchy[presenter].presented {
        throw .alreadyPresenting(presenter: hierarchy[presenter].name, presented: hierarchy[other].name)
      }
      hierarchy.link(presented, to: presenter, calledOn: caller, style: presentation.style)
    }
  }

  /// Before a launch the structure is known but nothing of it is on screen.
  var visibleNames: [String] {
    guard app != .notRunning else { return [] }
    // While the finger still decides, both sides are on screen.
    let leaving = pending.map { $0.previous.visible(on: platform) } ?? []
    let visible = hierarchy.visible(on: platform)
    return (leaving + visible.filter { !leaving.contains($0) }).filter { hierarchy[$0].isNamed }.map {
      hierarchy[$0].name
    }
  }

  /// What an interactive transition will make of it is not decided before it ends.
  var structureDescription: String {
    isAppAlone ? initial.root.description : (pending?.previous ?? hierarchy).description()
  }
}

extension Action {
  /// The controllers' names in the action.
  public var names: [String] {
    switch argument {
    case .none: []
    case .name(let name): [name]
    case .term(let term): term.names
    case .stack(let terms): terms.flatMap(\.names)
    case .presentation(let term, _, let caller): term.names + [caller]
    case .pair(let first, let second): [first, second]
    }
  }
}
