// An app extension that shows views: a process of its own, without an app delegate and without scenes.
extension World {
  /// Begins and ends an extension, and refuses what is done to an app while one runs. Returns whether the word was one of
  /// these.
  mutating func performExtensionAction(_ word: ActionWord, _ step: ScriptStep) throws(StepProblem) -> Bool {
    switch word {
    case .launchExtension:
      try require([.notRunning], for: word)
      try launchExtension(step)
    case .completeRequest, .cancelRequest:
      guard isExtension else { throw .noExtension(word.rawValue) }
      endExtension()
    default:
      if isExtension, word.isOfApp { throw .inExtension(word.rawValue) }
      return false
    }
    return true
  }

  /// The user chooses the extension in another app, and the system starts it with its principal view controller, which is
  /// the structure's root. The request comes before the view is asked for (Apple,
  /// `NSExtensionRequestHandling.beginRequest(with:)`).
  private mutating func launchExtension(_ step: ScriptStep) throws(StepProblem) {
    guard !isAppAlone else { throw .noHierarchy(step.action.text) }
    if hierarchy.root == nil { try buildInitialHierarchy() }
    guard let root = hierarchy.root else { return }
    isExtension = true
    // What is on screen in it can be used; nobody is called about it.
    app = .active
    standing = .inferred
    if step.initiator == .storyboard { instantiate(root, .inferred) } else { initialize(root) }
    joinContainers(in: root, .inferred)
    emit(.beginRequest, on: root, .documented)
    putOnScreen(by: .extensionLaunch)
  }

  /// The host app takes the extension's view away, and soon after the system ends the process (Apple's archived "App
  /// Extension Programming Guide"). What the view controllers get of that is stated nowhere.
  private mutating func endExtension() {
    takeBackWhatIsUnderWay()
    let transition = begin(
      .closing, by: .extensionEnd, animated: false, between: Principals(goer: hierarchy.root)
    ) { $0.root = nil }
    // Nothing is given back one by one where the process ends.
    let outer = ending(transition, .finished)
    run(transition.variant.finish, of: transition)
    current = outer
    forgetProcess()
    app = .notRunning
  }
}
