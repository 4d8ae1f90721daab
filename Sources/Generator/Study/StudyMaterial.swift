import Analysis
public import Diagnostics
public import Diagrams
public import Drawing
import Evidence
public import Lifecycle
import Scenarios
public import Study

/// What is there to learn from: cards and sheets of a folder of content.
public struct StudyMaterial: Sendable {
  /// What is wrong with the content and the templates.
  public let diagnostics: [Diagnostic]
  private let content: StudiedContent
  private let templates: TemplateFolder

  /// Reads and runs a folder's content; `release` is that on which all of it is run, or `nil` for each scenario's own.
  public init(content folder: String, templates origin: TemplateOrigin, on release: Release? = nil) {
    let loaded = CatalogLoader.load(folder: folder)
    let (catalog, excess) = loaded.catalog.withoutExcess()
    let templates = TemplateFolder.load(origin)
    diagnostics = loaded.diagnostics + excess
    self.templates = templates
    let calls = ObservedCalls(EvidenceCheck.findings(catalog.evidence, reasons: Reasons(catalog)))
    let history = ReleaseHistory.changes(in: catalog, Simulations(catalog))
    content = StudiedContent(catalog, inOrder: catalog.scenariosInOrder, on: release, calls, history)
  }

  private func words(_ language: DiagramLanguage) -> StudyWords {
    StudyWords(
      words: templates.words.first { $0.language == language } ?? .english, settings: content.catalog.settings)
  }

  /// Why nothing can be said in a language; `nil` where it has words.
  public func fault(of language: DiagramLanguage) -> String? {
    templates.words.contains { $0.language == language } ? nil : templates.noWords(for: language.code)
  }

  /// The phrases that a language was asked for and has no words for.
  func askedInVain(in language: DiagramLanguage) -> [String] { words(language).words.askedInVain }

  /// The cards in a language, deck by deck.
  public func cards(in language: DiagramLanguage) -> [WrittenCard] {
    let words = words(language)
    return CardCollection(content).cards.map { WrittenCard($0, words) }
  }

  /// A sheet's pages as SVG: one, or of those to fill in each with its solution behind it.
  public func pages(
    of name: Sheet.Name, on paper: Paper, in language: DiagramLanguage
  ) throws(SheetFailure) -> [String] {
    let pages = SheetPages(words: words(language), release: content.shownRelease)
    var drawn: [String] = []
    for sheet in SheetCollection(content).pages(of: name) {
      let printed: PrintedSheet
      do { printed = try pages.printed(sheet) } catch { throw .layout(name.rawValue, "\(error)") }
      do { drawn.append(try SheetPage(printed, on: paper, in: language).svg) } catch { throw .overflow(error) }
    }
    return drawn
  }
}

/// Why there is no sheet.
public enum SheetFailure: Error {
  /// It does not fit on a page.
  case overflow(SheetOverflow)
  /// A drawing on it could not be laid out.
  case layout(String, String)
}
