import Analysis
import Diagrams
import Scenarios
import Site

/// The kinds of pages that there are: each with its template and the shape of what the template is given.
enum PageCatalog {
  static let kinds: [(template: String, shape: [String: TemplateShape])] = [
    ("index", IndexPages.homeShape), ("scenario", ScenarioPage.shape), ("comparison", ComparisonPage.shape),
    ("comparisons", ComparisonPage.indexShape), ("machine", MachinePage.shape), ("machines", MachinePage.indexShape),
    ("sources", SourcesPage.shape), ("source", SourcePage.shape), ("disagreements", DisagreementsPage.shape),
    ("rules", RulesPage.shape),
    ("changes", ChangesPage.shape),
    ("agreement", AgreementPage.shape), ("map", MapPage.shape),
    ("callback", CallbackPage.shape), ("callbacks", CallbacksPage.shape), ("search", SearchPage.shape),
    ("claims", ClaimsPage.shape), ("log", LogPage.shape), ("not-found", NotFoundPage.shape),
    ("chooser", ChooserPage.shape), ("docs", DocsPage.shape), ("course", CoursePage.shape), ("unit", UnitPage.shape),
    ("where", WherePage.shape), ("task", TaskPage.shape),
    ("play", PlayPage.shape), ("practice", PracticePage.shape), ("embed", PlayPage.embeddedShape),
    ("your-log", YourLogPage.shape),
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
    let left = LeftOut(catalog).pages
    let all =
      parts + [
        (AgreementPage.address, "agreement"), (SearchPage.address, "search"), (LogPage.address, "log"),
        (MapPage.address, "map"), (NotFoundPage.address, "not-found"), (ChooserPage.address, "chooser"),
        (PlayPage.address, "play"), (PracticePage.address, "practice"), (PlayPage.embeddedAddress, "embed"),
        (YourLogPage.address, "your-log"),
      ] + catalog.names(of: .page).map { (DocsPage.address($0), "docs") }
      + catalog.names(of: .task).map { (TaskPage.address($0), "task") }
      + catalog.names(of: .unit).map { (UnitPage.address($0), "unit") }
      + callbacks.callbacks.map { ($0.address, "callback") }
      + catalog.names(of: .source).map { (SourcePage.address($0), "source") }
      + catalog.names(of: .scenario).map { ("scenarios/\($0)", "scenario") }
      + catalog.names(of: .comparison).map { ("comparisons/\($0)", "comparison") }
      + StateMachines.all.map { ("machines/\($0.id)", "machine") }
    return all.filter { !left.contains($0.0) }
  }

  /// Whether a page stands in the book as well as in the site.
  static func isInBook(_ page: (address: String, template: String)) -> Bool {
    page.template != "not-found" && page.template != "chooser" && module(of: page.address) == nil
  }

  /// The module without which a site has no such page.
  static func module(of address: String) -> BrowserModule? {
    switch address {
    case PlayPage.address, PlayPage.embeddedAddress, PracticePage.address: .simulator
    case YourLogPage.address: .logReader
    default: nil
    }
  }
}
