import Analysis
import ConcurrentMap
import Evidence
import Scenarios

/// A catalog with what its simulation tells: each fact once, for the checks, the pages and the files.
struct SimulatedCatalog: Sendable {
  let catalog: Catalog
  /// What each scenario causes, each call marked by what it rests on.
  let simulations: Simulations
  /// How the model stands to each logged step.
  let findings: [TraceFinding]
  /// Which calls the logs have.
  let calls: ObservedCalls
  /// What the logs show of each kind of transition.
  let transitions: [TransitionEvidence]
  /// What the simulation tells of each callback.
  let callbacks: CallbackReference
  /// The scenarios in reading order.
  let scenariosInOrder: [Scenario]
  /// Every diagram, in English.
  let diagrams: DiagramCatalog

  /// `unmarked` is what each scenario causes.
  init(_ catalog: Catalog, _ unmarked: Simulations) {
    self.catalog = catalog
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    let calls = ObservedCalls(findings)
    let scenarios = catalog.scenariosInOrder
    let (simulations, transitions) = concurrently {
      unmarked.marked(by: calls, in: catalog)
    } _: {
      TransitionEvidence.all(findings)
    }
    (callbacks, diagrams) = concurrently {
      CallbackReference(scenarios, simulations)
    } _: {
      DiagramCatalog(catalog, simulations, transitions)
    }
    self.findings = findings
    self.calls = calls
    self.simulations = simulations
    self.transitions = transitions
    scenariosInOrder = scenarios
  }

  /// What changed from release to release, oldest first.
  func history() -> [ReleaseChanges] { ReleaseHistory.changes(in: catalog, simulations) }
}
