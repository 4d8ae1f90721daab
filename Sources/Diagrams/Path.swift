public import Lifecycle

/// An event with the number of its row in the sequence table.
public struct NumberedEvent: Hashable, Sendable {
  /// The row's number, from 1.
  public var number: Int
  /// The event.
  public var event: Event

  /// Numbers an event.
  public init(number: Int, event: Event) {
    self.number = number
    self.event = event
  }
}

extension StateDiagram {
  /// A machine of the model by itself.
  public init(_ machine: StateMachine, id: String) {
    let initial = "initial"
    self.init(
      id: id, title: machine.title, summary: machine.summary,
      states: [State(id: initial, label: "", kind: .initial)]
        + machine.composites.map { State(id: $0.id, label: $0.label, kind: .composite, parent: $0.parent) }
        + machine.states.map { State(id: $0.id, label: $0.label, parent: $0.parent) },
      transitions: [Transition(id: "initial", source: initial, target: machine.initial, triggers: [])]
        + machine.changes.map {
          Transition(id: $0.id, source: $0.source, target: $0.target, triggers: $0.triggers)
        })
  }

  /// The way that a controller of that name takes over the appearance states.
  ///
  /// `isVisible` says whether it was on screen before the first event: where it hears nothing, that is all there is.
  public static func appearance(
    of name: String, in events: [NumberedEvent], isVisible: Bool, id: String
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
    var diagram = StateDiagram(StateMachines.viewController, id: id)
    diagram.title = "\(name): the path over the appearance states"
    diagram.summary =
      path.isEmpty
      ? "\(name) is called nothing and stays where it is."
      : "The appearance states of a view controller, with the transitions that \(name) takes. "
        + "The numbers are those of the rows in the sequence table."
    diagram.path = path
    diagram.start = start
    diagram.end = state
    return diagram
  }

  /// The way that the app takes over its states; `nil` if it takes none.
  public static func app(in events: [NumberedEvent], from start: AppState, id: String) -> StateDiagram? {
    var state = start.rawValue
    var path: [StateDiagram.PathStep] = []
    for numbered in events where AppState(rawValue: numbered.event.callback.name) != nil {
      let target = numbered.event.callback.name
      if let change = StateMachines.app.change(from: state, to: target) {
        path.append(.init(transition: change.id, number: numbered.number))
      }
      state = target
    }
    guard !path.isEmpty else { return nil }
    var diagram = StateDiagram(StateMachines.app, id: id)
    diagram.title = "The app: the path over its states"
    diagram.summary =
      "The states of the app, with the transitions that it takes. The numbers are those of the rows in the sequence table."
    diagram.path = path
    diagram.start = start.rawValue
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
