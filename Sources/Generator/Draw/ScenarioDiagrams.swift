public import Diagrams
public import Lifecycle
public import Scenarios

/// Which diagrams belong to a scenario.
public enum ScenarioDiagrams {
  /// The sequence; the tree in the window, if there is one; a path over the states for each controller that the table
  /// shows, for the app and for each scene.
  public static func all(_ scenario: Scenario, _ trace: Trace, words: DiagramWords = .english) -> [DiagramEntry] {
    let (id, title) = (scenario.id.diagramID, scenario.title.text(in: words.language.rawValue))
    func entry(_ diagram: Diagram, _ name: String) -> DiagramEntry {
      DiagramEntry(diagram, of: .scenario(scenario.id), name: name)
    }
    var entries = [entry(.sequence(sequence(scenario, trace, id: id, title: title, words)), "sequence")]
    if let tree = HierarchyDiagram(id: "\(id)_hierarchy", scenario: title, trace: trace, words: words) {
      entries.append(entry(.hierarchy(tree), "hierarchy"))
    }
    return entries + paths(scenario, trace, words: words)
  }

  /// A path over the states for each controller that the table shows, then for the app and for each scene.
  public static func paths(_ scenario: Scenario, _ trace: Trace, words: DiagramWords = .english) -> [DiagramEntry] {
    let (table, id) = (ShownEvents(scenario, trace), scenario.id.diagramID)
    func entry(_ diagram: StateDiagram, _ name: String, _ machine: StateMachine) -> DiagramEntry {
      DiagramEntry(.states(diagram), of: .scenario(scenario.id), name: name, machine: machine.id)
    }
    let controllers = table.subjects.filter { $0.kind == .viewController }
    var entries = controllers.enumerated().map { index, subject in
      entry(
        .appearance(
          of: subject.name, in: table.events, isVisible: trace.visible.contains(subject.name), id: "\(id)_\(index + 1)",
          words: words), subject.name, StateMachines.viewController)
    }
    if let app = StateDiagram.app(in: table.events, from: trace.appState, id: "\(id)_app", words: words) {
      entries.append(entry(app, "AppState", StateMachines.app))
    }
    let scenes = table.subjects.filter { $0.kind == .app }.compactMap { subject -> DiagramEntry? in
      StateDiagram.scene(
        of: subject.name, in: table.events, from: trace.appState, id: "\(id)_\(subject.name.diagramID)", words: words
      ).map { entry($0, subject.name, StateMachines.scene) }
    }
    return entries + scenes
  }

  private static func sequence(
    _ scenario: Scenario, _ trace: Trace, id: String, title: String, _ words: DiagramWords
  ) -> SequenceDiagram {
    let table = ShownEvents(scenario, trace)
    var rest = table.events[...]
    let hidden = Set(table.hidden.map(\.name))
    let steps = trace.steps.map { step in
      let count = step.events.count { !hidden.contains($0.subject.name) }
      defer { rest = rest.dropFirst(count) }
      return (action: step.script.action.text, events: Array(rest.prefix(count)), isUnderWay: step.isUnderWay)
    }
    return SequenceDiagram(
      id: "\(id)_sequence", scenario: title, subjects: table.subjects, steps: steps, words: words)
  }
}
