import Analysis
public import Diagrams
import Evidence
import Lifecycle
public import Scenarios

/// Every diagram that the content gives, in one language.
public struct DiagramCatalog: Sendable {
  /// The diagrams: of the machines, of all scenarios, of each scenario in reading order, of comparisons, of transitions.
  public let entries: [DiagramEntry]

  init(
    _ catalog: Catalog, _ simulations: Simulations, _ transitions: [TransitionEvidence],
    words: DiagramWords = .english
  ) {
    let machines = StateMachines.all.map { machine in
      DiagramEntry(
        .states(StateDiagram(machine, id: "machine_\(machine.id.diagramID)", words: words)), of: .machine(machine.id),
        name: machine.id, machine: machine.id)
    }
    let scenarios = catalog.scenariosInOrder.map { ScenarioDiagrams.all($0, simulations[$0], words: words) }
    let map = Self.map(catalog, zip(catalog.scenariosInOrder, scenarios).map { ($0, $1) }, words)
    entries =
      machines + [DiagramEntry(.map(map), of: .all, name: "map")] + scenarios.flatMap { $0 }
      + ComparisonDiagrams.all(catalog, simulations, words: words) + OrderDiagrams.all(transitions, words: words)
  }

  /// Draws up the diagrams of a catalog: runs it and holds it against its evidence.
  public init(_ catalog: Catalog, words: DiagramWords = .english) {
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    let simulations = Simulations(catalog).marked(by: ObservedCalls(findings), in: catalog)
    self.init(catalog, simulations, TransitionEvidence.all(findings), words: words)
  }

  private static func map(
    _ catalog: Catalog, _ scenarios: [(Scenario, [DiagramEntry])], _ words: DiagramWords
  ) -> ScenarioMap {
    let language = words.language.rawValue
    let groups = catalog.groups.map { group in
      ScenarioMap.Group(
        title: group.title.text(in: language),
        rows: scenarios.filter { $0.0.group == group.id }.map { scenario, entries in
          ScenarioMap.Row(
            scenario: scenario.id, title: scenario.title.text(in: language),
            counts: ScenarioMap.counts(
              in: entries.compactMap { entry in
                guard case .states(let diagram) = entry.diagram, let machine = entry.machine else { return nil }
                return (machine, diagram)
              }))
        })
    }
    return ScenarioMap(id: "scenario_map", groups: groups.filter { !$0.rows.isEmpty }, words: words)
  }
}
