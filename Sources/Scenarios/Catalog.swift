/// All content of a folder, in the order of its ids.
public struct Catalog: Sendable {
  /// What has a name by which other parts of the content speak of it.
  public enum Part: Hashable, Sendable {
    /// A scenario, by its id.
    case scenario
    /// A file of evidence, by its slug.
    case source
    /// A disagreement, by its id.
    case disagreement
    /// A comparison, by its id.
    case comparison
    /// A state machine's prose, by its id.
    case machine
    /// A callback's prose, by its name.
    case callback
    /// A page about the site itself, by its id.
    case page
    /// A unit of the course, by its id.
    case unit
    /// A task with its place, by its id.
    case task
  }

  /// The scenarios.
  public var scenarios: [Scenario] = []
  /// Scenarios of which a part that a run depends on could not be read. They have their texts, but are not run.
  public var incompleteScenarios: [Scenario] = []
  /// The evidence.
  public var evidence: [EvidenceFile] = []
  /// The disagreements.
  public var disagreements: [Disagreement] = []
  /// Why logged steps are not what the model gives.
  public var causes: [Cause] = []
  /// What articles claim.
  public var claims: [ArticleClaim] = []
  /// The source that each file of causes is about, where it says so.
  public var sourcesOfCauses: [Reference] = []
  /// The source that each file of claims is about, where it says so.
  public var sourcesOfClaims: [Reference] = []
  /// The comparisons.
  public var comparisons: [Comparison] = []
  /// The prose of the state machines.
  public var machines: [Machine] = []
  /// The prose of the callbacks.
  public var callbacks: [CallbackProse] = []
  /// What Apple documents of releases and no simulated call shows, the newest release first.
  public var documentedChanges: [DocumentedChange] = []
  /// What each release changed, in a sentence, the newest first.
  public var releaseSummaries: [ReleaseSummary] = []
  /// Pages about the site itself.
  public var pages: [ProsePage] = []
  /// The units of the course, in its order.
  public var units: [CourseUnit] = []
  /// Where tasks go, in their order.
  public var tasks: [PlacedTask] = []
  /// What the site says of itself.
  public var settings = SiteSettings.standard
  /// The texts of the files by their paths, for the places of what is wrong inside of a text.
  public var files: [String: SourceText] = [:]
  /// What the bytes of each file are, by its path.
  public internal(set) var fingerprints: [String: FileFingerprints] = [:]
  /// The names of parts whose files could not be read; what speaks of them is not wrong because of that.
  var unread: [Part: Set<String>] = [:]

  /// An empty catalog.
  public init() {}

  /// The scenario of that name, if it can be run.
  public func scenario(_ id: String) -> Scenario? { scenarios.first { $0.id == id } }

  /// Whether every scenario can be run. If not, what no scenario shows may be shown by one of the others.
  public var runsEveryScenario: Bool { incompleteScenarios.isEmpty && unread[.scenario] == nil }

  /// What could not be read, as far as its names are known, in order.
  public var unreadNames: [String] { unread.flatMap { part, names in names.map { "\(part) \($0)" } }.sorted() }

  /// The names of all parts of a kind, those that could not be read among them, in order.
  public func names(of part: Part) -> [String] {
    let read =
      switch part {
      case .scenario: (scenarios + incompleteScenarios).map(\.id)
      case .source: evidence.map(\.source.slug)
      case .disagreement: disagreements.map(\.id)
      case .comparison: comparisons.map(\.id)
      case .machine: machines.map(\.id)
      case .callback: callbacks.map(\.name)
      case .page: pages.map(\.id)
      case .unit: units.map(\.id)
      case .task: tasks.map(\.id)
      }
    return Set(read).union(unread[part] ?? []).sorted()
  }
}
