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
  /// What editions show of the texts of scenarios.
  private let texts: ScenarioTexts

  /// `recipes` are those of the pages that show diagrams.
  init(_ publication: Publication, _ recipes: [PageRecipe], texts: ScenarioTexts, modules: Set<BrowserModule>) {
    self.publication = publication
    self.texts = texts
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
    // Those of one owner stand beside each other, and share what they need.
    var last: (owner: DiagramEntry.Owner, needs: [Need])?
    let diagrams = publication.diagrams.diagrams.map { listed in
      let needs =
        last.flatMap { $0.owner == listed.owner ? $0.needs : nil }
        ?? [.diagrams(listed.owner, edition.language, on: listed.owner.page)]
      last = (listed.owner, needs)
      return diagram(listed, isBook ? .book : .site, edition.path(DownloadFiles.path(listed.id)), needs, edition, words)
    }
    return diagrams
      + (feed.hasAddress && !isBook && !publication.leftOut.pages.contains("changes")
        ? [self.feed(edition)] : [])
      + (isBook ? [] : [index(edition), list(edition)])
  }

  private func feed(_ edition: Edition) -> Product {
    let settings = publication.catalog.settings
    let key = Fingerprint(
      of: publication.sources.titled, settings.baseURL, settings.pathPrefix, edition.languageCode,
      edition.firstLanguage, edition.words)
    return Product(.site, edition.path(ChangesFeed.file), key: key, in: edition.language) { [publication] _ in
      let edition = edition.with(edition.words.anew())
      return ChangesFeed(publication: publication, edition: edition).text.map {
        .init($0, askedInVain: edition.words.askedInVain)
      }
    }
  }

  private func index(_ edition: Edition) -> Product {
    let key = Fingerprint(
      of: publication.sources.titled, texts.all[edition], edition.languageCode, edition.firstLanguage, edition.words,
      modules.names)
    let language = edition.language
    return Product(
      .site, edition.path(SearchIndex.file), key: key, in: language, needs: [.rareWords(language)]
    ) { [publication, modules] material in
      let edition = edition.with(edition.words.anew())
      let entries = SearchEntries(
        publication: publication, edition: edition, rare: material.rareWords(of: publication, in: language),
        modules: modules)
      let bytes = SearchIndex(entries: entries).bytes
      return Product.Made(bytes, askedInVain: edition.words.askedInVain)
    }
  }

  private func list(_ edition: Edition) -> Product {
    Product(
      .site, edition.path(ScenarioList.file), ScenarioList(publication: publication, edition: edition).text)
  }

  private func diagram(
    _ listed: ListedDiagram, _ tree: Product.Tree, _ path: String, _ needs: [Need], _ edition: Edition,
    _ words: Fingerprint
  ) -> Product {
    let (owner, id, language) = (listed.owner, listed.id, edition.language)
    return Product(tree, path, key: Fingerprint(of: drawings[owner], path, language.code, words), needs: needs) {
      material in
      material.diagrams(of: owner, in: language).first { $0.diagram.id == id }.map {
        Product.Made($0.standalone)
      }
    }
  }

  /// What all languages share: the calls as text, the schemas of what people write, and the table of contents for language models.
  func products(_ edition: Edition) -> [Product] {
    let (scenarios, simulations) = (publication.catalog.scenarios, publication.simulations)
    let text: @Sendable (DownloadFiles.Trace, Int) -> Product.Made = { format, place in
      .init(format.text(scenarios[place].titled(in: edition.firstLanguage), simulations[scenarios[place]]))
    }
    return scenarios.enumerated().flatMap { place, scenario in
      let key = Fingerprint(of: drawings[.scenario(scenario.id)], edition.firstLanguage)
      return DownloadFiles.Trace.allCases.map { format in
        Product(.site, format.path(scenario.id), key: key) { _ in text(format, place) }
      }
    }
      + ContentSchema.allCases.map { schema in
        Product(.site, schema.path, key: nil) { _ in .init(schema.text) }
      } + [Product(.site, LLMsText.file, LLMsText(publication: publication, edition: edition).text)]
  }
}

extension Product {
  /// A text that is made at once.
  fileprivate convenience init(_ tree: Tree, _ path: String, _ text: @autoclosure @escaping @Sendable () -> String?) {
    self.init(tree, path, key: nil) { _ in text().map { Made($0) } }
  }
}
