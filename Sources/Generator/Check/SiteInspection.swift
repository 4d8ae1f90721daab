import Analysis
import ConcurrentMap
public import Diagnostics
import Diagrams
import Evidence
import Fingerprints
import Lifecycle
public import Scenarios
import Site

/// A site's content and templates, read, simulated and checked: what `check` reports, and what `build` makes pages of.
///
/// Both commands have this one list of checks, so that what the one accepts the other builds.
public struct SiteInspection: Sendable {
  /// The content.
  public var catalog: Catalog { simulated.catalog }
  /// Everything that is wrong with content and templates.
  public let diagnostics: [Diagnostic]

  let simulated: SimulatedCatalog
  /// What changed from release to release, oldest first; empty where there is no need to know.
  let history: Later<[ReleaseChanges]>
  let templates: TemplateFolder
  /// The languages of the site, each with its templates.
  let languages: [(words: SiteWords, templates: TemplateLibrary)]

  /// Reads and checks a folder of content and a folder of templates.
  ///
  /// `address` stands in place of what the content's settings say of where the site is published; `modules` says what the
  /// site gets for browsers to run.
  public init(
    content: String, templates origin: TemplateOrigin, address: SiteAddress = SiteAddress(),
    modules: Set<BrowserModule> = [],
    progress: @escaping BuildProgress.Listener = { _ in }
  ) {
    var known = KnownInspection()
    self.init(
      content: content, templates: origin, address: address, modules: modules, known: &known, progress: progress)
  }

  /// The same, where some of it was `known` before; afterwards all of it is.
  init(
    content: String, templates origin: TemplateOrigin, address: SiteAddress, modules: Set<BrowserModule>,
    known: inout KnownInspection, progress: @escaping BuildProgress.Listener
  ) {
    progress(.began(.reading, count: nil))
    let read = SiteReading(content: content, templates: origin, known: &known)
    self.init(read, of: content, address: address, modules: modules, known: &known, progress: progress)
  }

  /// Simulates and checks what was `read` of a folder of content.
  init(
    _ read: SiteReading, of content: String, address: SiteAddress, modules: Set<BrowserModule>,
    known: inout KnownInspection, progress: @escaping BuildProgress.Listener
  ) {
    var (catalog, problems) = (read.catalog, read.diagnostics)
    let (templates, templatesKey) = (read.templates, read.templatesKey)
    address.apply(to: &catalog.settings)
    let (words, choice) = templates.languages(catalog.settings)
    problems += choice
    let chosen = Fingerprint(of: templatesKey, words.map(\.language.code))
    let languages = known.checks.libraries.value(for: chosen) {
      words.map { (words: $0, templates: templates.library($0)) }
    }
    progress(.began(.simulating, count: catalog.scenarios.count))
    let sources = CatalogSources(catalog)
    let traces = known.simulation.unmarked.values(of: catalog.scenarios, by: sources.of) { scenario in
      defer { progress(.advanced) }
      return Simulator.run(scenario.script).told
    }
    let unmarked = Simulations(catalog, traces)
    progress(.began(.checking, count: nil))
    let simulated = SimulatedCatalog(catalog, sources, unmarked, &known.simulation)
    let history = simulated.history(&known.simulation)
    let shown = Fingerprint(of: "changes", sources.titled)
    let promise = catalog.settings.showsEveryChange && catalog.runsEveryScenario
    let before = known.checks
    let (_, (found, newChecks)) = concurrently {
      if promise, !before.digests.isClean(shown) { _ = history.value }
    } _: {
      var known = before
      let places = TemplatePlaces(templatesKey, own: templates.ownPlaces) {
        languages.first?.templates ?? templates.library(.english)
      }
      return (Self.diagnostics(simulated, words.map(\.language), templates.pictures, places, &known), known)
    }
    known.checks = newChecks
    problems += found
    if promise {
      problems += known.checks.digests.findings(for: shown) {
        ChangesCheck.diagnostics(
          history.value, promise: catalog.settings.promise ?? SourceLocation(file: content))
      }
    }
    let plan = Fingerprint(
      of: templatesKey, sources.titled, modules.names, catalog.settings.baseURL, words.map(\.language.code))
    var digests = known.checks.digests
    problems += known.checks.plans.value(for: plan) {
      digests.findings(for: Fingerprint(of: "plan", plan)) {
        let plan = PlannedFiles(simulated, editions: Edition.all(words), modules: modules)
        return TemplateCheck(folder: templates, languages: languages, plan: plan).diagnostics
          + AssetCheck.diagnostics(templates, plan)
          + ThemeStyle.diagnostics(catalog.settings.theme, assets: templates.assets.paths)
      }
    }
    known.checks.digests = digests
    self.init(simulated, problems, history, templates, languages)
  }

  /// Reads and checks files by themselves: as parts of a site with these templates, or of none.
  ///
  /// What they speak of and what is not among them is missing, so some of what is found may be owed to that.
  public init(files: [CatalogLoader.NamedFile], templates origin: TemplateOrigin?) {
    let loaded = CatalogLoader.load(files: files)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    let templates = origin.map(TemplateFolder.load) ?? TemplateFolder(folder: "", ownFolder: "")
    let simulated = SimulatedCatalog(catalog, Simulations(catalog))
    var checks = KnownChecks()
    self.init(
      simulated,
      loaded.diagnostics + excess
        + Self.diagnostics(
          simulated, templates.languages(catalog.settings).words.map(\.language),
          origin == nil ? nil : templates.pictures,
          origin.map {
            TemplatePlaces(TemplateFiles.fingerprint(of: $0), own: templates.ownPlaces) { templates.library(.english) }
          }, &checks),
      Later { [] }, templates, [])
  }

  private init(
    _ simulated: SimulatedCatalog, _ diagnostics: [Diagnostic], _ history: Later<[ReleaseChanges]>,
    _ templates: TemplateFolder, _ languages: [(words: SiteWords, templates: TemplateLibrary)]
  ) {
    self.simulated = simulated.withoutFiles
    self.diagnostics = diagnostics
    self.history = history
    self.templates = templates
    self.languages = languages
  }

  /// What is wrong with content, whether it is all of a site's or not.
  private static func diagnostics(
    _ simulated: SimulatedCatalog, _ languages: [DiagramLanguage], _ pictures: [String]?,
    _ places: TemplatePlaces?, _ known: inout KnownChecks
  ) -> [Diagnostic] {
    let before = known
    let ((found, after), others) = concurrently {
      var known = before
      return (CatalogCheck.diagnostics(simulated, pictures: pictures, templates: places, &known), known)
    } _: {
      DiagramCheck.diagnostics(simulated)
        + TranslationCheck.diagnostics(simulated.catalog, languages: languages)
    }
    known = after
    return found + others
  }
}
