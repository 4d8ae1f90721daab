import Diagnostics
import Fingerprints
import Site

/// A site's pages in one edition, as files to be made.
struct PageProducts {
  let frame: PageFrame
  /// The templates in the edition's language.
  let library: TemplateLibrary
  /// The fingerprint of the templates, and of their words in that language.
  let templates: Fingerprint

  /// A product for each of the recipes, of which `keys` says what it follows from in the edition's language.
  func products(_ recipes: [PageRecipe], _ keys: [Fingerprint]) -> [Product] {
    let edition = frame.edition
    let around = Fingerprint(
      of: edition.form.rawValue, edition.languageCode, edition.firstLanguage, templates, frame.key,
      frame.languagesKey)
    // One for all pages: each holds no frame and no templates of its own.
    let make: @Sendable (PageRecipe, Material) throws(TemplateFailure) -> Product.Made? = {
      [library, frame] (recipe, material) throws(TemplateFailure) in
      // What a page asks in vain is its own.
      var frame = frame
      frame.edition = edition.with(edition.words.anew())
      guard let page = recipe.page(frame.edition, material) else { return nil }
      let bytes = try Self.bytes(of: page, frame, library)
      return Product.Made(bytes, askedInVain: frame.edition.words.askedInVain)
    }
    return zip(recipes, keys).filter { recipe, _ in
      edition.form != .book || PageCatalog.isInBook((recipe.address, recipe.template))
    }.map { recipe, key in
      Product(
        edition.form == .book ? .book : .site, edition.file(recipe.address),
        key: Fingerprint(of: around, recipe.address, key), in: edition.language,
        needs: recipe.needs(edition)
      ) { (material) throws(TemplateFailure) in try make(recipe, material) }
    }
  }

  private static func bytes(
    of page: Page, _ frame: PageFrame, _ library: TemplateLibrary
  ) throws(TemplateFailure) -> [UInt8] {
    let edition = frame.edition
    let bytes = try library.bytes(
      "\(edition.form.templates)/\(page.template)", page.values.merging(frame.values(of: page)),
      shape: PageCatalog.shape(page.template), escaping: edition.form.escaping)
    guard edition.isSite else { return bytes }
    return HeadingLinks.added(to: bytes, label: edition.words("Link to this heading"))
  }
}
