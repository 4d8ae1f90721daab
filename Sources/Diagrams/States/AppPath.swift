public import Lifecycle

extension StateDiagram {
  /// The path of the app through its states; `nil` if its state never changes.
  public static func app(
    in events: [NumberedEvent], from start: AppState, id: String, words: DiagramWords = .english
  ) -> StateDiagram? {
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
    var diagram = StateDiagram(StateMachines.app, id: id, words: words)
    diagram.title = words[.appPathTitle]
    diagram.summary = words[.appPathSummary]
    diagram.path = path
    diagram.start = start.rawValue
    diagram.end = state
    return diagram
  }
}
