import Lifecycle

extension StateDiagram {
  /// The way that a controller of that name takes over the appearance states.
  ///
  /// `isVisible` says whether it was on screen before the first event: where it hears nothing, that is all there is.
  public static func appearance(
    of name: String, in events: [NumberedEvent], isVisible: Bool, id: String, words: DiagramWords = .english
  ) -> StateDiagram {
    let machine = StateMachines.viewController
    let own = events.filter { $0.event.subject.name == name }
    // Of the two calls of a load the second tells that it is done.
    let changing = own.filter { numbered in
      numbered.event.callback != .loadView
        && machine.changes.contains { $0.triggers.contains(numbered.event.callback.name) }
    }
    func loaded(by numbered: NumberedEvent?) -> StateMachine.Change? {
      numbered.flatMap { machine.change(from: StateMachines.notLoaded, by: $0.event.callback.name) }
    }
    let hidden = loaded(by: changing.first) == nil ? AppearanceState.disappeared.rawValue : StateMachines.notLoaded
    let start = isVisible ? AppearanceState.appeared.rawValue : hidden
    var state = start
    var path: [StateDiagram.PathStep] = []
    for numbered in changing {
      // A view that loads belongs to a new controller, even if one of the same name was there before.
      guard let change = loaded(by: numbered) ?? machine.change(from: state, by: numbered.event.callback.name) else {
        continue
      }
      path.append(.init(transition: change.id, number: numbered.number))
      state = change.target
    }
    var diagram = StateDiagram(StateMachines.viewController, id: id, words: words)
    diagram.title = words(.appearancePathTitle, name)
    diagram.summary = changing.isEmpty ? words(.appearancePathSilent, name) : words(.appearancePathSummary, name)
    diagram.subject = name
    diagram.path = path
    diagram.start = start
    diagram.end = state
    return diagram
  }
}
