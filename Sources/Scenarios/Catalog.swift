/// All content of a folder, in the order of its ids.
public struct Catalog: Sendable {
  /// The scenarios.
  public var scenarios: [Scenario] = []
  /// The evidence.
  public var evidence: [EvidenceFile] = []
  /// The disagreements.
  public var disagreements: [Disagreement] = []
  /// Why logged steps are not what the model gives.
  public var causes: [Cause] = []
  /// What articles claim.
  public var claims: [ArticleClaim] = []
  /// The comparisons.
  public var comparisons: [Comparison] = []
  /// The prose of the state machines.
  public var machines: [Machine] = []
  /// The prose of the callbacks.
  public var callbacks: [CallbackProse] = []
  /// Pages about the site itself.
  public var pages: [ProsePage] = []
  /// What the site says of itself.
  public var settings = SiteSettings.standard

  /// An empty catalog.
  public init() {}

  /// The scenario of that name.
  public func scenario(_ id: String) -> Scenario? { scenarios.first { $0.id == id } }
}
