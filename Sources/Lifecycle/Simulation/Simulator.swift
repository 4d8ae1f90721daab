/// Runs a script on the model.
public enum Simulator {
  /// Runs the script and says, step by step, what is called.
  ///
  /// A step that is not possible causes nothing and carries its problem; those after it run all the same, so that one
  /// run tells everything that is wrong. Problems that only follow from an earlier one (they speak of a controller
  /// that the earlier step was to bring) are not told.
  public static func run(_ script: Script) -> Trace { run(script.steps, of: script) }

  /// Runs steps of the script, which is prepared for as a whole.
  static func run(_ chosen: [ScriptStep], of script: Script) -> Trace {
    var world = World(script)
    let problem = world.setUp(isLaunch: script.startsUnloaded)
    let window = world.window
    let visible = world.visibleNames
    let state = world.app
    let scenes = world.scenes.map { Trace.Scene(delegate: $0.delegate, activation: $0.activation) }
    var visibleNow = Chunks(visible, sharing: Chunks())
    var steps: [Step] = []
    steps.reserveCapacity(chosen.count)
    var missing = Set<String>()
    for (number, step) in chosen.enumerated() {
      world.beginRecording()
      var trouble: StepProblem?
      if problem == nil {
        // A step that fails leaves everything as it was, so it is performed on a copy.
        var next = world
        do throws(StepProblem) {
          try next.perform(step, before: number + 1 < chosen.count ? chosen[number + 1] : nil)
          next.tidyUp()
          next.assignEvents()
          visibleNow = Chunks(next.visibleNames, sharing: visibleNow)
          world = next
        } catch {
          let follows = step.action.names.contains { missing.contains($0) && !world.names.hasKnown($0) }
          trouble = error
          if follows { trouble = .followsFromEarlier }
          missing.formUnion(step.action.names)
        }
      }
      steps.append(
        Step(
          script: step, events: world.events, rules: world.appliedRules, records: world.records, window: world.window,
          shown: visibleNow, isUnderWay: world.pending != nil || world.open != nil, appState: world.app,
          problem: trouble))
    }
    return Trace(
      platform: world.platform, window: window, visible: visible, appState: state, scenes: scenes,
      startsUnloaded: script.startsUnloaded, steps: steps, problem: problem)
  }
}

extension Script {
  /// Whether nothing is loaded before the first step.
  var startsUnloaded: Bool { firstWord == .prewarm || firstWord?.isLaunch ?? false }

  /// The word of the first step, if the release has it: a step that cannot be taken says nothing of what was before it.
  var firstWord: ActionWord? {
    steps.first?.action.word.flatMap { $0.releases.contains(platform.release) ? $0 : nil }
  }
}

extension ActionWord {
  /// Whether it takes the app from nothing to the first screen.
  var isLaunch: Bool {
    self == .launch || self == .launchByURL || self == .launchByPush || self == .launchExtension
  }
}

extension World {
  /// The state in which the app must be for the first step to make sense, unless the structure names one.
  static func startingState(_ script: Script) -> AppState {
    if case .app(let state?) = script.structure.root { return state }
    switch script.firstWord {
    case .launch?, .launchByURL?, .launchByPush?, .prewarm?, .launchExtension?: return .notRunning
    case .reopen?, .unlock?, .memoryReclaim?, .reopenByURL?, .reopenByPush?, .receivePushInBackground?:
      return .suspended
    case .backgroundTimeout?, .backgroundWorkDone?: return .backgroundRunning
    case .appSwitcherReturn?, .declineCall?, .controlCentreClose?, .closeNotificationCenter?: return .inactive
    default: return .active
    }
  }

