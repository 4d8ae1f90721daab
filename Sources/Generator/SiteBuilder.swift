public import Diagnostics
import Diagrams
import Drawing
import Evidence
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
    /// How many scenarios were simulated.
    public var scenarioCount = 0
    /// How layouts were made, with those that are known now.
    public var layouts = LayoutSettings()
  }

  /// Builds from a folder of content and a folder of templates.
  public static func build(
    content: String, templates: String, layouts: LayoutSettings = LayoutSettings()
  ) -> Outcome {
    var outcome = Outcome()
    outcome.layouts = layouts
    let (catalog, contentProblems) = CatalogLoader.load(folder: content)
    let templateFolder = TemplateFolder.load(templates)
    let languages = templateFolder.words.map { (words: $0, templates: templateFolder.library($0)) }
    let simulations = Simulations(catalog)
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    outcome.scenarioCount = catalog.scenarios.count
    outcome.diagnostics =
      contentProblems + templateFolder.diagnostics + templateFolder.untranslated
      + languages.flatMap { $0.templates.diagnostics + check($0.templates) }
      + CatalogCheck.diagnostics(catalog, simulations, findings)
    guard !outcome.diagnostics.hasErrors else { return outcome }
    do throws(BuildFailure) {
      let editions = languages.map { Edition(.site, words: $0.words) }
      var publication = try draw(catalog, simulations, findings: findings, .english, &outcome.layouts)
      for (edition, (_, library)) in zip(editions, languages) {
        if edition.language != .english {
          publication.diagrams = try diagrams(of: publication, edition.language, &outcome.layouts)
        }
        outcome.site.add(try render(publication, edition, among: editions, library))
        if edition.language == .english {
          outcome.book = try render(publication, .book, among: [.book], library)
        }
      }
      for file in templateFolder.assets.files { outcome.site.add(file.bytes, at: file.path) }
      outcome.site.add(DiagramStyle.css + templateFolder.styles, at: "style.css")
      outcome.diagnostics += languages.flatMap { templateFolder.diagnostics(askedInVain: $0.words) }
    } catch {
      outcome.diagnostics += error.diagnostics
    }
    outcome.diagnostics += outcome.site.diagnostics + outcome.book.diagnostics
    outcome.diagnostics += LinkCheck.diagnostics(in: outcome.site) + LinkCheck.diagnostics(in: outcome.book)
    return outcome
  }

  /// Every template that there must be, held against what it will be given.
  private static func check(_ library: TemplateLibrary) -> [Diagnostic] {
    Edition.Form.allCases.flatMap { form in
      PageCatalog.kinds.flatMap { kind in
        library.diagnostics(for: "\(form.rawValue)/\(kind.template)", shape: PageCatalog.shape(kind.template))
      }
    }
  }

  private static func draw(
    _ catalog: Catalog, _ simulations: Simulations, findings: [TraceFinding], _ words: DiagramWords,
    _ settings: inout LayoutSettings
  ) throws(BuildFailure) -> Publication {
    var publication = Publication(
      catalog: catalog, simulations: simulations, findings: findings,
      history: ReleaseHistory.changes(in: catalog, simulations), transitions: TransitionEvidence.all(findings),
      scenariosInOrder: catalog.scenariosInOrder,
      callbacks: CallbackReference(catalog.scenarios, simulations), diagrams: [:])
    publication.diagrams = try diagrams(of: publication, words.language, &settings)
    return publication
  }

  /// Every diagram in a language.
  private static func diagrams(
    of publication: Publication, _ language: DiagramLanguage, _ settings: inout LayoutSettings
  ) throws(BuildFailure) -> [DiagramEntry.Owner: [DrawnDiagram]] {
    let words = DiagramWords(language)
    let catalog = publication.catalog
    let entries = DiagramCatalog(catalog, publication.simulations, publication.transitions, words: words).entries
    let owned = Dictionary(grouping: entries, by: \.owner)
    let named = Set(publication.callbacks.callbacks.map(\.name))
    do throws(LayoutFailures) {
      let drawn = try Drawer(entries, words: words, settings: &settings).drawn { entry in
        DiagramLinks(
          entry: entry, page: entry.owner.page, siblings: owned[entry.owner] ?? [], callbacks: named,
          machines: catalog.machines
        ).links
      }
      return Dictionary(grouping: drawn, by: \.entry.owner)
    } catch {
      throw BuildFailure(diagnostics: error.diagnostics)
    }
  }

  private static func render(
    _ publication: Publication, _ edition: Edition, among editions: [Edition], _ library: TemplateLibrary
  ) throws(BuildFailure) -> OutputTree {
    var tree = OutputTree()
    for page in PageCatalog.pages(publication, edition) {
      let values = page.values.merging(frame(of: page, publication, edition, among: editions))
      do throws(TemplateFailure) {
        let text = try library.render(
          "\(edition.form.rawValue)/\(page.template)", values, shape: PageCatalog.shape(page.template),
          escaping: edition.templates)
        tree.add(text, at: edition.file(page.address))
      } catch {
        throw BuildFailure(diagnostics: error.diagnostics)
      }
    }
    if !edition.isSite {
      let drawn = publication.diagrams.values.flatMap { $0 }
      for diagram in drawn.sorted(by: { $0.diagram.id < $1.diagram.id }) {
        tree.add(diagram.standalone, at: DiagramValues.file(diagram))
      }
    }
    return tree
  }

  private static func frame(
    of page: Page, _ publication: Publication, _ edition: Edition, among editions: [Edition]
  ) -> TemplateObject {
    let settings = publication.catalog.settings
    let part = page.address.split(separator: "/").first.map(String.init) ?? page.address
    return [
      "siteTitle": edition.text(edition.own(settings.title)),
      "siteTagline": settings.tagline.map { edition.text(edition.own($0)) } ?? .none,
      "isHome": .flag(page.address == "index"), "home": .text(edition.link(to: "index", from: page.address)),
      "search": .text(edition.link(to: SearchPage.address, from: page.address)),
      "language": .text(edition.languageCode),
      "languages": .list(
        editions.map { other in
          [
            "code": .text(other.languageCode), "name": .text(other.language.name),
            "link": .text(edition.link(from: page.address, in: other)), "isCurrent": .flag(other == edition),
          ]
        }), "hasLanguages": .flag(editions.count > 1),
      "assets": .text(String(SitePath.relative(to: "style.css", from: edition.file(page.address)).dropLast(9))),
      "style": .text(SitePath.relative(to: "style.css", from: edition.file(page.address))),
      "navigation": .list(
        PageFrame.parts.map { entry in
          let entryPart = entry.address.split(separator: "/").first.map(String.init) ?? entry.address
          let isCurrent = entryPart == part || (entryPart == "index" && part == "scenarios")
          return [
            "title": edition.phrase(entry.title),
            "link": .text(edition.link(to: entry.address, from: page.address)), "isCurrent": .flag(isCurrent),
            "isPage": .flag(entry.address == page.address),
          ]
        }),
    ]
  }
}

/// Why a build stopped half-way.
private struct BuildFailure: Error {
  let diagnostics: [Diagnostic]
}
