public import Diagrams
public import Lifecycle
public import Scenarios

/// The events that a scenario's table shows, numbered, and those that it leaves out.
public struct ShownEvents: Sendable {
  /// The subjects in the order of the table's columns; controllers that are on screen and hear nothing have one too.
  public let subjects: [Subject]
  /// The rows of the table, numbered from 1.
  public let rows: [NumberedEvent]
  /// The rows that diagrams show. Unless the scenario shows everything, calls that hardly any app overrides are left out;
  /// the other calls keep the numbers of their rows.
  public let events: [NumberedEvent]
  /// The subjects whose events are left out.
  public let hidden: [Subject]

  /// Shows what the scenario asks for: everything, or the controllers that it names with their delegates. Where there are
  /// no view controllers, everything; where there are SwiftUI views, the controllers that host them as well.
  public init(_ scenario: Scenario, _ trace: Trace) {
    let showsAll = scenario.showsEverything || scenario.structure.names.isEmpty
    let hasViews = if case .swiftUI = scenario.structure.root { true } else { false }
    let viewNames = Set(scenario.terms.flatMap(\.viewNames))
    func isShown(_ subject: Subject) -> Bool {
      switch subject.kind {
      case .viewController, .delegate, .view: true
      case .systemContainer: showsAll || hasViews && subject.name.hasSuffix("Host")
      case .app: showsAll || subject.name == Subject.scenePhaseName
      }
    }
    var found = trace.subjects.filter(isShown)
    let named = scenario.structure.names + scenario.steps.flatMap(\.script.action.names)
    for name in trace.visible + trace.steps.flatMap(\.visible) where named.contains(name) {
      if !found.contains(where: { $0.name == name }) {
        found.append(Subject(name: name, kind: viewNames.contains(name) || hasViews ? .view : .viewController))
      }
    }
    // A host or a representable stands where what it shows is named.
    func place(_ subject: Subject) -> Int {
      named.firstIndex { [$0, "\($0)Host", "\($0)Representable"].contains(subject.name) } ?? .max
    }
    // The app first, then the controllers as the scenario names them, the containers before them, the delegates last.
    let controllers = found.filter { $0.kind == .viewController }.sorted { left, right in
      (place(left), left.name) < (place(right), right.name)
    }
    // Hosts stand in the order of what they show.
    let containers = found.filter { $0.kind == .systemContainer }.enumerated().sorted { left, right in
      func place(_ subject: Subject) -> Int { named.firstIndex { "\($0)Host" == subject.name } ?? -1 }
      return (place(left.element), left.offset) < (place(right.element), right.offset)
    }.map(\.element)
    let views = found.filter { $0.kind == .view }.sorted { left, right in
      (place(left), left.name) < (place(right), right.name)
    }
    subjects =
      found.filter { $0.kind == .app } + containers + controllers
      + views + found.filter { $0.kind == .delegate }
    hidden = trace.subjects.filter { !isShown($0) }
    var numbered: [NumberedEvent] = []
    for (number, step) in trace.steps.enumerated() {
      for (place, event) in step.events.enumerated() where isShown(event.subject) {
        numbered.append(
          NumberedEvent(
            number: numbered.count + 1, event: event, step: number, part: step.part(ofEvent: place)))
      }
    }
    rows = numbered
    events = showsAll ? numbered : numbered.filter { !$0.event.callback.isSeldomUsed }
  }
}

extension [Event] {
  /// Those that apps usually have code for.
  var usual: [Event] { filter { !$0.callback.isSeldomUsed } }
}
