import Analysis
import Diagrams
import Drawing
import Evidence
import Fingerprints
import Scenarios
import Site

/// The files of a site that are no pages.
struct FileProducts {
  let publication: Publication
  /// Whether the site has the simulator for browsers.
  let modules: Set<BrowserModule>
  /// What each owner's diagrams follow from.
  private let drawings: [DiagramEntry.Owner: Fingerprint]

  /// `recipes` are those of the pages that show diagrams.
  init(_ publication: Publication, _ recipes: [PageRecipe], modules: Set<BrowserModule>) {
    self.publication = publication
    self.modules = modules
    let keys = recipes.filter { !$0.embeds }.flatMap { recipe in recipe.owners.map { ($0, recipe.drawn) } }
    var drawings = Dictionary(keys) { first, _ in first }
    // The page that shows them tells of scenarios, too; what logs agree on follows from the logs.
    let links = Fingerprint(of: DiagramLinkInputs(publication))
    for kind in publication.transitions.map(\.kind.name) {
      drawings[.transition(kind)] = Fingerprint(of: "transition", kind, publication.sources.evidence, links)
    }
    self.drawings = drawings
  }

  /// What a language has of its own: the diagrams as pictures, and, in the site, the feed of changes. `lifeline draw` makes
  /// other formats.
  func products(of edition: Edition) -> [Product] {
    let feed = ChangesFeed(publication: publication, edition: edition)
    let isBook = edition.form == .book
    let words = edition.words.inPlaceOfDiagrams
    return publication.diagrams.entries.map {
      diagram($0, isBook ? .book : .site, edition.path(DownloadFiles.path($0.diagram.id)), edition.language, words)
    }
      + (feed.hasAddress && !isBook && !publication.leftOut.pages.contains("changes")
        ? [self.feed(feed, edition)] : [])
      + (isBook ? [] : [index(edition), list(edition)])
  }

  private func feed(_ feed: ChangesFeed, _ edition: Edition) -> Product {
    let settings = publication.catalog.settings
    let key = Fingerprint(
      of: publication.sources.titled, settings.baseURL, settings.pathPrefix, edition.languageCode,
      edition.firstLanguage, edition.words)
    return Product(.site, edition.path(ChangesFeed.file), key: key) { _ in feed.text.map { .init($0) } }
  }

  private func index(_ edition: Edition) -> Product {
    let scenarios = publication.catalog.scenarios
    let texts = edition.fingerprint(of: scenarios.map(\.summary) + scenarios.map(\.explanation))
    let key = Fingerprint(
      of: publication.sources.titled, texts, edition.languageCode, edition.firstLanguage, edition.words, modules.names)
    let language = edition.language
    return Product(
      .site, edition.path(SearchIndex.file), key: key, in: language, needs: [.rareWords(language)]
    ) { [publication, modules] material in
      let edition = edition.with(edition.words.anew())
      let entries = SearchEntries(
        publication: publication, edition: edition, rare: material.rareWords(of: publication, in: language),
        modules: modules)
      let text = SearchIndex(entries: entries).text
      return Product.Made(text, askedInVain: edition.words.askedInVain)
    }
  }

  private func list(_ edition: Edition) -> Product {
    Product(
      .site, edition.path(ScenarioList.file), ScenarioList(publication: publication, edition: edition).text)
  }

  private func diagram(
    _ entry: DiagramEntry, _ tree: Product.Tree, _ path: String, _ language: DiagramLanguage, _ words: Fingerprint
  ) -> Product {
    let owner = entry.owner
    return Product(
      tree, path, key: Fingerprint(of: drawings[owner], path, words),
      needs: [.diagrams(owner, language, on: owner.page)]
    ) { material in
      material.diagrams(of: owner, in: language).first { $0.diagram.id == entry.diagram.id }.map {
        Product.Made($0.standalone)
      }
    }
  }

  /// What all languages share: the calls as text, the schemas of what people write, and the table of contents for language models.
  func products(_ edition: Edition) -> [Product] {
    publication.catalog.scenarios.flatMap { scenario in
      let trace = publication.simulations[scenario]
      let key = Fingerprint(of: drawings[.scenario(scenario.id)])
      return DownloadFiles.Trace.allCases.map { format in
        Product(.site, format.path(scenario.id), key: key) { _ in .init(format.text(scenario, trace)) }
      }
    }
      + ContentSchema.allCases.map { schema in
        Product(.site, schema.path, key: nil) { _ in .init(schema.text) }
      } + [Product(.site, LLMsText.file, LLMsText(publication: publication, edition: edition).text)]
  }
}

extension Product {
  /// A text that is made at once.
  fileprivate init(_ tree: Tree, _ path: String, _ text: @autoclosure @escaping @Sendable () -> String?) {
    self.init(tree, path, key: nil) { _ in text().map { Made($0) } }
  }
}
