import Analysis
import Diagrams
import Drawing
import Scenarios
import Site

/// The files that a build makes, known before it makes them.
struct PlannedFiles {
  /// A page by its address in every edition.
  typealias Page = (address: String, template: String)

  let pages: [Page]
  /// The editions of the site, the Markdown beside the pages left out.
  let editions: [Edition]
  /// The site's files, without those that are copied as they are.
  let site: Set<String>
  /// The book's files.
  let book: Set<String>

  init(_ content: SimulatedCatalog, editions: [Edition], modules: Set<BrowserModule>) {
    let catalog = content.catalog
    let pages = PageCatalog.pages(catalog, content.callbacks).filter { modules.cover($0.address) }
    let names = content.diagrams.diagrams.map(\.id)
    let hasAddress = catalog.settings.baseURL != nil
    var site: Set = ["style.css", LLMsText.file]
    site.formUnion(ContentSchema.allCases.map(\.path))
    if hasAddress { site.insert(SiteMap.file) }
    site.formUnion(modules.map(\.file))
    for scenario in catalog.names(of: .scenario) {
      for format in DownloadFiles.Trace.allCases { site.insert(format.path(scenario)) }
    }
    for edition in editions {
      if hasAddress, !LeftOut(catalog).pages.contains("changes") { site.insert(edition.path(ChangesFeed.file)) }
      site.formUnion([edition.path(SearchIndex.file), edition.path(ScenarioList.file)])
      for page in pages {
        site.insert(edition.file(page.address))
        site.insert(edition.twin.file(page.address))
      }
      for diagram in names {
        site.insert(edition.path(DownloadFiles.path(diagram)))
      }
    }
    self.pages = pages
    self.editions = editions
    self.site = site
    book = Set(pages.filter(PageCatalog.isInBook).map { Edition.book.file($0.address) })
      .union(names.map(DownloadFiles.path))
  }
}