  /// Puts the structure on screen: loaded and appeared, or not loaded at all if it is about to be launched.
  mutating func setUp(isLaunch: Bool) -> StepProblem? {
    if platform.release.major < 13 {
      if case .scenes = initial.root { return .unavailable("scene", releases: .from(13), asked: platform.release) }
      if platform.hasScenes { return .unavailable("scene-delegate", releases: .from(13), asked: platform.release) }
    }
    if case .scenes = initial.root, !platform.hasScenes { return .needsScenes(initial.root.description) }
    if initial.usesTabs, platform.release.major < 18 {
      return .unavailable("usesTabs", releases: .from(18), asked: platform.release)
    }
    guard !isAppAlone else { return nil }
    do throws(StepProblem) {
      try buildInitialHierarchy()
    } catch {
      return error
    }
    guard !isLaunch else { return nil }
    for id in hierarchy.visible {
      status[id.index].isLoaded = true
      status[id.index].appearance = .appeared
    }
    for id in hierarchy.members where hierarchy[id].forwardsByHand {
      // What stands on screen has appeared, whoever told it.
      for child in hierarchy[id].children where status[id.index].appearance == .appeared {
        for member in hierarchy.shown(in: child) {
          status[member.index].isLoaded = true
          status[member.index].appearance = .appeared
        }
      }
    }
    // What is covered was on screen before: stacks were pushed one by one, presenters presented. Tabs were not selected.
    for id in hierarchy.members where hierarchy[id].kind == .navigation || hierarchy[id].presented != nil {
      guard isInShownTab(id) else { continue }
      for member in hierarchy.subtree(id) where isInShownTab(member) { status[member.index].isLoaded = true }
    }
    for id in hierarchy.members where status[id.index].isLoaded {
      for child in hierarchy[id].children { status[child.index].hasJoinedParent = true }
    }
    // Containers of UIKit's have their children from the beginning; what stands inside a view that has not loaded has
    // still to be made.
    for id in hierarchy.members {
      guard let parent = hierarchy[id].parent, hierarchy[parent].kind != .container,
        hierarchy.ancestors(of: parent).allSatisfy({ hierarchy[$0].kind != .container || status[$0.index].isLoaded })
      else { continue }
      // Of pages the one that is shown is a child.
      let isShown = hierarchy[parent].kind != .page || hierarchy[parent].visibleChildren.contains(id)
      status[id.index].hasJoinedParent = isShown
    }
    // Whoever is in the background has preserved its state on the way there.
    if initial.preservesState, app == .suspended || app == .backgroundRunning { archive = hierarchy }
    for id in hierarchy.visible where hierarchy[id].kind == .hosting {
      hosted[id.index, default: HostedViews()].appeared = hierarchy[id].views?.names ?? []
    }
    // SwiftUI has made what stands inside views that were on screen.
    for id in hierarchy.members where hierarchy[id].kind == .hosting {
      let isLoaded = status[id.index].isLoaded
      if isLoaded { noteMade(in: id) }
      for child in hierarchy[id].children where isRepresented(child) {
        status[child.index].hasJoinedParent = isLoaded
        status[child.index].isLoaded = isLoaded
      }
    }
    return nil
  }

  private func isInShownTab(_ id: ControllerID) -> Bool {
    hierarchy.ancestors(of: id).allSatisfy { member in
      guard let parent = hierarchy[member].parent,
        hierarchy[parent].kind == .tabBar || hierarchy[parent].kind == .page
      else { return true }
      return hierarchy[parent].visibleChildren.contains(member)
    }
  }

  /// Controllers that are gone give back their places, once no transition can bring them back.
  mutating func tidyUp() {
    guard pending == nil, open == nil, preview == nil else { return }
    if let tab = skippedTab, !hierarchy.members.contains(tab) { skippedTab = nil }
    if let places = hierarchy.placesOfOthers(moreThan: freePlaces.count) { freePlaces = places }
  }

  /// The named controllers on screen. Before a launch the structure is known but nothing of it is on screen.
  var visibleNames: [String] {
    guard app != .notRunning else { return [] }
    // While the finger still decides, both sides are on screen.
    let leaving = (pending ?? open).map { $0.previous.visible } ?? []
    let isLeaving = hierarchy.marks(leaving)
    var visible = hierarchy.visible
    if visible.contains(where: { hierarchy[$0].kind == .search }) { visible.removeAll(where: isHiddenResult) }
    var names: [String] = []
    for id in leaving where hierarchy[id].isNamed { names.append(hierarchy[id].name) }
    for id in visible where hierarchy[id].isNamed && !isLeaving[id.index] { names.append(hierarchy[id].name) }
    guard hasUntold else { return names }
    // Those whose container tells them by hand, or whom nobody tells, are on screen with what holds them.
    let isVisible = hierarchy.marks(visible)
    let holders = hierarchy.untoldHolders
    for id in hierarchy.members
    where hierarchy[id].isNamed && status[id.index].appearance != .disappeared && !isVisible[id.index]
      && !isLeaving[id.index]
    {
      if let holder = holders[id.index], isVisible[holder.index] { names.append(hierarchy[id].name) }
    }
    return names
  }

  private var hasUntold: Bool { !manualForwarding.isEmpty || hasLooseViews }

  /// What stands in the window; what an interactive transition will make of it is not decided before it ends.
  var window: Step.Window { isAppAlone ? .appAlone(appTerm) : .controllers(pending?.previous ?? hierarchy) }

  /// The app, or those of its scenes that are connected.
  private var appTerm: Structure.Term {
    guard case .scenes = initial.root else { return .app(nil) }
    let connected = scenes.filter { $0.activation != .unattached }.map(\.name)
    return connected.isEmpty ? initial.root : .scenes(connected)
  }
}

extension Action {
  /// The controllers' names in the action.
  public var names: [String] {
    switch argument {
    case .none: []
    case .name(let name): word?.pattern == .word ? [] : [name]
    case .term(let term): term.names
    case .stack(let terms): terms.flatMap(\.names)
    case .presentation(let term, _, let caller): term.names + [caller]
    case .pair(let first, let second): [first, second]
    case .swiftUI(_, let name): name.map { [$0] } ?? []
    }
  }
}
