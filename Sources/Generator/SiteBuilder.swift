import Analysis
import ConcurrentMap
public import Diagnostics
public import Fingerprints
import Graphviz
import Scenarios
public import Site

/// Builds the site and the book: load → simulate → check → draw → render. Writing is the caller's, and comes last.
public enum SiteBuilder {
  /// What a build made, and what is wrong; with an error there is nothing made.
  public struct Outcome: Sendable {
    /// The HTML site.
    public var site = OutputTree()
    /// The Markdown book.
    public var book = OutputTree()
    /// What is wrong.
    public var diagnostics: [Diagnostic] = []
    /// The files with which nothing is wrong, for the next build: those of the site as `site/…`, of the book as `book/…`.
    public var files: [KeptOutput.File] = []
    /// Where the links of the pages lead, by the names of their trees.
    public var targets: [String: LinkTargets] = [:]
    /// What else the next build need not find out again.
    public var digests = KeptDigests()
    /// The files that were made, and why, in the order of their names.
    public var made: [MadeFile] = []
    /// How many scenarios were simulated.
    public var scenarioCount = 0
    /// How layouts were made, with those that are known now.
    public var layouts = LayoutSettings()
  }

  /// Builds the book alone, with the list of its pages; there is none with an error.
  public static func book(
    content: String, templates: TemplateOrigin, layouts: LayoutSettings = LayoutSettings(),
    progress: @escaping BuildProgress.Listener = { _ in }
  ) -> (outcome: Outcome, navigation: BookNavigation, title: String) {
    let inspection = SiteInspection(content: content, templates: templates, progress: progress)
    let outcome = make(
      inspection, content: content, only: .book, layouts: layouts, modules: nil, pictures: nil, kept: KeptOutput(),
      store: nil, progress: progress
    ).followed(beside: KeptOutput(), progress)
    let settings = inspection.catalog.settings
    return (
      outcome, BookNavigation(outcome.book, inspection.catalog),
      settings.title.text(in: settings.languages.first?.id ?? "en")
    )
  }

  /// Builds from a folder of content and a folder of templates.
  ///
  /// `address` stands in place of what the content's settings say of where the site is published. The site has the
  /// simulator for browsers and the reader of logs if there are `modules`, and pictures for links to its pages if somebody
  /// makes `pictures`. What is `kept` is not made again, and stands in the trees without its bytes. With a `store` no file is held in memory. `progress` is called from several threads, and changes nothing.
  public static func build(
    content: String, templates: TemplateOrigin, layouts: LayoutSettings = LayoutSettings(),
    address: SiteAddress = SiteAddress(), modules: BrowserModules? = nil, pictures: PictureMaker? = nil,
    kept: KeptOutput = KeptOutput(), store: OutputStore? = nil, progress: @escaping BuildProgress.Listener = { _ in }
  ) -> Outcome {
    make(
      content: content, templates: templates, layouts: layouts, address: address, modules: modules, pictures: pictures,
      kept: kept, store: store, progress: progress
    ).followed(beside: kept, progress)
  }

  /// Reads, checks and makes. What files are made from goes when this returns: of a large site, it takes more memory than all that
  /// comes behind.
  private static func make(
    content: String, templates: TemplateOrigin, layouts: LayoutSettings, address: SiteAddress, modules: BrowserModules?,
    pictures: PictureMaker?, kept: KeptOutput, store: OutputStore?, progress: @escaping BuildProgress.Listener
  ) -> Unfollowed {
    var known = KnownInspection()
    known.checks.digests = kept.digests
    let inspection = SiteInspection(
      content: content, templates: templates, address: address, modules: modules?.kinds ?? [], known: &known,
      progress: progress)
    let digests = known.checks.digests
    // What only a next build of the same process would ask is not held while pages are made.
    known = KnownInspection()
    var result = make(
      inspection, content: content, only: nil, layouts: layouts, modules: modules, pictures: pictures, kept: kept,
      store: store, progress: progress)
    result.outcome.digests.formUnion(digests)
    return result
  }

