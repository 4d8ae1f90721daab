import Analysis
public import Diagnostics
import Evidence
public import Scenarios
import Site

/// A site's content and templates, read, simulated and checked: what `check` reports, and what `build` makes pages of.
///
/// Both commands have this one list of checks, so that what the one accepts the other builds.
public struct SiteInspection: Sendable {
  /// The content.
  public let catalog: Catalog
  /// Everything that is wrong with content and templates.
  public let diagnostics: [Diagnostic]

  let simulations: Simulations
  let findings: [TraceFinding]
  /// Which calls the logs have.
  let calls: ObservedCalls
  let templates: TemplateFolder
  /// The languages of the site, each with its templates.
  let languages: [(words: SiteWords, templates: TemplateLibrary)]

  /// Reads and checks a folder of content and a folder of templates.
  ///
  /// `address` stands in place of what the content's settings say of where the site is published; `hasModule` says whether
  /// the site gets the simulator for browsers.
  public init(
    content: String, templates folder: String, address: SiteAddress = SiteAddress(), hasModule: Bool = false,
    progress: BuildProgress.Listener = { _ in }
  ) {
    progress(.began(.reading, count: nil))
    let loaded = CatalogLoader.load(folder: content)
    var (catalog, excess) = loaded.catalog.withoutExcess()
    var problems = loaded.diagnostics + excess
    address.apply(to: &catalog.settings)
    let templates = TemplateFolder.load(folder)
    let languages = templates.words.map { (words: $0, templates: templates.library($0)) }
    progress(.began(.simulating, count: catalog.scenarios.count))
    let unmarked = Simulations(catalog) { progress(.advanced) }
    progress(.began(.checking, count: nil))
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    let simulations = unmarked.marked(by: ObservedCalls(findings), in: catalog)
    let diagrams = DiagramCatalog(catalog, simulations, TransitionEvidence.all(findings))
    problems += Self.diagnostics(catalog, simulations, findings, diagrams, templates)
    if catalog.settings.showsEveryChange, catalog.runsEveryScenario {
      let promise = catalog.settings.promise ?? SourceLocation(file: content)
      problems += ChangesCheck.diagnostics(ReleaseHistory.changes(in: catalog, simulations), promise: promise)
    }
    let editions = languages.map { Edition(.site, words: $0.words) }
    let plan = PlannedFiles(catalog, simulations, diagrams, editions: editions, hasModule: hasModule)
    problems += TemplateCheck(folder: templates, languages: languages, plan: plan).diagnostics
    problems += AssetCheck.diagnostics(templates, plan)
    self.init(catalog, problems, simulations, findings, templates, languages)
  }

  /// Reads and checks files by themselves: as parts of a site with these templates, or of none.
  ///
  /// What they speak of and what is not among them is missing, so some of what is found may be owed to that.
  public init(files: [CatalogLoader.NamedFile], templates folder: String?) {
    let loaded = CatalogLoader.load(files: files)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    let templates = folder.map(TemplateFolder.load) ?? TemplateFolder(folder: "")
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    let simulations = Simulations(catalog).marked(by: ObservedCalls(findings), in: catalog)
    let diagrams = DiagramCatalog(catalog, simulations, TransitionEvidence.all(findings))
    let diagnostics =
      loaded.diagnostics + excess + Self.diagnostics(catalog, simulations, findings, diagrams, templates)
    self.init(catalog, diagnostics, simulations, findings, templates, [])
  }

  private init(
    _ catalog: Catalog, _ diagnostics: [Diagnostic], _ simulations: Simulations, _ findings: [TraceFinding],
    _ templates: TemplateFolder, _ languages: [(words: SiteWords, templates: TemplateLibrary)]
  ) {
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.simulations = simulations
    self.findings = findings
    calls = ObservedCalls(findings)
    self.templates = templates
    self.languages = languages
  }

  /// What is wrong with content, whether it is all of a site's or not.
  private static func diagnostics(
    _ catalog: Catalog, _ simulations: Simulations, _ findings: [TraceFinding], _ diagrams: DiagramCatalog,
    _ templates: TemplateFolder
  ) -> [Diagnostic] {
    CatalogCheck.diagnostics(catalog, simulations, findings)
      + DiagramCheck.diagnostics(diagrams, catalog)
      + TranslationCheck.diagnostics(catalog, languages: templates.words.map(\.language))
  }
}
