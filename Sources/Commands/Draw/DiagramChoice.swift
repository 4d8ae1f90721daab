import Analysis
import Diagnostics
import Diagrams
import Generator
import Lifecycle
import Scenarios

/// Which diagram the words of a command line mean.
struct DiagramChoice {
  let name: String?
  let kind: Diagram.Kind
  let subject: String?
  let content: ContentOption
  let options: SimulationOptions
  let words: DiagramWords

  /// The diagram, and what its scenario expects in vain.
  func chosen() throws -> (diagram: Diagram, findings: [Diagnostic]) {
    switch kind {
    case .states:
      if let machine = name.flatMap(StateMachines.machine) {
        let id = "machine_\(machine.id.replacing("-", with: "_"))"
        return (.states(StateDiagram(machine, id: id, words: words)), [])
      }
      return try ofScenario()
    case .sequence, .hierarchy: return try ofScenario()
    case .order, .comparison, .map: return (try ofCatalog(), [])
    }
  }

  private func ofScenario() throws -> (diagram: Diagram, findings: [Diagnostic]) {
    guard let name else { throw UsageError("which scenario? name its file or its id") }
    let machines = kind == .states ? StateMachines.all.map(\.id) : []
    let scenario = try ScenarioArgument.load(name, in: content, or: machines)
    if let excess = scenario.excess { try Console.report([excess]) }
    let trace = Simulator.run(options.applied(to: scenario.script))
    try Console.report(ScenarioCheck.diagnostics(scenario, trace, withExpectations: false))
    let findings = options.areScenariosOwn ? ScenarioCheck.diagnostics(scenario, trace, withExpectations: true) : []
    return (try diagram(of: scenario, trace), findings)
  }

  private func diagram(of scenario: Scenario, _ trace: Trace) throws -> Diagram {
    let entries = ScenarioDiagrams.all(scenario, trace, words: words).filter { $0.diagram.kind == kind }
    let names = entries.map(\.name)
    guard let subject, kind == .states else {
      if entries.count > 1 {
        Console.error("drawn: \(names[0]); also there: \(names.dropFirst().joined(separator: ", "))")
      }
      guard let first = entries.first else {
        throw UsageError(
          kind == .states
            ? "'\(scenario.id)' takes no path over a state machine" : "'\(scenario.id)' has no view controllers")
      }
      return first.diagram
    }
    guard let found = entries.first(where: { $0.name == subject }) else {
      throw UsageError(
        "'\(subject)' takes no path in '\(scenario.id)'\(Suggestion.phrase(for: subject, in: names, orList: "there is"))"
      )
    }
    return found.diagram
  }

  /// What belongs to no scenario: comparisons, orders and the map, of which the last is the newest release's.
  private func ofCatalog() throws -> Diagram {
    let loaded = CatalogLoader.load(folder: content.content)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    try Console.report(loaded.diagnostics + excess)
    let entries = DiagramCatalog(catalog, words: words).entries.filter { $0.diagram.kind == kind }
    if kind == .map, let map = entries.first { return map.diagram }
    let names = entries.map(\.owner.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if names.isEmpty { throw UsageError(nothingToDraw) }
    guard let name else {
      throw UsageError("which \(kind.rawValue)? there is \(names.joined(separator: ", "))")
    }
    guard
      let found = entries.last(where: { $0.owner.name == name && $0.name.hasPrefix("iOS") })
        ?? entries.last(where: { $0.owner.name == name })
    else {
      throw UsageError(
        "there is no \(kind.rawValue) '\(name)'\(Suggestion.phrase(for: name, in: names, orList: "there is"))")
    }
    return found.diagram
  }

  /// What to say where the content has no diagram of the kind.
  private var nothingToDraw: String {
    switch kind {
    case .order:
      "the content has no logs that tell an order, so there is no order to draw; 'lifeline evidence add LOG' adds a log"
    case .comparison:
      "the content has no comparisons, so there is none to draw; a comparison is a file in \(content.content)/Comparisons"
    case .states, .sequence, .hierarchy, .map: "the content has nothing to draw"
    }
  }
}