  /// Makes what was read and checked; one tree of it, or both.
  private static func make(
    _ inspection: SiteInspection, content: String, only tree: Product.Tree?, layouts: LayoutSettings,
    modules: BrowserModules?, pictures: PictureMaker?, kept: KeptOutput, store: OutputStore?,
    progress: @escaping BuildProgress.Listener
  ) -> Unfollowed {
    var outcome = Outcome()
    outcome.layouts = layouts
    outcome.scenarioCount = inspection.catalog.scenarios.count
    outcome.diagnostics = inspection.diagnostics
    guard !outcome.diagnostics.hasErrors else { return Unfollowed(outcome: outcome) }
    progress(.began(.planning, count: nil))
    var known = KnownProducts()
    known.digests = kept.digests
    var products = Products(inspection, content: content, modules: modules, pictures: pictures, &known)
    outcome.digests = known.digests
    known = KnownProducts()
    var (stale, fresh) = products.parted(by: kept)
    // Those that are made are held by the list of these alone, which shrinks.
    products.all = []
    if let tree { stale.removeAll { $0.place.tree != tree } }
    outcome.made = stale.compactMap { product in
      let place = product.place
      return product.reason(beside: kept).map { MadeFile(tree: place.tree.rawValue, path: place.path, reason: $0) }
    }.sorted { ($0.tree, $0.path) < ($1.tree, $1.path) }
    do throws(LayoutFailures) {
      let made = try MadeProducts(
        consume stale, of: products.publication, in: inspection.languages.map(\.words), &outcome.layouts, into: store,
        progress)
      let inVain = inspection.languages.flatMap { (words, _) in
        let asked = made.askedInVain(in: words.language).union(words.askedInVain)
        return inspection.templates.diagnostics(askedInVain: asked, in: words.language)
      }
      return Unfollowed(outcome: outcome, files: (made, fresh.map(\.place)), askedInVain: inVain)
    } catch {
      outcome.diagnostics += error.diagnostics
      return Unfollowed(outcome: outcome)
    }
  }

  /// What was made, before its links are followed.
  private struct Unfollowed {
    var outcome: Outcome
    /// What was made, and which files stay; `nil` where nothing could be made.
    var files: (made: MadeProducts, fresh: [Product.Place])?
    var askedInVain: [Diagnostic] = []

    func followed(beside kept: KeptOutput, _ progress: BuildProgress.Listener) -> Outcome {
      var outcome = outcome
      if let files {
        progress(.began(.following, count: nil))
        outcome.add(files.made, beside: files.fresh, kept)
      }
      outcome.diagnostics += askedInVain
      return outcome
    }
  }
}

extension SiteBuilder.Outcome {
  /// Adds what was made and what stays, unless something could not be made, and follows the links.
  fileprivate mutating func add(_ made: MadeProducts, beside fresh: [Product.Place], _ kept: KeptOutput) {
    diagnostics += made.failures
    guard made.failures.isEmpty else { return }
    @Sendable func finished(_ name: Product.Tree) -> (tree: OutputTree, broken: [Diagnostic], targets: LinkTargets) {
      let tree = made.tree(name, beside: fresh)
      let (broken, targets) = made.brokenLinks(name, in: tree, kept)
      return (tree, broken, targets)
    }
    let (ofSite, ofBook) = concurrently {
      finished(.site)
    } _: {
      finished(.book)
    }
    (site, book) = (ofSite.tree, ofBook.tree)
    let broken = ofSite.broken + ofBook.broken
    diagnostics += site.diagnostics + book.diagnostics + broken
    targets = [Product.Tree.site.rawValue: ofSite.targets, Product.Tree.book.rawValue: ofBook.targets]
    files = made.kept(without: Set(broken.map(\.location.file))) + fresh.compactMap { kept[$0.name] }
  }
}
