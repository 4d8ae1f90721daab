import Analysis
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
    findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    calls = ObservedCalls(findings)
    simulations = unmarked.marked(by: calls, in: catalog)
    transitions = TransitionEvidence.all(findings)
    scenariosInOrder = catalog.scenariosInOrder
    callbacks = CallbackReference(scenariosInOrder, simulations)
    diagrams = DiagramCatalog(catalog, simulations, transitions)
  }

  /// What changed from release to release, oldest first.
  func history() -> [ReleaseChanges] { ReleaseHistory.changes(in: catalog, simulations) }
}
