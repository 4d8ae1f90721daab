import Lifecycle

extension StateDiagram {
  /// The way that a controller of that name takes over the appearance states.
  ///
  /// `isVisible` says whether it was on screen before the first event: where it hears nothing, that is all there is.
  public static func appearance(
    of name: String, in events: [NumberedEvent], isVisible: Bool, id: String, words: DiagramWords = .english
  ) -> StateDiagram {
    var path: [StateDiagram.PathStep] = []
    let own = events.filter { $0.event.subject.name == name }
    var state = own.lazy.compactMap { Appearance.before($0.event.callback) }.first
    if state == nil { state = (isVisible ? AppearanceState.appeared : .disappeared).rawValue }
    let start = state
    for numbered in own {
      guard let target = Appearance.after(numbered.event.callback),
        let before = Appearance.before(numbered.event.callback)
      else { continue }
      // A callback that leaves two states (disappearing from appearing, appearing from disappearing) leaves the one
      // that the controller is in; another controller of the same name begins anew.
      let source = before == StateMachines.notLoaded ? before : state ?? before
      path.append(.init(transition: "\(source)_\(target)", number: numbered.number))
      state = target
    }
    var diagram = StateDiagram(StateMachines.viewController, id: id, words: words)
    diagram.title = words(.appearancePathTitle, name)
    diagram.summary = path.isEmpty ? words(.appearancePathSilent, name) : words(.appearancePathSummary, name)
    diagram.path = path
    diagram.start = start
    diagram.end = state
    return diagram
  }
}

/// Which callback leads from which appearance state to which.
private enum Appearance {
  static func before(_ callback: Callback) -> String? {
    switch callback {
    case .loadView, .viewDidLoad: StateMachines.notLoaded
    case .viewWillAppear: AppearanceState.disappeared.rawValue
    case .viewDidAppear: AppearanceState.appearing.rawValue
    case .viewWillDisappear: AppearanceState.appeared.rawValue
    case .viewDidDisappear: AppearanceState.disappearing.rawValue
    default: nil
    }
  }

  static func after(_ callback: Callback) -> String? {
    switch callback {
    case .viewDidLoad, .viewDidDisappear: AppearanceState.disappeared.rawValue
    case .viewWillAppear: AppearanceState.appearing.rawValue
    case .viewDidAppear: AppearanceState.appeared.rawValue
    case .viewWillDisappear: AppearanceState.disappearing.rawValue
    default: nil
    }
  }
}
