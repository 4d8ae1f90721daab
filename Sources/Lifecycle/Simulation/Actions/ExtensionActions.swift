// An app extension that shows views: a process of its own, without an app delegate and without scenes.
extension Simulation {
  /// An extension's request ends where an extension runs, and nothing is done to an app there; the word that begins one is
  /// refused by the state that it needs.
  func requireProcess(for word: ActionWord) throws(StepProblem) {
    switch word {
    case .launchExtension: return
    case .completeRequest, .cancelRequest: if !isExtension { throw .noExtension(word.rawValue) }
    default: if isExtension { throw .inExtension(word.rawValue) }
    }
  }

  /// The user chooses the extension in another app, and the system starts it with its principal view controller, which is
  /// the structure's root. The request comes before the view is asked for (Apple,
  /// `NSExtensionRequestHandling.beginRequest(with:)`).
  mutating func beginExtension(isFromStoryboard: Bool) {
    makeControllers()
    guard let root = hierarchy.root else { return }
    isExtension = true
    // What is on screen in it can be used; nobody is called about it.
    app = .active
    standing = .inferred
    if isFromStoryboard { instantiate(root, .inferred) } else { initialize(root) }
    joinContainers(in: root, .inferred)
    emit(.beginRequest, on: root, .documented)
    putOnScreen(by: .extensionLaunch)
  }

  /// The host app takes the extension's view away, and soon after the system ends the process (Apple's archived "App
  /// Extension Programming Guide"). What the view controllers get of that is stated nowhere.
  mutating func endExtension() {
    takeBackWhatIsUnderWay()
    let transition = begin(
      .closing, by: .extensionEnd, animated: false, between: Principals(goer: hierarchy.root)
    ) { $0.root = nil }
    // Nothing is given back one by one where the process ends.
    let outer = ending(transition, .finished)
    run(transition.finish, of: transition)
    current = outer
    forgetProcess()
    app = .notRunning
  }
}
