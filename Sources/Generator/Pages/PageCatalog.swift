import Analysis
import Diagrams
import Scenarios
import Site

/// The kinds of pages that there are: each with its template and the shape of what the template is given.
enum PageCatalog {
  static let kinds: [(template: String, shape: [String: TemplateShape])] = [
    ("index", IndexPages.homeShape), ("scenario", ScenarioPage.shape), ("comparison", ComparisonPage.shape),
    ("comparisons", ComparisonPage.indexShape), ("machine", MachinePage.shape), ("machines", MachinePage.indexShape),
    ("sources", SourcesPage.shape), ("disagreements", DisagreementsPage.shape), ("rules", RulesPage.shape),
    ("changes", ChangesPage.shape),
    ("agreement", AgreementPage.shape), ("map", MapPage.shape),
    ("callback", CallbackPage.shape), ("callbacks", CallbacksPage.shape), ("search", SearchPage.shape),
    ("claims", ClaimsPage.shape), ("log", LogPage.shape), ("not-found", NotFoundPage.shape),
    ("chooser", ChooserPage.shape), ("docs", DocsPage.shape),
  ]

  /// A kind's own names and those of the frame around every page.
  static func shape(_ template: String) -> [String: TemplateShape] {
    let own = kinds.first { $0.template == template }?.shape ?? [:]
    return own.merging(PageFrame.shape) { own, _ in own }
  }

  /// The addresses of all pages of an edition of the site, each with its template; also of what could not be read.
  static func pages(_ catalog: Catalog, _ callbacks: CallbackReference) -> [(address: String, template: String)] {
    let parts = PageFrame.parts.map { part -> (String, String) in
      // A part with pages of its own has its index in their folder.
      let folder = part.address.split(separator: "/").dropLast().first.map(String.init)
      return (part.address, folder ?? part.address)
    }
    return parts + [
      (AgreementPage.address, "agreement"), (SearchPage.address, "search"), (LogPage.address, "log"),
      (MapPage.address, "map"), (NotFoundPage.address, "not-found"), (ChooserPage.address, "chooser"),
    ] + catalog.names(of: .page).map { (DocsPage.address($0), "docs") }
      + callbacks.callbacks.map { ($0.address, "callback") }
      + catalog.names(of: .scenario).map { ("scenarios/\($0)", "scenario") }
      + catalog.names(of: .comparison).map { ("comparisons/\($0)", "comparison") }
      + StateMachines.all.map { ("machines/\($0.id)", "machine") }
  }

  /// Whether a page stands in the book as well as in the site.
  static func isInBook(_ page: (address: String, template: String)) -> Bool {
    page.template != "not-found" && page.template != "chooser"
  }

  /// What makes a page; several can be made at once.
  typealias Maker = @Sendable () -> Page?

  /// What makes the pages of an edition: each page by itself, since making them is most of a build's work.
  static func makers(_ publication: Publication, _ edition: Edition) -> [Maker] {
    let indexes = IndexPages(publication: publication, edition: edition)
    var makers: [Maker] = [
      { indexes.home() }, { indexes.comparisons() }, { indexes.machines() },
      { SourcesPage(publication: publication, edition: edition).page() },
      { DisagreementsPage(publication: publication, edition: edition).page() },
      { RulesPage(publication: publication, edition: edition).page() },
      { ChangesPage(publication: publication, edition: edition).page() },
      { AgreementPage(publication: publication, edition: edition).page() },
      { SearchPage(publication: publication, edition: edition).page() },
      { LogPage(publication: publication, edition: edition).page() },
      { ClaimsPage(publication: publication, edition: edition).page() },
      { CallbacksPage(publication: publication, edition: edition).page() },
      { MapPage(publication: publication, edition: edition).page() },
    ]
    if edition.form != .book {
      makers.append { NotFoundPage(edition: edition).page() }
      makers.append { ChooserPage(publication: publication, edition: edition).page() }
    }
    for page in publication.catalog.pages { makers.append { DocsPage(prose: page, edition: edition).page() } }
    for facts in publication.callbacks.callbacks {
      makers.append { CallbackPage(facts: facts, publication: publication, edition: edition).page() }
    }
    let evidence = EvidenceList(publication.findings, publication.scenariosInOrder, publication.simulations)
    for scenario in publication.catalog.scenarios {
      makers.append {
        ScenarioPage(scenario: scenario, publication: publication, evidence: evidence, edition: edition).page()
      }
    }
    for comparison in publication.catalog.comparisons {
      makers.append { ComparisonPage(comparison: comparison, publication: publication, edition: edition).page() }
    }
    for machine in StateMachines.all {
      makers.append { MachinePage(machine: machine, publication: publication, edition: edition).page() }
    }
    return makers
  }
}
