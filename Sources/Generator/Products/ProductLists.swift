import Diagnostics
import Diagrams
import Drawing
import Fingerprints
import Scenarios
import Site

/// Lists the files of a site, a language at a time. A build asks for all languages; a preview asks for those that somebody reads.
struct ProductLists: Sendable {
  let publication: Publication
  /// The site in each of its languages, the first one first.
  let editions: [Edition]

  private let content: String
  private let recipes: [PageRecipe]
  private let files: FileProducts
  private let settings: Sourced<SiteSettings>
  private let newestLogs: Phrase?
  private let modules: BrowserModules?
  private let pictures: PictureMaker?
  private let templates: TemplateFolder
  private let libraries: [TemplateLibrary]

  /// Makes the lists from what was inspected. What `known` holds from an earlier plan is not computed again. With a maker of
  /// `pictures`, each page has a picture of its own.
  init(
    _ inspection: SiteInspection, content: String, modules: BrowserModules?, pictures: PictureMaker? = nil,
    _ known: inout KnownProducts
  ) {
    publication = Publication(inspection.simulated, history: inspection.history, known: &known.lists)
    let kinds = modules?.kinds ?? []
    editions = Edition.all(inspection.languages.map(\.words), ownPlaces: inspection.templates.ownPlaces)
    let texts = ScenarioTexts(publication, in: editions, &known.texts)
    recipes = PageRecipes(publication, editions: editions, texts: texts, modules: kinds).all(&known)
      .filter { kinds.cover($0.address) }
    files = FileProducts(publication, recipes, texts: texts, modules: kinds)
    let settings = publication.catalog.settings
    self.settings = Sourced(
      settings, from: settings.file.map(publication.catalog.source), settings.baseURL, settings.pathPrefix)
    newestLogs = publication.newestLogs
    self.content = content
    self.modules = modules
    self.pictures = pictures
    templates = inspection.templates
    libraries = inspection.languages.map(\.templates)
  }

  private var kinds: Set<BrowserModule> { modules?.kinds ?? [] }

  /// The files of the site that one language has of its own, by its place among the editions.
  func ofLanguage(at place: Int) -> [Product] {
    let (edition, library) = (editions[place], libraries[place])
    // A page and its twin show the same texts.
    let keys = recipes.map { $0.key(edition) }
    return pages(edition, editions, library, keys) + pages(edition.twin, editions.map(\.twin), library, keys)
      + files.products(of: edition)
      + (pictures.map { SharedPictures(publication: publication, maker: $0).products(of: edition) } ?? [])
  }

  /// The files of the book.
  var ofBook: [Product] {
    guard let first = editions.first else { return [] }
    let book = first.inBook
    return pages(book, [book], libraries[0], recipes.map { $0.key(book) }) + files.products(of: book)
  }

  /// The files of the site that all languages share, beside those of its first language.
  func ofAllLanguages(beside first: [Product]) -> [Product] {
    var all = editions.first.map { files.products($0) } ?? []
    if settings.value.baseURL != nil {
      let files = first.map(\.place)
      all.append(
        Product(.site, SiteMap.file, key: nil) { [settings, editions] _ in
          let map = SiteMap(settings: settings.value, editions: editions, files: files.map(\.path).sorted())
          return map.text.map { .init($0) }
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
    let assets = templates.assets.files.filter { !left.contains($0.path) }
    all += assets.map { file in
      Product(.site, file.path, key: Fingerprint(of: file.path, Fingerprint(file.bytes))) { _ in
        .init(file.path.hasSuffix(".js") ? PublishedScript.withoutComments(file.bytes) : file.bytes)
      }
    }
    let styles = templates.styles.map(\.text)
    let theme = ThemeStyle.css(settings.value.theme)
    all.append(
      Product(.site, "style.css", key: Fingerprint(of: styles, theme)) { _ in
        .init(DiagramStyle.css + styles.map(StyleSheet.withoutComments).joined() + theme)
      })
    return all
  }

  /// The pages of an edition, which lead to the others; `keys` says what each follows from in its language.
  private func pages(
    _ edition: Edition, _ editions: [Edition], _ library: TemplateLibrary, _ keys: [Fingerprint]
  ) -> [Product] {
    let frame = PageFrame(
      settings: settings, edition: edition, editions: editions, content: content,
      guides: publication.catalog.listedPages.first.map { DocsPage.address($0.id) },
      modules: edition.form == .site ? kinds : [], hasPictures: pictures != nil,
      hasPreview: templates.assets[PageFrame.preview] != nil, icon: templates.icon, newestLogs: newestLogs,
      unlisted: publication.leftOut.listed)
    return PageProducts(
      frame: frame, library: library, templates: templates.key(of: edition)
    ).products(recipes, keys)
  }
}
