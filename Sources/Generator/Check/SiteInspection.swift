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
  let templates: TemplateFolder
  /// The languages of the site, each with its templates.
  let languages: [(words: SiteWords, templates: TemplateLibrary)]

  /// Reads and checks a folder of content and a folder of templates.
  ///
  /// `address` stands in place of what the content's settings say of where the site is published.
  public init(content: String, templates folder: String, address: SiteAddress = SiteAddress()) {
    var (catalog, problems) = CatalogLoader.load(folder: content)
    address.apply(to: &catalog.settings)
    let templates = TemplateFolder.load(folder)
    let languages = templates.words.map { (words: $0, templates: templates.library($0)) }
    let simulations = Simulations(catalog)
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    problems += CatalogCheck.diagnostics(catalog, simulations, findings)
    if catalog.settings.showsEveryChange, catalog.runsEveryScenario {
      let promise = catalog.settings.promise ?? SourceLocation(file: content)
      problems += ChangesCheck.diagnostics(ReleaseHistory.changes(in: catalog, simulations), promise: promise)
    }
    let diagrams = DiagramCatalog(catalog, simulations, TransitionEvidence.all(findings))
    problems += DiagramCheck.diagnostics(diagrams, catalog)
    problems += TranslationCheck.diagnostics(catalog, languages: languages.map(\.words.language))
    let editions = languages.map { Edition(.site, words: $0.words) }
    let plan = PlannedFiles(catalog, simulations, diagrams, editions: editions)
    problems += TemplateCheck(folder: templates, languages: languages, plan: plan).diagnostics
    problems += AssetCheck.diagnostics(templates, plan)
    self.catalog = catalog
    self.simulations = simulations
    self.findings = findings
    self.templates = templates
    self.languages = languages
    diagnostics = problems
  }
}
