import Analysis
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
  ///
  /// `address` stands in place of what the content's settings say of where the site is published. The site has the
  /// simulator for browsers if there is a `module`. `progress` is called from several threads, and changes nothing.
  public static func build(
    content: String, templates: String, layouts: LayoutSettings = LayoutSettings(),
    address: SiteAddress = SiteAddress(), module: SimulatorModule? = nil,
    progress: @escaping BuildProgress.Listener = { _ in }
  ) -> Outcome {
    let inspection = SiteInspection(
      content: content, templates: templates, address: address, hasModule: module != nil, progress: progress)
    let (catalog, languages) = (inspection.catalog, inspection.languages)
    var outcome = Outcome()
    outcome.layouts = layouts
    outcome.scenarioCount = catalog.scenarios.count
    outcome.diagnostics = inspection.diagnostics
    guard !outcome.diagnostics.hasErrors else { return outcome }
    do throws(BuildFailure) {
      let editions = languages.map { Edition(.site, words: $0.words) }
      var publication = try draw(inspection, .english, &outcome.layouts, progress)
      for (edition, (_, library)) in zip(editions, languages) {
        if edition.language != .english {
          publication.diagrams = try diagrams(of: publication, edition.language, &outcome.layouts, progress)
        }
        let frame = PageFrame(publication: publication, edition: edition, editions: editions, content: content)
        outcome.site.add(try render(publication, frame, library, progress))
        let twins = editions.map(\.twin)
        let twin = PageFrame(publication: publication, edition: edition.twin, editions: twins, content: content)
        outcome.site.add(try render(publication, twin, library, progress))
        outcome.site.add(SiteFiles.files(publication, edition))
        if edition.language == .english {
          let book = PageFrame(publication: publication, edition: .book, editions: [.book], content: content)
          outcome.book = try render(publication, book, library, progress)
          outcome.book.add(SiteFiles.diagrams(publication))
        }
      }
      outcome.site.add(SiteFiles.files(publication, editions, beside: outcome.site))
      if let module { outcome.site.add(module.bytes, at: SimulatorModule.file) }
      for file in inspection.templates.assets.files { outcome.site.add(file.bytes, at: file.path) }
      outcome.site.add(DiagramStyle.css + inspection.templates.styles, at: "style.css")
      outcome.diagnostics += languages.flatMap { inspection.templates.diagnostics(askedInVain: $0.words) }
    } catch {
      outcome.diagnostics += error.diagnostics
    }
    progress(.began(.checking, count: nil))
    outcome.diagnostics += outcome.site.diagnostics + outcome.book.diagnostics
    outcome.diagnostics += LinkCheck.diagnostics(in: outcome.site) + LinkCheck.diagnostics(in: outcome.book)
    return outcome
  }

  private static func draw(
    _ inspection: SiteInspection, _ words: DiagramWords, _ settings: inout LayoutSettings,
    _ progress: @escaping BuildProgress.Listener
  ) throws(BuildFailure) -> Publication {
    let (catalog, simulations, findings) = (inspection.catalog, inspection.simulations, inspection.findings)
    let scenarios = catalog.scenariosInOrder
    var publication = Publication(
      catalog: catalog, simulations: simulations, findings: findings,
      history: ReleaseHistory.changes(in: catalog, simulations), transitions: TransitionEvidence.all(findings),
      verdicts: ClaimVerdicts(catalog, simulations, inspection.calls),
      coverage: Coverage(scenarios, simulations, findings),
      scenariosInOrder: scenarios, callbacks: CallbackReference(scenarios, simulations),
      patterns: LogPatterns(scenarios, simulations), related: RelatedScenarios.all(scenarios, simulations),
      runs: Dictionary(scenarios.map { ($0.id, ScenarioRuns($0, simulations[$0])) }) { first, _ in first },
      diagrams: [:])
    publication.diagrams = try diagrams(of: publication, words.language, &settings, progress)
    return publication
  }

  /// Every diagram in a language.
  private static func diagrams(
    of publication: Publication, _ language: DiagramLanguage, _ settings: inout LayoutSettings,
    _ progress: @escaping BuildProgress.Listener
  ) throws(BuildFailure) -> [DiagramEntry.Owner: [DrawnDiagram]] {
    let words = DiagramWords(language)
    let catalog = publication.catalog
    let entries = DiagramCatalog(catalog, publication.simulations, publication.transitions, words: words).entries
    let owned = Dictionary(grouping: entries, by: \.owner)
    let named = Set(publication.callbacks.callbacks.map(\.name))
    do throws(LayoutFailures) {
      progress(.began(.layingOut, count: nil))
      let drawer = try Drawer(entries, words: words, settings: &settings)
      progress(.began(.drawing, count: entries.count))
      let drawn = drawer.drawn { entry in
        progress(.advanced)
        return DiagramLinks(
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
    _ publication: Publication, _ frame: PageFrame, _ library: TemplateLibrary,
    _ progress: @escaping BuildProgress.Listener
  ) throws(BuildFailure) -> OutputTree {
    let edition = frame.edition
    typealias Rendered = Result<(address: String, text: String), TemplateFailure>
    let makers = PageCatalog.makers(publication, edition)
    progress(.began(.rendering, count: makers.count))
    let rendered = makers.concurrentMap { make -> Rendered? in
      defer { progress(.advanced) }
      guard let page = make() else { return nil }
      let values = page.values.merging(frame.values(of: page))
      do throws(TemplateFailure) {
        let text = try library.render(
          "\(edition.form.templates)/\(page.template)", values, shape: PageCatalog.shape(page.template),
          escaping: edition.form.escaping)
        let label = edition.words("Link to this heading")
        return .success((page.address, edition.isSite ? HeadingLinks.added(to: text, label: label) : text))
      } catch {
        return .failure(error)
      }
    }
    var tree = OutputTree()
    var problems: [Diagnostic] = []
    for page in rendered {
      switch page {
      case .success((let address, let text))?: tree.add(text, at: edition.file(address))
      case .failure(let failure)?: problems += failure.diagnostics
      case nil: continue
      }
    }
    guard problems.isEmpty else { throw BuildFailure(diagnostics: problems) }
    return tree
  }
}

/// Why a build stopped half-way.
private struct BuildFailure: Error {
  let diagnostics: [Diagnostic]
}
