import Analysis
import ConcurrentMap
import Diagnostics
import Drawing
import Evidence
import Fingerprints
import Lifecycle
import Scenarios

/// Everything that pages are made from and that does not belong to one of them: the content, what was simulated, what was
/// found, and what spans scenarios.
///
/// It is a class because it never changes and some thirty types hold it. As a structure, it had some hundred references, and the
/// code that copied them for each of those types was a quarter of the module.
final class Publication: Sendable {
  let catalog: Catalog
  /// What its files are together.
  let sources: CatalogSources
  let simulations: Simulations
  let findings: [TraceFinding]
  /// Which calls the logs have.
  let calls: ObservedCalls
  /// What changed from release to release, oldest first.
  var history: [ReleaseChanges] { changes.value }
  private let changes: Later<[ReleaseChanges]>
  /// What comes of starting something in one callback and stopping it in another.
  var ledger: ResourceLedger { content.ledger }
  private let content: SimulatedCatalog
  /// What the logs show of each kind of transition.
  let transitions: [TransitionEvidence]
  /// How the scenarios stand to the articles' claims.
  let verdicts: ClaimVerdicts
  /// How far the simulation rests on logs.
  let coverage: Coverage
  /// The logged steps by what they are.
  let evidence: EvidenceList
  /// The groups in reading order, those without settings last.
  let groups: [SiteSettings.Group]
  /// The scenarios in reading order: by group, in each group by their order.
  let scenariosInOrder: [Scenario]
  private let topics: [String: ScenarioTopics]
  /// What the simulation tells of each callback.
  let callbacks: CallbackReference
  /// What each controller hears of each transition, and what brings it.
  let patterns: LogPatterns
  /// The ids of the scenarios that have most in common with each.
  private let related: [String: [String]]
  /// The places of the scenarios in reading order, by their ids.
  private let places: [String: Int]
  /// What lines of logs do not tell.
  var lookAlikes: LookAlikeList { alike.value }
  private let alike: Later<LookAlikeList>
  /// Every diagram, listed.
  let diagrams: DiagramList
  /// What a source's evidence follows from, by its slug.
  let sourcesOfEvidence: [String: Fingerprint]

  init(_ content: SimulatedCatalog, history: Later<[ReleaseChanges]>, known: inout Known<PublishedLists>) {
    let (catalog, simulations, findings) = (content.catalog, content.simulations, content.findings)
    let scenarios = content.scenariosInOrder
    self.catalog = catalog
    sources = content.sources
    self.simulations = simulations
    self.findings = findings
    calls = content.calls
    changes = history
    transitions = content.transitions
    self.content = content
    verdicts = ClaimVerdicts(catalog, simulations, content.calls)
    groups = catalog.groups
    scenariosInOrder = scenarios
    topics = ScenarioTopics.all(groups, scenarios)
    callbacks = content.callbacks
    let lists = known.value(for: content.sources.titled) { PublishedLists(findings, scenarios, simulations, catalog) }
    (evidence, coverage, patterns) = (lists.evidence, lists.coverage, lists.patterns)
    alike = lists.lookAlikes
    related = lists.related
    places = Dictionary(zip(scenarios.map(\.id), scenarios.indices)) { first, _ in first }
    diagrams = content.diagrams
    sourcesOfEvidence = Dictionary(
      catalog.evidence.map { ($0.source.slug, catalog.source($0.location.file)) }
    ) { first, _ in first }
  }

  /// The scenarios of a group, in reading order.
  func scenarios(in group: SiteSettings.Group) -> [Scenario] { scenariosInOrder.filter { $0.group == group.id } }

  /// The scenarios that have most in common with it.
  func related(to scenario: Scenario) -> [Scenario] {
    (related[scenario.id] ?? []).compactMap { places[$0] }.map { scenariosInOrder[$0] }
  }

  /// The groups, and the scenarios around one of them in its group.
  func topics(around scenario: Scenario) -> ScenarioTopics {
    topics[scenario.id] ?? ScenarioTopics(all: [], own: [], isPart: false)
  }

  /// What the logs of a kind of transition follow from.
  func source(of transition: TransitionEvidence) -> [Fingerprint?] {
    let envelopes = transition.envelopes + [transition.overall].compactMap(\.self)
    let slugs = Set(envelopes.flatMap(\.sources) + transition.unlogged.flatMap(\.sources))
    return slugs.sorted().map { sourcesOfEvidence[$0] }
  }
}
