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

  /// Every page of an edition, in the order of their addresses.
  static func pages(_ publication: Publication, _ edition: Edition) -> [Page] {
    let evidence = EvidenceList(publication.findings)
    let indexes = IndexPages(publication: publication, edition: edition)
    var pages = [
      indexes.home(), indexes.comparisons(), indexes.machines(),
      SourcesPage(publication: publication, edition: edition).page(),
      DisagreementsPage(publication: publication, edition: edition).page(),
      RulesPage(publication: publication, edition: edition).page(),
      ChangesPage(publication: publication, edition: edition).page(),
      AgreementPage(publication: publication, edition: edition).page(),
    ]
    pages.append(SearchPage(publication: publication, edition: edition).page())
    if edition.form != .book {
      pages.append(NotFoundPage(edition: edition).page())
      pages.append(ChooserPage(publication: publication, edition: edition).page())
    }
    pages += publication.catalog.pages.map { DocsPage(prose: $0, edition: edition).page() }
    pages.append(LogPage(publication: publication, edition: edition).page())
    pages.append(ClaimsPage(publication: publication, edition: edition).page())
    pages.append(CallbacksPage(publication: publication, edition: edition).page())
    pages += publication.callbacks.callbacks.map {
      CallbackPage(facts: $0, publication: publication, edition: edition).page()
    }
    pages += [MapPage(publication: publication, edition: edition).page()].compactMap { $0 }
    pages += publication.catalog.scenarios.map {
      ScenarioPage(scenario: $0, publication: publication, evidence: evidence, edition: edition).page()
    }
    pages += publication.catalog.comparisons.map {
      ComparisonPage(comparison: $0, publication: publication, edition: edition).page()
    }
    pages += StateMachines.all.compactMap {
      MachinePage(machine: $0, publication: publication, edition: edition).page()
    }
    return pages.sorted { $0.address < $1.address }
  }
}
