import Analysis
import ConcurrentMap
import Diagnostics
import Evidence
import Fingerprints
import Scenarios

/// A catalog with what its simulation tells: each fact once, for the checks, the pages and the files.
struct SimulatedCatalog: Sendable {
  private(set) var catalog: Catalog
  /// What its files are together.
  let sources: CatalogSources
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
  /// What comes of starting something in one callback and stopping it in another; empty where no task asks.
  var ledger: ResourceLedger { followed.value }
  private let followed: Later<ResourceLedger>
  /// The scenarios in reading order.
  let scenariosInOrder: [Scenario]
  /// Every diagram, listed.
  let diagrams: DiagramList

  /// `unmarked` is what each scenario causes.
  init(_ catalog: Catalog, _ unmarked: Simulations) {
    var known = KnownSimulation()
    self.init(catalog, CatalogSources(catalog), unmarked, &known)
  }

  /// The same, where some of it was told before.
  init(_ catalog: Catalog, _ sources: CatalogSources, _ unmarked: Simulations, _ known: inout KnownSimulation) {
    self.catalog = catalog
    self.sources = sources
    let reasons = Reasons(catalog)
    let findings = known.findings.values(of: catalog.evidence) {
      Fingerprint(of: catalog.source($0.location.file), sources.reasons)
    } making: {
      EvidenceCheck.findings([$0], reasons: reasons)
    }.flatMap(\.self)
    let (calls, transitions) = known.evidence.value(for: sources.evidence) {
      let (calls, transitions) = concurrently {
        ObservedCalls(findings)
      } _: {
        TransitionEvidence.all(findings)
      }
      return (calls, transitions)
    }
    let traces = known.traces.values(of: catalog.scenarios, by: sources.ofMarked) {
      unmarked.marked($0, by: calls)
    }
    let simulations = unmarked.with(zip(catalog.scenarios, traces).map { ($0.id, $1) })
    let scenarios = catalog.scenariosInOrder
    // Who asks of no task waits for no ledger.
    let ledgers = known.ledgers.values(of: catalog.tasks.isEmpty ? [] : catalog.scenarios, by: sources.of) { scenario in
      let trace = unmarked[scenario]
      return Later { ScenarioLedger(scenario, trace) }
    }
    followed = Later { ResourceLedger(ledgers.concurrentMap(\.value)) }
    let before = known
    let (callbacks, drawn) = concurrently {
      var known = before.callbacks
      return (known.value(for: sources.titled) { CallbackReference(scenarios, simulations) }, known)
    } _: {
      var (listings, others) = (before.listings, before.otherDiagrams)
      let listed = listings.values(of: scenarios, by: sources.ofMarked) {
        ScenarioListing(ScenarioDiagrams.all($0, simulations[$0]))
      }
      let named = zip(scenarios.map(\.id), listed).map { (id: $0, listing: $1) }
      let around = others.value(for: sources.titled) {
        let entries = DiagramCatalog.others(catalog, DiagramList.counts(named), simulations, transitions)
        return (entries.before.map(ListedDiagram.init(checking:)), entries.behind.map(ListedDiagram.init(checking:)))
      }
      return (DiagramList(named, around), listings, others)
    }
    (self.callbacks, known.callbacks) = callbacks
    (diagrams, known.listings, known.otherDiagrams) = drawn
    self.findings = findings
    self.calls = calls
    self.simulations = simulations
    self.transitions = transitions
    scenariosInOrder = scenarios
  }

  /// The same without the source text of each file. Only the checks read that.
  var withoutFiles: SimulatedCatalog {
    var content = self
    content.catalog.files = [:]
    return content
  }

  /// What changed from release to release, oldest first.
  func history(_ known: inout KnownSimulation) -> Later<[ReleaseChanges]> {
    let span = ReleaseSpan()
    let histories = known.histories.values(of: catalog.scenarios, by: sources.of) { scenario in
      let trace = simulations[scenario]
      return Later { ScenarioHistory(scenario, trace, over: span) }
    }
    return known.history.value(for: sources.titled) {
      Later { ReleaseHistory.changes(in: histories.concurrentMap(\.value), over: span) }
    }
  }
}
