import Analysis
public import Diagrams
import Evidence
import Lifecycle
public import Scenarios

/// Every diagram that the content gives, in one language.
public struct DiagramCatalog: Sendable {
  /// The diagrams: of the machines, of all scenarios, of each scenario in reading order, of comparisons, of transitions.
  public let entries: [DiagramEntry]

  /// Draws up the diagrams of a catalog: runs it and holds it against its evidence.
  public init(_ catalog: Catalog, words: DiagramWords = .english) {
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    let simulations = Simulations(catalog).marked(by: ObservedCalls(findings), in: catalog)
    let ordered = catalog.scenariosInOrder
    let scenarios = ordered.map { ScenarioDiagrams.all($0, simulations[$0], words: words) }
    let counts = Dictionary(zip(ordered, scenarios).map { ($0.id, Self.counts(in: $1)) }) { first, _ in first }
    let others = Self.others(catalog, counts, simulations, TransitionEvidence.all(findings), words: words)
    entries = others.before + scenarios.flatMap { $0 } + others.behind
  }

  /// The diagrams of everything but scenarios: those that stand before the scenarios', and those that stand behind.
  static func others(
    _ catalog: Catalog, _ counts: [String: [String: Int]], _ simulations: Simulations,
    _ transitions: [TransitionEvidence], words: DiagramWords = .english
  ) -> (before: [DiagramEntry], behind: [DiagramEntry]) {
    (
      machines(words) + [map(catalog, counts, words)],
      ComparisonDiagrams.all(catalog.comparisons, simulations, words: words)
        + OrderDiagrams.all(transitions, words: words)
    )
  }

  /// The diagrams of some owners, in the order of all. `scenarios` are those of the catalog, in reading order; `counts` says how
  /// often each takes which transition.
  static func entries(
    of owners: Set<DiagramEntry.Owner>, _ catalog: Catalog, _ scenarios: [Scenario], _ simulations: Simulations,
    _ transitions: [TransitionEvidence], _ counts: [String: [String: Int]], words: DiagramWords
  ) -> [DiagramEntry] {
    Self.machines(words).filter { owners.contains($0.owner) }
      + (owners.contains(.all) ? [Self.map(catalog, counts, words)] : [])
      + scenarios.filter { owners.contains(.scenario($0.id)) }.flatMap {
        ScenarioDiagrams.all($0, simulations[$0], words: words)
      }
      + ComparisonDiagrams.all(
        catalog.comparisons.filter { owners.contains(.comparison($0.id)) }, simulations, words: words)
      + OrderDiagrams.all(
        transitions.filter { owners.contains(.transition($0.kind.name)) }, words: words)
  }

  private static func machines(_ words: DiagramWords) -> [DiagramEntry] {
    StateMachines.all.map { machine in
      DiagramEntry(
        .states(StateDiagram(machine, id: "machine_\(machine.id.diagramID)", words: words)), of: .machine(machine.id),
        name: machine.id, machine: machine.id)
    }
  }

  /// How often a scenario takes which transition.
  static func counts(in entries: [DiagramEntry]) -> [String: Int] {
    ScenarioMap.counts(
      in: entries.compactMap { entry in
        guard case .scenario = entry.owner, case .states(let diagram) = entry.diagram, let machine = entry.machine
        else { return nil }
        return (machine, diagram)
      })
  }

  private static func map(_ catalog: Catalog, _ counts: [String: [String: Int]], _ words: DiagramWords) -> DiagramEntry
  {
    let language = words.language.code
    let groups = catalog.groups.map { group in
      ScenarioMap.Group(
        title: group.title.text(in: language),
        rows: catalog.scenarios(in: group).map { scenario in
          ScenarioMap.Row(
            scenario: scenario.id, title: scenario.title.text(in: language), counts: counts[scenario.id] ?? [:])
        })
    }
    let map = ScenarioMap(id: "scenario_map", groups: groups.filter { !$0.rows.isEmpty }, words: words)
    return DiagramEntry(.map(map), of: .all, name: "map")
  }
}
