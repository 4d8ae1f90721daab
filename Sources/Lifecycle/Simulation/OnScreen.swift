extension Simulation {
  /// Controllers that are gone give back their places, once no transition can bring them back.
  mutating func tidyUp() {
    // A window that the structure does not name is gone with its session.
    if scenes.count > 1 {
      let lasting = initial.sceneNames + [scenes[0].name]
      scenes.removeAll { $0.activation == .unattached && !lasting.contains($0.name) }
    }
    guard state.underway == nil else { return }
    if let tab = skippedTab, !hierarchy.members.contains(tab) { skippedTab = nil }
    hierarchy.freeOtherPlaces()
  }

  /// The named controllers on screen. Before a launch the structure is known but nothing of it is on screen.
  var visibleNames: [String] {
    guard app != .notRunning else { return [] }
    // While the finger still decides, both sides are on screen.
    let leaving = (pending ?? open).map { $0.previous.visible } ?? []
    let isLeaving = hierarchy.marks(leaving)
    let visible = hierarchy.seen
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

  /// The same in pieces that are shared with those of another step; `nil` where the window says it by itself.
  func visibleNames(sharing other: Chunks<String>?) -> Chunks<String>? {
    if app != .notRunning, state.underway == nil, !hasUntold { return nil }
    return Chunks(visibleNames, sharing: other ?? Chunks())
  }

  private var hasUntold: Bool { !manualForwarding.isEmpty || hierarchy.hasLooseViews }

  /// What stands in the window; what an interactive transition will make of it is not decided before it ends.
  var window: Step.Window { isAppAlone ? .appAlone(appTerm) : .controllers(pending?.previous ?? hierarchy) }

  /// The app, or those of its scenes that are connected.
  private var appTerm: Structure.Term {
    guard case .scenes = initial.root else { return .app(nil) }
    let connected = scenes.filter { $0.activation != .unattached }.map { $0.name }
    return connected.isEmpty ? initial.root : .scenes(connected)
  }
}
