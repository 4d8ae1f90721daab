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
      problems += ChangesCheck.diagnostics(ReleaseHistory.changes(in: catalog, simulations), folder: content)
    }
    problems += DiagramCheck.diagnostics(catalog, simulations, findings)
    problems += TranslationCheck.diagnostics(catalog, languages: languages.map(\.words.language))
    problems += Self.diagnostics(templates, languages) + AssetCheck.diagnostics(templates, catalog, simulations)
    self.catalog = catalog
    self.simulations = simulations
    self.findings = findings
    self.templates = templates
    self.languages = languages
    diagnostics = problems
  }

  /// Every template that there must be, compared with what it will be given.
  private static func diagnostics(
    _ folder: TemplateFolder, _ languages: [(words: SiteWords, templates: TemplateLibrary)]
  ) -> [Diagnostic] {
    // Where there are no templates at all, that says enough.
    guard !folder.sources.isEmpty else {
      return folder.diagnostics.hasErrors ? folder.diagnostics : folder.diagnostics + [.noTemplates(in: folder.folder)]
    }
    return folder.diagnostics + folder.untranslated
      + languages.flatMap { _, library in
        library.diagnostics
          + [Edition.Form.site, .book].flatMap { form in
            PageCatalog.kinds.flatMap { kind in
              library.diagnostics(
                for: "\(form.templates)/\(kind.template)", shape: PageCatalog.shape(kind.template),
                escaping: form.escaping)
            }
          }
      }
  }
}

extension Diagnostic {
  fileprivate static func noTemplates(in folder: String) -> Diagnostic {
    Diagnostic(
      id: "template.no-folder", at: SourceLocation(file: folder),
      "there are no templates here: a folder of templates has the folders site and book")
  }
}
