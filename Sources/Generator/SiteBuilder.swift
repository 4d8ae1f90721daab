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
    let (library, assets, templateProblems) = TemplateFolder.load(templates)
    let simulations = Simulations(catalog)
    let findings = EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog))
    outcome.scenarioCount = catalog.scenarios.count
    outcome.diagnostics =
      contentProblems + templateProblems + library.diagnostics + check(library)
      + CatalogCheck.diagnostics(catalog, simulations, findings)
    guard !outcome.diagnostics.hasErrors else { return outcome }
    do throws(BuildFailure) {
      let publication = try draw(catalog, simulations, findings: findings, &outcome.layouts)
      outcome.site = try render(publication, .site, library, assets)
      outcome.book = try render(publication, .book, library, assets)
    } catch {
      outcome.diagnostics += error.diagnostics
    }
    outcome.diagnostics += outcome.site.diagnostics + outcome.book.diagnostics
    outcome.diagnostics += LinkCheck.diagnostics(in: outcome.site) + LinkCheck.diagnostics(in: outcome.book)
    return outcome
  }

  /// Every template that there must be, held against what it will be given.
  private static func check(_ library: TemplateLibrary) -> [Diagnostic] {
    Edition.allCases.flatMap { edition in
      PageCatalog.kinds.flatMap { kind in
        library.diagnostics(for: "\(edition.rawValue)/\(kind.template)", shape: PageCatalog.shape(kind.template))
      }
    }
  }

  private static func draw(
    _ catalog: Catalog, _ simulations: Simulations, findings: [TraceFinding], _ settings: inout LayoutSettings
  ) throws(BuildFailure) -> Publication {
    let transitions = TransitionEvidence.all(findings)
    let entries = DiagramCatalog(catalog, simulations, transitions).entries
    let owned = Dictionary(grouping: entries, by: \.owner)
    let callbacks = CallbackReference(catalog.scenarios, simulations)
    let named = Set(callbacks.callbacks.map(\.name))
    let drawn: [DrawnDiagram]
    do throws(LayoutFailures) {
      drawn = try Drawer(entries, settings: &settings).drawn { entry in
        DiagramLinks(
          entry: entry, page: entry.owner.page, siblings: owned[entry.owner] ?? [], callbacks: named,
          machines: catalog.machines
        ).links
      }
    } catch {
      throw BuildFailure(diagnostics: error.diagnostics)
    }
    return Publication(
      catalog: catalog, simulations: simulations, findings: findings,
      history: ReleaseHistory.changes(in: catalog, simulations), transitions: transitions,
      scenariosInOrder: catalog.scenariosInOrder,
      callbacks: callbacks,
      diagrams: Dictionary(grouping: drawn, by: \.entry.owner))
  }

  private static func render(
    _ publication: Publication, _ edition: Edition, _ library: TemplateLibrary, _ assets: OutputTree
  ) throws(BuildFailure) -> OutputTree {
    var tree = OutputTree()
    for page in PageCatalog.pages(publication, edition) {
      let values = page.values.merging(frame(of: page, publication, edition))
      do throws(TemplateFailure) {
        let text = try library.render(
          "\(edition.rawValue)/\(page.template)", values, shape: PageCatalog.shape(page.template),
          escaping: edition.templates)
        tree.add(text, at: edition.file(page.address))
      } catch {
        throw BuildFailure(diagnostics: error.diagnostics)
      }
    }
    switch edition {
    case .site:
      for file in assets.files { tree.add(file.bytes, at: file.path) }
      tree.add(DiagramStyle.css, at: "diagrams.css")
    case .book:
      let drawn = publication.diagrams.values.flatMap { $0 }
      for diagram in drawn.sorted(by: { $0.diagram.id < $1.diagram.id }) {
        tree.add(diagram.standalone, at: DiagramValues.file(diagram))
      }
    }
    return tree
  }

  private static func frame(of page: Page, _ publication: Publication, _ edition: Edition) -> TemplateObject {
    let settings = publication.catalog.settings
    let part = page.address.split(separator: "/").first.map(String.init) ?? page.address
    return [
      "siteTitle": edition.text(settings.title.english),
      "siteTagline": settings.tagline.map { edition.text($0.english) } ?? .none,
      "isHome": .flag(page.address == "index"), "home": .text(edition.link(to: "index", from: page.address)),
      "search": .text(edition.link(to: SearchPage.address, from: page.address)),
      "style": .text(SitePath.relative(to: "style.css", from: edition.file(page.address))),
      "navigation": .list(
        PageFrame.parts.map { entry in
          let entryPart = entry.address.split(separator: "/").first.map(String.init) ?? entry.address
          let isCurrent = entryPart == part || (entryPart == "index" && part == "scenarios")
          return [
            "title": edition.text(entry.title),
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
