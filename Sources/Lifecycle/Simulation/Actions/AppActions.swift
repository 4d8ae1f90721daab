extension Simulation {
  /// Takes the word's path. A word that takes a name has it for a scene or for an event.
  mutating func follow(
    _ word: ActionWord, _ step: ScriptStep, scene: String? = nil, event: String? = nil
  ) throws(StepProblem) {
    guard let flow = AppFlow.flow(of: word) else { throw .noHierarchy(word.rawValue) }
    try requireProcess(for: word)
    if flow.needsScenes, !platform.hasScenes { throw .needsScenes(word.rawValue) }
    // (Apple, `UIApplication.supportsMultipleScenes`: false where the system shows one window of an app.)
    if word == .openScene, platform.idiom == .phone { throw .needsPad(word.rawValue) }
    try require(flow.states, for: word)
    if word == .launchExtension, isAppAlone { throw .noHierarchy(step.action.text) }
    let details = AppStepDetails(
      scene: try scene.map { name throws(StepProblem) in try self.scene(name, of: word) } ?? 0,
      event: try event.map { name throws(StepProblem) in try self.event(name, step) },
      hasWorkLeft: step.backgroundWork, isFromStoryboard: step.initiator == .storyboard,
      isByUser: step.initiator == .user)
    run(flow.moments(from: app, hasScenes: platform.hasScenes), details)
  }

  mutating func run(_ moments: [AppMoment], _ details: AppStepDetails) {
    for moment in moments { run(moment, details) }
  }

  /// The transition, if the app is in a state that it leaves.
  mutating func take(_ transition: AppTransition, _ details: AppStepDetails = AppStepDetails()) {
    guard transition.sources.contains(app) else { return }
    run(transition.moments(hasScenes: platform.hasScenes), details)
  }

  private mutating func run(_ moment: AppMoment, _ details: AppStepDetails) {
    switch moment {
    case .transition(let transition): take(transition, details)
    case .when(let condition, let moments, let others): run(holds(condition, details) ? moments : others, details)
    case .delegatesChosen: noteScenes()
    case .scenes(let transition): takeAll(transition)
    case .thisScene(let transition, let standing): take(transition, details.scene, standing)
    case .otherScenes(let transition, let standing):
      for index in scenes.indices where index != details.scene { take(transition, index, standing) }
    case .connectedScene(let callback, let standing):
      if let scene = scenes.first(where: { $0.activation != .unattached }) {
        emit(callback, on: scene.delegate, standing: standing)
      }
    case .application(let callback):
      noteScenes()
      emit(callback, on: .appDelegate, standing: .observed)
    case .call(let callback, let subject, let standing): emit(callback, on: subject, standing: standing)
    case .event(let named): if let event = named ?? details.event { tell(of: event) }
    case .keep(let told): cause = told
    case .cause:
      guard let cause else { return }
      self.cause = nil
      run(cause, details)
    case .state(let state): enter(state)
    case .phase(let phase): enter(phase)
    case .touchesCancelled: takeBackWhatIsUnderWay()
    case .processEnds:
      forgetProcess()
      enter(.notRunning)
    case .prewarmed(let isPrewarmed): self.isPrewarmed = isPrewarmed
    case .preserveScenes: preserveScenes()
    case .preserveApp: preserveApp()
    case .restoreScene: restoreScene()
    case .restoreControllers: restoreViewControllers()
    case .forgetPreserved: archive = nil
    case .makeControllers: makeControllers()
    case .makePreservedControllers: makeControllers(preserved: true)
    case .instantiateRoot:
      if details.isFromStoryboard, !isAppAlone, let root = hierarchy.root { instantiate(root, .documented) }
    case .emptyWindow: hierarchy.root = nil
    case .showWindow(let rule): showWindow(by: rule)
    case .closeWindow: closeWindow()
    case .snapshots(let standing): takeSnapshots(standing)
    case .roomForCall(let standing): makeRoomForCall(standing)
    case .memoryWarning: warnOfMemory()
    case .extensionBegins: beginExtension(isFromStoryboard: details.isFromStoryboard)
    case .extensionEnds: endExtension()
    }
  }

  private mutating func holds(_ condition: AppCondition, _ details: AppStepDetails) -> Bool {
    switch condition {
    case .hasWorkLeft: details.hasWorkLeft
    case .isPrewarmed: isPrewarmed
    case .isNoSceneConnected: scenes.allSatisfy { $0.activation == .unattached }
    case .isWindowEmpty: hierarchy.root == nil && !isAppAlone
    case .isLastScene: !scenes.indices.contains { $0 != details.scene && scenes[$0].activation != .unattached }
    case .isEndedByUser: details.isByUser
    case .isDelegateFirst: choice(of: Rule.appForeground) == .delegateFirst
    case .entersBackgroundFirst: choice(of: Rule.appTermination) == .backgroundFirst
    case .scenesEnterBackground: choice(of: Rule.sceneTermination) == .backgroundThenTerminate
    case .interruptsOtherScenes: choice(of: Rule.secondScene) == .interrupts
    case .prewarmsLaunchMethods: choice(of: Rule.prewarming) == .launchMethods
    }
  }
}

/// What a step says of itself besides its word, as far as the app's moments ask.
struct AppStepDetails: Sendable {
  /// Which scene it is about: the first one, unless it names another.
  var scene = 0
  /// The event that it names.
  var event: BackgroundEvent?
  /// Whether the app has still work to do in the background.
  var hasWorkLeft = false
  /// Whether a storyboard makes what comes on screen.
  var isFromStoryboard = false
  /// Whether the user does it, where the system or the app could.
  var isByUser = false
}
