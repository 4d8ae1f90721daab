internal import Diagrams

/// A state diagram as the configuration of a machine of XState 5 (https://stately.ai/docs/machines).
///
/// Where one event leads to several states, XState takes the first whose guard lets it; the diagram knows no guards.
struct XStateMachine {
  let diagram: StateDiagram
  private let chart: Statechart
  private let names: FormatNames
  private let paths: [String: String]

  init(_ diagram: StateDiagram, words: DiagramWords) {
    self.diagram = diagram
    chart = Statechart(diagram, words: words)
    let names = FormatNames(diagram.states.map(\.id))
    self.names = names
    var paths: [String: String] = [:]
    func visit(_ states: [Statechart.State], below path: String) {
      for state in states {
        paths[state.id] = "\(path).\(names[state.id])"
        visit(state.region.states, below: "\(path).\(names[state.id])")
      }
    }
    visit(chart.region.states, below: "#\(diagram.id)")
    self.paths = paths
  }

  var text: String {
    var members: [(String, JSONValue)] = [
      ("id", .string(diagram.id)), ("description", .string(diagram.summary)),
    ]
    members += self.members(of: chart.region, meta: [("title", .string(diagram.title))])
    return JSONValue.object(members).text + "\n"
  }

  private func object(_ state: Statechart.State) -> JSONValue {
    var meta: [(String, JSONValue)] = []
    if state.isStart { meta.append(("start", .bool(true))) }
    if state.isEnd { meta.append(("end", .bool(true))) }
    var members: [(String, JSONValue)] = [("description", .string(state.label))]
    members += self.members(of: state.region, meta: meta)
    let always = state.transitions.filter { $0.event == nil }
    if !always.isEmpty { members.append(("always", targets(always))) }
    var events: [String] = []
    for case let event? in state.transitions.map(\.event) where !events.contains(event) { events.append(event) }
    if !events.isEmpty {
      let on = events.map { event in (event, targets(state.transitions.filter { $0.event == event })) }
      members.append(("on", .object(on)))
    }
    return .object(members)
  }

  private func members(of region: Statechart.Region, meta: [(String, JSONValue)]) -> [(String, JSONValue)] {
    var meta = meta
    if !region.initialLabel.isEmpty { meta.append(("initialLabel", .string(region.initialLabel))) }
    var members: [(String, JSONValue)] = meta.isEmpty ? [] : [("meta", .object(meta))]
    if let initial = region.initial {
      members.append(("initial", .string(names[initial])))
      members.append(("states", .object(region.states.map { (names[$0.id], object($0)) })))
    }
    return members
  }

  /// One transition as it is, several as an array.
  private func targets(_ transitions: [Statechart.Transition]) -> JSONValue {
    let objects = transitions.map { transition in
      var members: [(String, JSONValue)] = [("target", .string(paths[transition.target] ?? transition.target))]
      if transition.isLeaving { members.append(("reenter", .bool(true))) }
      if !transition.label.isEmpty { members.append(("description", .string(transition.label))) }
      var meta: [(String, JSONValue)] = [("transition", .string(transition.id))]
      if !transition.numbers.isEmpty {
        meta.append(("rows", .array(transition.numbers.map(JSONValue.integer))))
      }
      members.append(("meta", .object(meta)))
      return JSONValue.object(members)
    }
    return objects.count == 1 ? objects[0] : .array(objects)
  }
}
