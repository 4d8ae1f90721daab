import Diagrams
import Drawing
import Fingerprints
import Scenarios
import Site

/// Every file of a build, before any of them is made.
struct Products {
  let all: [Product]

  /// Lists them, where some of what is told of them may be `known`. Pages have pictures of their own if somebody makes them.
  init(
    _ inspection: SiteInspection, content: String, modules: BrowserModules?,
    pictures: PictureMaker? = nil, _ known: inout KnownProducts
  ) {
    let publication = Publication(inspection.simulated, history: inspection.history, known: &known.lists)
    let kinds = modules?.kinds ?? []
    let editions = Edition.all(inspection.languages.map(\.words))
    let texts = ScenarioTexts(publication, in: editions, &known.texts)
    let recipes = PageRecipes(publication, editions: editions, texts: texts).all(&known).filter {
      kinds.cover($0.address)
    }
    let files = FileProducts(publication, recipes, texts: texts, modules: kinds)
    let settings = publication.catalog.settings
    let source = Sourced(
      settings, from: settings.file.map(publication.catalog.source), settings.baseURL, settings.pathPrefix)
    let newestLogs = publication.newestLogs
    func pages(
      _ edition: Edition, _ editions: [Edition], _ library: TemplateLibrary, _ keys: [Fingerprint]
    ) -> [Product] {
      let frame = PageFrame(
        settings: source, edition: edition, editions: editions, content: content,
        guides: publication.catalog.listedPages.first.map { DocsPage.address($0.id) },
        modules: edition.form == .site ? kinds : [], hasPictures: pictures != nil, newestLogs: newestLogs,
        unlisted: publication.leftOut.listed)
      let key = inspection.templates.key(of: edition.form, edition.words)
      return PageProducts(frame: frame, library: library, templates: key).products(recipes, keys)
    }
    var all: [Product] = []
    // A page and its twins show the same texts.
    let keys = editions.map { edition in recipes.map { $0.key(edition) } }
    for ((edition, keys), (_, library)) in zip(zip(editions, keys), inspection.languages) {
      all += pages(edition, editions, library, keys)
      all += pages(edition.twin, editions.map(\.twin), library, keys)
      all += files.products(of: edition)
      if let pictures { all += SharedPictures(publication: publication, maker: pictures).products(of: edition) }
    }
    if let first = editions.first, let (words, library) = inspection.languages.first, let keys = keys.first {
      let book = Edition(.book, words: words, firstLanguage: first.firstLanguage)
      all += pages(book, [book], library, keys) + files.products(of: book) + files.products(first)
    }
    if settings.baseURL != nil {
      let files = all.map(\.place).filter { $0.tree == .site }.map(\.path)
      all.append(
        Product(.site, SiteMap.file, key: nil) { _ in
          SiteMap(settings: settings, editions: editions, files: files.sorted()).text.map { .init($0) }
        })
    }
    for kind in BrowserModule.allCases {
      guard let bytes = modules?.bytes[kind] else { continue }
      all.append(Product(.site, kind.file, key: nil) { _ in .init(bytes) })
    }
    // Files that a module's page alone has go where it goes.
    let left = BrowserModule.allCases.filter { !kinds.contains($0) }.reduce(into: Set<String>()) {
      $0.formUnion($1.assets)
    }
    let assets = inspection.templates.assets.files.filter { !left.contains($0.path) }
    all += assets.map { file in
      Product(.site, file.path, key: Fingerprint(of: file.path, Fingerprint(file.bytes))) { _ in
        .init(file.path.hasSuffix(".js") ? PublishedScript.withoutComments(file.bytes) : file.bytes)
      }
    }
    let styles = inspection.templates.styles.map(\.text)
    let theme = ThemeStyle.css(settings.theme)
    all.append(
      Product(.site, "style.css", key: Fingerprint(of: styles, theme)) { _ in
        .init(DiagramStyle.css + styles.map(StyleSheet.withoutComments).joined() + theme)
      })
    self.all = all
    self.publication = publication
  }

  let publication: Publication
}
