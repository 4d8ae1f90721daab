import Analysis
public import Diagrams
public import Lifecycle
public import Scenarios

/// Which diagrams belong to a scenario.
public enum ScenarioDiagrams {
  /// The sequence; the tree in the window, if there is one; a path over the states for each controller that the table
  /// shows, for the app and for each scene.
  public static func all(_ scenario: Scenario, _ trace: Trace, words: DiagramWords = .english) -> [DiagramEntry] {
    let (id, title) = (scenario.id.diagramID, scenario.title.text(in: words.language.code))
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
    let delegates = table.subjects.compactMap { subject in trace.scenes.first { $0.delegate == subject } }
    let scenes = delegates.compactMap { scene -> DiagramEntry? in
      let name = scene.delegate.name
      return StateDiagram.scene(
        scene, in: table.events, of: trace.appState, id: "\(id)_\(name.diagramID)", words: words
      ).map { entry($0, name, StateMachines.scene) }
    }
    return entries + scenes
  }

  private static func sequence(
    _ scenario: Scenario, _ trace: Trace, id: String, title: String, _ words: DiagramWords
  ) -> SequenceDiagram {
    let table = ShownEvents(scenario, trace)
    let steps = trace.steps.map { (action: $0.script.action.text, isUnderWay: $0.isUnderWay) }
    return SequenceDiagram(
      id: "\(id)_sequence", scenario: title, subjects: table.subjects, events: table.events, steps: steps,
      words: words)
  }
}
