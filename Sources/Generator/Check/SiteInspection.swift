import Analysis
import ConcurrentMap
public import Diagnostics
import Diagrams
import Evidence
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
  /// What changed from release to release, oldest first; empty where there was no need to know.
  let history: [ReleaseChanges]
  let templates: TemplateFolder
  /// The languages of the site, each with its templates.
  let languages: [(words: SiteWords, templates: TemplateLibrary)]

  /// Reads and checks a folder of content and a folder of templates.
  ///
  /// `address` stands in place of what the content's settings say of where the site is published; `hasModule` says whether
  /// the site gets the simulator for browsers.
  public init(
    content: String, templates origin: TemplateOrigin, address: SiteAddress = SiteAddress(), hasModule: Bool = false,
    progress: BuildProgress.Listener = { _ in }
  ) {
    var known = KnownFiles()
    self.init(
      content: content, templates: origin, address: address, hasModule: hasModule, known: &known, progress: progress)
  }

  /// The same, where some files of the content were read before; afterwards the files are `known`.
  init(
    content: String, templates origin: TemplateOrigin, address: SiteAddress, hasModule: Bool, known: inout KnownFiles,
    progress: BuildProgress.Listener
  ) {
    progress(.began(.reading, count: nil))
    let before = known
    let ((loaded, after), templates) = concurrently {
      var files = before
      return (CatalogLoader.load(folder: content, known: &files), files)
    } _: {
      TemplateFolder.load(origin)
    }
    known = after
    var (catalog, excess) = loaded.catalog.withoutExcess()
    var problems = loaded.diagnostics + excess
    address.apply(to: &catalog.settings)
    let (words, choice) = templates.languages(catalog.settings)
    problems += choice
    let languages = words.map { (words: $0, templates: templates.library($0)) }
    progress(.began(.simulating, count: catalog.scenarios.count))
    let unmarked = Simulations(catalog) { progress(.advanced) }
    progress(.began(.checking, count: nil))
    let simulated = SimulatedCatalog(catalog, unmarked)
    let (history, found) = concurrently {
      simulated.history()
    } _: {
      Self.diagnostics(simulated, words.map(\.language))
    }
    problems += found
    if catalog.settings.showsEveryChange, catalog.runsEveryScenario {
      let promise = catalog.settings.promise ?? SourceLocation(file: content)
      problems += ChangesCheck.diagnostics(history, promise: promise)
    }
    let editions = Edition.all(words)
    let plan = PlannedFiles(simulated, editions: editions, hasModule: hasModule)
    problems += TemplateCheck(folder: templates, languages: languages, plan: plan).diagnostics
    problems += AssetCheck.diagnostics(templates, plan)
    problems += ThemeStyle.diagnostics(catalog.settings.theme, assets: templates.assets.paths)
    self.init(simulated, problems, history, templates, languages)
  }

  /// Reads and checks files by themselves: as parts of a site with these templates, or of none.
  ///
  /// What they speak of and what is not among them is missing, so some of what is found may be owed to that.
  public init(files: [CatalogLoader.NamedFile], templates origin: TemplateOrigin?) {
    let loaded = CatalogLoader.load(files: files)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    let templates = origin.map(TemplateFolder.load) ?? TemplateFolder(folder: "")
    let simulated = SimulatedCatalog(catalog, Simulations(catalog))
    self.init(
      simulated,
      loaded.diagnostics + excess
        + Self.diagnostics(simulated, templates.languages(catalog.settings).words.map(\.language)),
      [], templates, [])
  }

  private init(
    _ simulated: SimulatedCatalog, _ diagnostics: [Diagnostic], _ history: [ReleaseChanges],
    _ templates: TemplateFolder, _ languages: [(words: SiteWords, templates: TemplateLibrary)]
  ) {
    self.simulated = simulated
    self.diagnostics = diagnostics
    self.history = history
    self.templates = templates
    self.languages = languages
  }

  /// What is wrong with content, whether it is all of a site's or not.
  private static func diagnostics(_ simulated: SimulatedCatalog, _ languages: [DiagramLanguage]) -> [Diagnostic] {
    CatalogCheck.diagnostics(simulated) + DiagramCheck.diagnostics(simulated.diagrams, simulated.catalog)
      + TranslationCheck.diagnostics(simulated.catalog, languages: languages)
  }
}
